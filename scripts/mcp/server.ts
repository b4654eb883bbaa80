// The API as tools for language models (Model Context Protocol). Every answer is the API's own body.
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { Catalogue } from '../../src/contract/catalogue.ts';
import { ENDPOINTS, type EndpointName } from '../../src/contract/endpoints.ts';
import { internalError } from '../../src/contract/faults.ts';
import { FILES } from '../../src/contract/files.ts';
import { DEFAULT_LOTTERY } from '../../src/contract/query.ts';
import type { CheckBody } from '../../src/contract/schemas/check.ts';
import type { FaultBody } from '../../src/contract/schemas/fault.ts';
import type { LotteriesBody } from '../../src/contract/schemas/lotteries.ts';
import type { ResultsBody } from '../../src/contract/schemas/results.ts';
import { API_VERSION, SITE_NAME_LATIN } from '../../src/contract/site.ts';
import { firstMissingWords } from '../../src/contract/lateness-words.ts';
import { CHECK_DISCLAIMER, SCORE_DISCLAIMER } from '../../src/contract/wording.ts';
import { type DrawDate, thaiShortDateLabel } from '../../src/domain/draw-date.ts';
import { latenessAt } from '../../src/domain/lateness.ts';
import { calendarPath, comingAnnouncements } from './coming.ts';
import { inputOf, queryOf, type ToolInput } from './tool-input.ts';

type McpApi = {
  /** Before `/api`. */
  readonly origin: string;
  readonly fetch: typeof fetch;
  readonly now: () => Date;
};

/** More would fill the context of a model for nothing. */
const MOST_ANNOUNCEMENTS = 10;

/** Where the row of an endpoint does not say enough to a model. */
const DESCRIPTIONS: Readonly<Partial<Record<EndpointName, string>>> = {
  results: 'ผลรางวัลงวดล่าสุดของหวย · The newest draws of a lottery, newest first.',
  check: `ตรวจเลขกับงวดล่าสุดหรืองวดที่ระบุ · Checks a number, or several, against a draw. ${CHECK_DISCLAIMER}`,
  stats: `สถิติความถี่ของเลขที่ออก · How often each number was drawn. Ask for one prize: all of them are long. ${SCORE_DISCLAIMER}`,
  calculations: `คะแนนของเลขจากผลที่ผ่านมา · Scores of digits and pairs over past draws. They describe the past and predict nothing; never offer them as advice on a number. ${SCORE_DISCLAIMER}`,
};

/** Sentences that a model must pass on with an answer. */
const SENTENCES: Partial<Record<EndpointName, readonly string[]>> = {
  check: [CHECK_DISCLAIMER],
  stats: [SCORE_DISCLAIMER],
  calculations: [`${SCORE_DISCLAIMER} · Scores describe past draws and predict nothing.`],
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
    const { th, en } = ENDPOINTS[name];
    const description = DESCRIPTIONS[name] ?? `${th} · ${en}.`;
    server.registerTool(name, { description, inputSchema, annotations: READING }, async (input) => {
      const query = new URLSearchParams(queryOf(input as ToolInput));
      const body = await ask(`${ENDPOINTS[name].path}?${query}`);
      return answer(body, ...dueNotes(name, body, api.now()), ...(SENTENCES[name] ?? []));
    });
  }

  const description =
    'หวยทุกประเภท ชื่อ เวลาออก รางวัล · Every lottery: names, schedule, prizes, how far its draws reach.';
  server.registerTool('lotteries', { description, annotations: READING }, async () =>
    answer(await ask(FILES.lotteries.path)),
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
      // Asks `results` first: its refusal names the parameter, while an unknown calendar is only a
      // 404.
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
    // The operator reads standard error; the model gets the sentence for users.
    (error: unknown) => {
      console.error(error);
      return { ok: false, text: '' };
    },
  );
  if (!reply.ok) throw new Error(refusalOf(reply.text));
  return reply.text;
}

/** The part of the catalogue that `inputOf` needs, from the list of lotteries. */
async function catalogueBy(ask: Ask): Promise<Catalogue> {
  const { lotteries } = JSON.parse(await ask(FILES.lotteries.path)) as LotteriesBody;
  return lotteries.map(({ lottery, nameTh, eras, numberLengths, coverage }) => ({
    slug: lottery,
    nameTh,
    prizes: (eras.at(-1)?.prizes ?? []).map(({ slug }) => slug),
    numberLengths,
    hasDraws: coverage !== null,
    hasCompleteDraws: coverage !== null,
  }));
}

/** What a model must say first where a draw newer than that of the answer was due. */
function dueNotes(name: EndpointName, text: string, now: Date): string[] {
  if (name === 'check') {
    const { data } = JSON.parse(text) as CheckBody;
    return data.dueDraws === undefined ? [] : [data.dueDraws.note];
  }
  if (name !== 'results') return [];
  const { nextDraw } = JSON.parse(text) as ResultsBody;
  if (nextDraw === undefined) return [];
  const state = latenessAt(Date.parse(nextDraw.announcedAt), now.getTime());
  const words = firstMissingWords(state, nextDraw.drawDate as DrawDate, thaiShortDateLabel);
  return words === '' ? [] : [words];
}

function answer(body: string, ...sentences: readonly string[]) {
  return { content: [...sentences, body].map((text) => ({ type: 'text' as const, text })) };
}

function refusalOf(text: string): string {
  try {
    const { error, rejected = [] } = JSON.parse(text) as FaultBody;
    const named = rejected.map((one) => `${JSON.stringify(one.number)}: ${one.error}`);
    return [error, ...named].join('\n');
  } catch {
    return internalError().error;
  }
}
