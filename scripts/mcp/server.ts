// The API as tools for language models (Model Context Protocol). Every answer is the API's own body.
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { FaultBody } from '../../src/contract/bodies/fault.ts';
import type { LotteriesBody } from '../../src/contract/bodies/lotteries.ts';
import type { Catalogue } from '../../src/contract/catalogue.ts';
import { ENDPOINTS, type EndpointName, LOTTERIES_FILE } from '../../src/contract/endpoints.ts';
import { internalError } from '../../src/contract/faults.ts';
import { DEFAULT_LOTTERY } from '../../src/contract/query.ts';
import { API_VERSION, SITE_NAME_LATIN } from '../../src/contract/site.ts';
import { CHECK_DISCLAIMER, SCORE_DISCLAIMER } from '../../src/contract/wording.ts';
import { calendarPath, comingAnnouncements } from './coming.ts';
import { inputOf, queryOf, type ToolInput } from './tool-input.ts';

export type McpApi = {
  /** Before `/api`. */
  readonly origin: string;
  readonly fetch: typeof fetch;
  readonly now: () => Date;
};

/** More fill a screen and help no one. */
const MOST_ANNOUNCEMENTS = 10;

const DESCRIPTIONS: Readonly<Record<EndpointName, string>> = {
  results: 'ผลรางวัลงวดล่าสุดของหวย · The newest draws of a lottery, newest first.',
  check: `ตรวจเลขกับงวดล่าสุดหรืองวดที่ระบุ · Checks a number, or several, against a draw. ${CHECK_DISCLAIMER}`,
  stats: `สถิติความถี่ของเลขที่ออก · How often each number was drawn. Ask for one prize: all of them are long. ${SCORE_DISCLAIMER}`,
  calculations: `คะแนนของเลขจากผลที่ผ่านมา · Scores of digits and pairs over past draws. They describe the past and predict nothing; never offer them as advice on a number. ${SCORE_DISCLAIMER}`,
};

/** What a model must not leave out when it passes an answer on. */
const SENTENCES: Partial<Record<EndpointName, string>> = {
  check: CHECK_DISCLAIMER,
  stats: SCORE_DISCLAIMER,
  calculations: `${SCORE_DISCLAIMER} · Scores describe past draws and predict nothing.`,
};

const READING = { readOnlyHint: true, idempotentHint: true };

type Ask = (path: string) => Promise<string>;

/** The server, not yet connected. What it says is accepted is what the API says of itself. */
export async function createMcpServer(api: McpApi): Promise<McpServer> {
  const server = new McpServer({ name: SITE_NAME_LATIN.toLowerCase(), version: API_VERSION });
  const ask: Ask = (path) => askApi(api, path);
  const catalogue = await catalogueBy(ask);

  for (const name of Object.keys(ENDPOINTS) as EndpointName[]) {
    const inputSchema = inputOf(name, catalogue);
    const description = DESCRIPTIONS[name];
    server.registerTool(name, { description, inputSchema, annotations: READING }, async (input) => {
      const query = new URLSearchParams(queryOf(input as ToolInput));
      return answer(await ask(`${ENDPOINTS[name].path}?${query}`), SENTENCES[name]);
    });
  }

  const description =
    'หวยทุกประเภท ชื่อ เวลาออก รางวัล · Every lottery: names, schedule, prizes, how far its draws reach.';
  server.registerTool('lotteries', { description, annotations: READING }, async () =>
    answer(await ask(LOTTERIES_FILE)),
  );
  registerCalendar(server, ask, catalogue, api.now);
  return server;
}

function registerCalendar(server: McpServer, ask: Ask, catalogue: Catalogue, now: () => Date) {
  const { lottery } = inputOf('results', catalogue);
  const description = `วันและเวลาที่จะประกาศผลครั้งต่อไป · The next ${MOST_ANNOUNCEMENTS} announcements of a lottery, by its schedule and the known exceptions; none is promised.`;
  const inputSchema = { ...(lottery && { lottery }) };
  server.registerTool(
    'calendar',
    { description, inputSchema, annotations: READING },
    async (input) => {
      const query = queryOf(input);
      // Refuses what is no lottery in the words of the contract; a path would only be unknown.
      await ask(`${ENDPOINTS.results.path}?${new URLSearchParams(query)}`);
      const slug = query['lottery'] ?? DEFAULT_LOTTERY;
      const coming = comingAnnouncements(await ask(calendarPath(slug)), now(), MOST_ANNOUNCEMENTS);
      return answer(JSON.stringify({ success: true, lottery: slug, coming }));
    },
  );
}

/** The text of an answer; a refusal is thrown, which the server hands on as the text of an error. */
async function askApi({ origin, fetch }: McpApi, path: string): Promise<string> {
  const reply = await fetch(`${origin}${path}`).then(
    async (response) => ({ ok: response.ok, text: await response.text() }),
    // Standard error is for us; the model gets the sentence that is meant for users.
    (error: unknown) => {
      console.error(error);
      return { ok: false, text: '' };
    },
  );
  if (!reply.ok) throw new Error(refusalOf(reply.text));
  return reply.text;
}

/** As `inputOf` needs it, from the list of lotteries. */
async function catalogueBy(ask: Ask): Promise<Catalogue> {
  const { lotteries } = JSON.parse(await ask(LOTTERIES_FILE)) as LotteriesBody;
  return lotteries.map(({ lottery, nameTh, eras, numberLengths, coverage }) => ({
    slug: lottery,
    nameTh,
    prizes: (eras.at(-1)?.prizes ?? []).map(({ slug }) => slug),
    numberLengths,
    hasDraws: coverage !== null,
    hasCompleteDraws: coverage !== null,
  }));
}

function answer(body: string, sentence?: string) {
  const texts = [...(sentence === undefined ? [] : [sentence]), body];
  return { content: texts.map((text) => ({ type: 'text' as const, text })) };
}

function refusalOf(text: string): string {
  try {
    return (JSON.parse(text) as FaultBody).error;
  } catch {
    return internalError().error;
  }
}
