// The API as tools for language models (Model Context Protocol). Every answer is the API's own
// body, with the sentences that a model must pass on.
import { fromJsonSchema, McpServer } from '@modelcontextprotocol/server';
import type { LotteriesBody } from '../../src/api/answers/lotteries.schema.ts';
import { catalogueFrom } from '../../src/api/contract/catalogue.ts';
import { internalError } from '../../src/api/contract/faults.ts';
import { FILES } from '../../src/api/contract/open-files.ts';
import { DEFAULT_LOTTERY } from '../../src/api/contract/query.ts';
import { API_VERSION, SITE_NAME_LATIN } from '../../src/api/contract/service.ts';
import { bangkokDay } from '../../src/domain/clock.ts';
import { createAsk, type McpApi } from './api.ts';
import { dayMeant, readArguments, type Values } from './arguments.ts';
import { logFailure } from './log-failure.ts';
import { readLottery } from './lottery-argument.ts';
import { Refusal, refusalOf, type ToolFault } from './refusal.ts';
import { argumentsOf, type Tool, type ToolContext, toolName } from './tool.ts';
import { TOOLS } from './tools.ts';

const INSTRUCTIONS = `Results of Thai, Lao and Hanoi lotteries: winning numbers, checking of tickets, frequencies of past draws.
- Without \`lottery\` a tool of one lottery means ${DEFAULT_LOTTERY}. A Thai or English name will do as well as an identifier: ${toolName('list_lotteries')}.
- Numbers are texts: zeros in front count. Dates are Gregorian, YYYY-MM-DD; Thai years (2569) minus 543.
- ${toolName('get_latest')} has the newest draw of all lotteries, ${toolName('get_results')} the newest 20 of one or, with \`date\`, that of any day that ${toolName('list_days')} lists.
- A refusal says what is taken: \`error\` (Thai), \`errorEn\`, \`accepted\`, \`near\`, \`suggestion\`.
- Pass on \`notes\`, and \`error\`, to the user: they are written for users, and say where numbers are doubtful, unconfirmed, missing, withdrawn or not the newest. \`standing\` has their codes.
- \`limit\`, \`top\`, \`prize\` and \`numbers\` say how much comes; \`notes\` how much there is.
- Only stored draws are known: one that was due may have been drawn and be missing here. \`notes\` say so; never take the newest stored for the newest drawn.
- \`nextDraw\` follows the newest stored draw: where its day is past, its result is missing here. ${toolName('list_coming')} has those to come.
- An \`amount\` of "0.00" is an unknown payout. Times ending in Z are UTC; Bangkok is 7 hours ahead.
- Past draws predict nothing. Never suggest a number to play.`;

/** The API judges the arguments, and says in Thai what to do. The schema is for the model. */
const ANYTHING = {
  getValidator: () => (input: unknown) =>
    ({ valid: true, data: input as never, errorMessage: undefined }) as const,
};

const ANNOTATIONS = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

/** What makes a server for each connection or request. It accepts what the API now says. */
export async function createServers(api: McpApi & Pick<ToolContext, 'names'>) {
  const ask = createAsk(api);
  const catalogue = catalogueFrom(await ask.body<LotteriesBody>(FILES.lotteries.path));
  const context = { ...api, ask, catalogue };
  const info = {
    name: SITE_NAME_LATIN.toLowerCase(),
    title: SITE_NAME_LATIN,
    version: API_VERSION,
  };
  const tools = TOOLS.map((tool) => {
    const schema = argumentsOf(tool, catalogue);
    const { title, description } = tool;
    const inputSchema = fromJsonSchema(schema as never, ANYTHING);
    const config = { title, description, inputSchema, annotations: ANNOTATIONS };
    const names = Object.keys(schema.properties);
    return {
      name: toolName(tool.name),
      config,
      call: (call: unknown) => callTool(tool, names, call, context),
    };
  });
  return () => {
    const server = new McpServer(info, { instructions: INSTRUCTIONS });
    for (const { name, config, call } of tools) server.registerTool(name, config, call);
    return server;
  };
}

async function callTool(
  { answer }: Tool,
  names: readonly string[],
  call: unknown,
  context: ToolContext,
) {
  let values: Values = {};
  try {
    values = readArguments(names, call);
    const { lottery } = values;
    const slug = lottery !== undefined && { lottery: readLottery(lottery, context) };
    return { content: textOf(await answer({ ...values, ...slug }, context)) };
  } catch (error) {
    // The operator reads more than the model.
    if (!(error instanceof Refusal)) logFailure(error);
    const { fault } = error instanceof Refusal ? error : refusalOf(internalError());
    const meant = fault.code === 'invalid_date' && { suggestion: dayMeant(values) };
    const toCome = sayToCome(fault, values, context.now());
    return { isError: true, content: textOf({ success: false, ...fault, ...meant, ...toCome }) };
  }
}

/** The API refuses a day without a clock: that it is still to come is said here. */
function sayToCome({ code, error, errorEn }: ToolFault, { date = '' }: Values, now: Date) {
  if (code !== 'no_draw_on_date' || date <= bangkokDay(now.getTime())) return undefined;
  return {
    error: `วันนั้นยังมาไม่ถึง ${error}`,
    errorEn: `That day is still to come. ${errorEn}`,
  };
}

/** As text, which every client hands to its model. */
const textOf = (content: object) => [{ type: 'text' as const, text: JSON.stringify(content) }];
