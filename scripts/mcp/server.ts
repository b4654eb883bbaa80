// The API as tools for language models (Model Context Protocol). Every answer is the API's own
// body, cut where lists are long.
import { setImmediate } from 'node:timers/promises';
import { fromJsonSchema, McpServer } from '@modelcontextprotocol/server';
import PQueue from 'p-queue';
import { catalogueFrom } from '../../src/api/contract/catalogue.ts';
import { FILES } from '../../src/api/contract/open-files.ts';
import { bangkokDay } from '../../src/domain/clock.ts';
import { DEFAULT_LOTTERY } from '../../src/api/contract/query.ts';
import type { LotteriesBody } from '../../src/api/answers/lotteries.schema.ts';
import { API_VERSION, SITE_NAME_LATIN } from '../../src/api/contract/service.ts';
import { createRefusedResult, createResult, Refusal, suggest } from './tool-answer.ts';
import { createAsk, isAnnounced, type McpApi, nearestDays } from './api.ts';
import { type Arguments, readArguments } from './arguments.ts';
import { CHECK_TOOLS } from './check-tools.ts';
import { COUNT_TOOLS } from './count-tools.ts';
import { DRAW_TOOLS } from './draw-tools.ts';
import { nearLotteries, withSlug } from './lottery-argument.ts';
import { refuseOtherDraws } from './other-draws.ts';
import { withPrize } from './prize-argument.ts';
import { RESULTS_TOOLS } from './results-tools.ts';
import { requireLottery, slugOf, type Tool, type ToolContext, toolName } from './tool.ts';

const INSTRUCTIONS = `Results of Thai, Lao and Hanoi lotteries: winning numbers, checking of tickets, frequencies of past draws.
- Without \`lottery\` every tool means ${DEFAULT_LOTTERY}. A Thai or English name will do as well as an identifier: ${toolName('listLotteries')}.
- Numbers are texts: zeros in front count. Dates are Gregorian, YYYY-MM-DD; Thai years (2569) minus 543.
- ${toolName('getLatest')} has the newest draw of all lotteries, ${toolName('getResults')} the newest 20 of one, ${toolName('getDraw')} any day that ${toolName('listDays')} lists.
- An argument that a tool does not have is refused; \`suggestion\`, \`near\` and \`accepted\` say what it takes.
- Pass on \`notes\`, and \`error\`, to the user: they are written for users, and say where numbers are doubtful, unconfirmed, missing, withdrawn or not the newest.
- Answers stay below 20 kB: \`notes\` say what was left out and how to ask for it. \`prize\`, \`numbers\`, \`top\` and \`limit\` narrow.
- Only stored draws are known: one that was due may have been drawn and be missing here. \`notes\` say so; never take the newest stored for the newest drawn.
- An \`amount\` of "0.00" is an unknown payout. Times ending in Z are UTC; Bangkok is 7 hours ahead.
- Past draws predict nothing. Never suggest a number to play.`;

/** We judge the arguments: our refusals say in Thai what to do. The schema is for the model. */
const ANYTHING = {
  getValidator: () => (input: unknown) =>
    ({ valid: true, data: input as never, errorMessage: undefined }) as const,
};

const TOOLS = [...RESULTS_TOOLS, ...CHECK_TOOLS, ...COUNT_TOOLS, ...DRAW_TOOLS].map((tool) => ({
  tool,
  config: describe(tool),
}));

/** Calls answered at once: a build is read by this process alone, an origin over a network. */
const AT_ONCE = { build: 1, origin: 8 };

