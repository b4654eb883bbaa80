// The API as tools for language models (Model Context Protocol). Every answer is the API's own
// body, cut where lists are long.
import {
  fromJsonSchema,
  type JsonSchemaValidatorResult,
  McpServer,
} from '@modelcontextprotocol/server';
import type { Catalogue } from '../../src/contract/catalogue.ts';
import { DEFAULT_LOTTERY } from '../../src/contract/query.ts';
import { API_VERSION, SITE_NAME_LATIN } from '../../src/contract/site.ts';
import {
  createOutputSchema,
  createRefusedResult,
  createResult,
  Refusal,
  suggest,
} from './answer.ts';
import { createAsk, type McpApi, nearestDays, readCatalogue } from './api.ts';
import { type Arguments, readArguments } from './arguments.ts';
import { getDraw, listComing, listDays, listLotteries } from './draw-tools.ts';
import { checkNumbers, getCalculations, getResults, getStats } from './endpoint-tools.ts';
import { type Tool, type ToolContext, toolName } from './tool.ts';

const INSTRUCTIONS = `Results of Thai, Lao and Hanoi lotteries: winning numbers, checking of tickets, frequencies of past draws.
- Without \`lottery\` every tool means ${DEFAULT_LOTTERY}. Identifiers: ${toolName('listLotteries')}.
- Numbers are texts: zeros in front count. Dates are Gregorian, YYYY-MM-DD; Thai years (2569) minus 543.
- ${toolName('getResults')} knows the newest 20 stored draws, ${toolName('getDraw')} any day that ${toolName('listDays')} lists.
- An argument that a tool does not have is refused; \`suggestion\` and \`accepted\` say what it takes.
- Pass on \`notes\`, and \`error\`, to the user: they are written for users.
- Answers stay below 20 kB: narrow with \`prize\`, \`numbers\`, \`top\` or \`limit\`; \`full\` lifts the bound.
- Only stored draws are known: one that was due may have been drawn and be missing here. \`notes\` say so; never take the newest stored for the newest drawn.
- An \`amount\` of "0.00" is an unknown payout. Times ending in Z are UTC; Bangkok is 7 hours ahead.
- Past draws predict nothing. Never suggest a number to play.`;

const READING = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

/** We judge the arguments: our refusals say in Thai what to do. The schema is for the model. */
const ANYTHING = {
  getValidator:
    <T>() =>
    (input: unknown): JsonSchemaValidatorResult<T> => ({
      valid: true,
      data: input as T,
      errorMessage: undefined,
    }),
};

/**
 * What makes a server, to be connected: one for each connection or request. What it says is
 * accepted is what the API says of itself now.
 */
export async function createServers(api: McpApi): Promise<() => McpServer> {
  const ask = createAsk(api);
  const context = { ask, catalogue: await readCatalogue(ask), now: api.now };
  const tools = [
    getResults(context),
    ...checkNumbers(context),
    getStats(context),
    getCalculations(context),
    listLotteries(context),
    listDays(context),
    getDraw(context),
    listComing(context),
  ].map((tool) => ({ tool, config: describeTool(tool) }));
  const name = SITE_NAME_LATIN.toLowerCase();
  const info = { name, title: SITE_NAME_LATIN, version: API_VERSION };
  return () => {
    const server = new McpServer(info, { instructions: INSTRUCTIONS });
    for (const { tool, config } of tools) {
      server.registerTool(tool.name, config, (given) => callTool(tool, given, context));
    }
    return server;
  };
}

function describeTool({ title, description, declared, required = [], schema }: Tool) {
  return {
    title,
    description,
    inputSchema: fromJsonSchema(
      {
        type: 'object',
        properties: declared,
        ...(required.length > 0 && { required: [...required] }),
        additionalProperties: false,
      } as never,
      ANYTHING,
    ),
    outputSchema: createOutputSchema(schema),
    annotations: { title, ...READING },
  };
}

async function callTool(tool: Tool, given: unknown, context: ToolContext) {
  try {
    const read = readArguments(tool.declared, given);
    try {
      return createResult(await tool.call(read), read['full'] === true);
    } catch (error) {
      throw error instanceof Refusal ? await explain(error, tool, read, context) : error;
    }
  } catch (error) {
    return createRefusedResult(error);
  }
}

/** A refusal with what is accepted and what may have been meant, if it does not say so itself. */
async function explain(
  refusal: Refusal,
  { declared }: Tool,
  read: Arguments,
  { ask, catalogue }: ToolContext,
) {
  const { success: _, ...fault } = refusal.fault;
  const { parameter = '' } = fault;
  const given = read[parameter];
  const values = fault.accepted ?? (declared[parameter]?.['enum'] as string[] | undefined);
  const accepted =
    fault.code === 'no_draw_on_date'
      ? await nearestDays(ask, String(read['lottery'] ?? DEFAULT_LOTTERY), String(given))
      : values;
  const [newest = ''] = accepted ?? [];
  const isLater = fault.code === 'no_draw_on_date' && String(given) > newest;
  const suggestion =
    typeof given === 'string' && fault.code.startsWith('unknown_')
      ? (suggest(given, accepted ?? []) ?? findByName(given, catalogue))
      : undefined;
  return new Refusal({
    ...fault,
    // A day that may have had its draw is not one that had none.
    ...(isLater && {
      error: `${fault.error} งวดหลังจากนั้นอาจออกแล้วแต่ยังไม่มีในระบบ · The newest stored draw is of ${newest}; a later one may have been drawn and be missing here.`,
    }),
    ...(accepted && { accepted }),
    ...(suggestion !== undefined && { suggestion }),
  });
}

/** What users call a lottery is its Thai name; no prize or window is near one. */
function findByName(given: string, catalogue: Catalogue): string | undefined {
  const names = catalogue.map(({ nameTh }) => nameTh);
  const meant = suggest(given, names);
  return catalogue.find(({ nameTh }) => nameTh === meant)?.slug;
}