/** What makes a server for each connection or request. It accepts what the API now says. */
export async function createServers(api: McpApi & Pick<ToolContext, 'names'>) {
  const ask = createAsk(api);
  const catalogue = catalogueFrom(await ask.body<LotteriesBody>(FILES.lotteries.path));
  const context = { ...api, ask, catalogue };
  const name = SITE_NAME_LATIN.toLowerCase();
  const info = { name, title: SITE_NAME_LATIN, version: API_VERSION };
  const queue = new PQueue({ concurrency: AT_ONCE[api.origin === '' ? 'build' : 'origin'] });
  const answer = (tool: Tool, given: unknown) =>
    queue.add(async () => {
      // Lets other events run between two calls.
      await setImmediate();
      return callTool(tool, given, context);
    });
  return () => {
    const server = new McpServer(info, { instructions: INSTRUCTIONS });
    for (const { tool, config } of TOOLS) {
      server.registerTool(tool.name, config, (given) => answer(tool, given));
    }
    return server;
  };
}

function describe({ title, description, declared, required = [] }: Tool) {
  const schema = {
    type: 'object',
    properties: declared,
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
  return {
    title,
    description,
    inputSchema: fromJsonSchema(schema as never, ANYTHING),
    annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  };
}

async function callTool(tool: Tool, given: unknown, context: ToolContext) {
  try {
    const named = withSlug(readArguments(tool.declared, given), context);
    const read = withPrize(named, context);
    try {
      await requireGiven(tool, read, context);
      return createResult(await tool.call(read, context), read['full'] === true);
    } catch (error) {
      throw error instanceof Refusal ? await explain(error, read, tool, context) : error;
    }
  } catch (error) {
    return createRefusedResult(error);
  }
}

/** Refuses a call without what its tool cannot do without, and says what that looks like. */
async function requireGiven(
  { declared, required = [] }: Tool,
  read: Arguments,
  context: ToolContext,
) {
  const name = required.find((parameter) => (read[parameter] ?? []).toString() === '');
  if (name === undefined) return;
  const [example] = (declared[name]?.['examples'] ?? []) as unknown[];
  const readNewest = () =>
    nearestDays(context.ask, requireLottery(read, context.catalogue).slug, '9999');
  const days = name === 'date' ? await readNewest() : undefined;
  throw new Refusal({
    code: 'missing_argument',
    error: `กรุณาระบุ ${name} เช่น ${JSON.stringify(example)}${days ? ` งวดล่าสุดที่มีคือ ${days[0]}` : ''} · ${name} is needed, as ${JSON.stringify(example)}.${days ? ` The newest stored draw is of ${days[0]}; ${toolName('getResults')} gives it without a date.` : ''}`,
    parameter: name,
    accepted: days ?? [JSON.stringify(example)],
  });
}

/** A refusal with what is accepted and what may have been meant, if it does not say so itself. */
async function explain({ fault }: Refusal, read: Arguments, tool: Tool, context: ToolContext) {
  const { accepted: values, ...others } = fault;
  const given = String(read[others.parameter ?? ''] ?? '');
  if (others.code === 'unknown_lottery') {
    // Where none is near, the sentence lists them all.
    return new Refusal({ ...others, ...nearLotteries(given, context.names) });
  }
  const slug = slugOf(read);
  const isNoDay = others.code === 'no_draw_on_date';
  if (isNoDay && CHECK_TOOLS.includes(tool)) {
    const isToCome = given > bangkokDay(context.now().getTime());
    return refuseOtherDraws(others, isToCome, await isAnnounced(context.ask, slug, given));
  }
  const accepted = isNoDay ? await nearestDays(context.ask, slug, given) : values;
  const suggestion = fault.suggestion ?? suggestValue(others.code, given, values ?? []);
  return new Refusal({
    ...others,
    ...(accepted && { accepted }),
    ...(suggestion !== undefined && { suggestion }),
  });
}

/** The accepted value that may be meant: of windows the next greater one. */
function suggestValue(code: string, given: string, accepted: readonly string[]) {
  if (code === 'unknown_window' && /^[0-9]+$/.test(given)) {
    return accepted.find((window) => window === 'all' || Number(window) >= Number(given));
  }
  return code.startsWith('unknown_') ? suggest(given, accepted) : undefined;
}
