// A service whose newest draw is in some state, and every outlet that says so, as text: the law of
// states (src/api/contract/standing.test.ts) renders them.
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { flexMessageOf } from '../../docs/examples/line-flex.js';
import { createAnnouncement } from '../../src/api/announce/announcement.ts';
import { formatTelegram } from '../../src/api/announce/messages.ts';
import { drawBody } from '../../src/api/answers/results.ts';
import { openLatest } from '../../src/api/check/check-body.ts';
import { nextAnnouncement } from '../../src/api/answers/status.ts';
import { catalogueOf } from '../../src/api/contract/catalogue.ts';
import { factsOf, standing, standingAfter } from '../../src/api/contract/standing.ts';
import { latestDrawsOf } from '../../src/api/emit/generated.ts';
import { planApi } from '../../src/api/emit/plan.ts';
import { checkOffline } from '../../src/client/check-offline.ts';
import { createClient } from '../../src/client/client.ts';
import { check } from '../../src/client/check.ts';
import { getLatest, getResults } from '../../src/client/questions.ts';
import { type Draw, withBegunEras } from '../../src/domain/draw.ts';
import { answerRequest } from '../../src/serve/edge/answer-request.ts';
import { memoryQuota } from '../../src/serve/edge/quota.ts';
import { answerAddress } from '../../src/serve/function/answer-address.ts';
import { sharedDraw } from '../../src/site/view/lottery/share-words.ts';
import { writeBadge } from '../../src/site/view/pictures/badge.ts';
import { drawMarks } from '../../src/site/view/pictures/cards.ts';
import { SMALL_SITE } from './small-archive.ts';
import { drawOn, prizeKind, smallLottery } from './small-lottery.ts';
import { connected } from './small-mcp.ts';

const [two, six] = [2, 6].map((digits) => prizeKind(`p${digits}`, digits));
const lottery = smallLottery([six, two].flatMap((kind) => kind ?? []));
const ORIGIN = 'https://a.example';
const DAY = '2026-08-16';
const whole = { p6: ['004615'], p2: ['15'] };

/** A draw in some state, and the moment at which it is asked for. */
export type Sample = { readonly draw: Partial<Draw>; readonly now: number };

/** A service whose newest draw is in a state, and all that prints it. */
export async function worldOf({ draw, now }: Sample) {
  const newest = drawOn(DAY, whole, draw);
  const stored = [newest, drawOn('2026-08-15', { p6: ['123456'], p2: ['56'] })];
  const archive = [withBegunEras(lottery, stored)];
  const draws = archive[0]?.draws ?? [];
  const files = new Map(
    [...planApi(archive, SMALL_SITE)].map(({ path, content }) => [path, Buffer.from(content)]),
  );
  const catalogue = catalogueOf(archive);
  const bundled = {
    ...openLatest(latestDrawsOf(archive, SMALL_SITE)),
    drawsOf: async () => ({ lottery, draws }),
  };
  const ask = async (path: string): Promise<Response> => {
    const url = new URL(path, ORIGIN);
    const answer = await answerRequest({ method: 'GET', url }, 'a', {
      catalogue,
      quota: memoryQuota(),
    });
    if (answer.kind === 'reply')
      return new Response(answer.reply.text, { status: answer.reply.status });
    if (answer.kind === 'file') return new Response(new Uint8Array(files.get(answer.path) ?? []));
    const reply = await answerAddress(`${url.pathname}${url.search}`, catalogue, bundled, now);
    return new Response(reply.text, { status: reply.status });
  };
  const text = async (path: string) => (await ask(path)).text();
  const fetch = ((input: unknown) => ask(String(input))) as typeof globalThis.fetch;
  const clock = { now: () => now, random: () => 0, wait: async () => {} };
  const client = createClient({ hosts: [ORIGIN], fetch, clock, retries: 0 });
  const body = { ...drawBody(lottery, newest, SMALL_SITE) };
  const next = nextAnnouncement(lottery, SMALL_SITE.calendar, newest.drawDate);
  const facts = factsOf(lottery, newest, SMALL_SITE.sources);
  const reason = newest.withdrawals?.at(-1)?.reason;
  const states = [...standing({ ...facts, withdrawn: reason }), ...standingAfter(next, now)];
  const lotteries = [lottery];
  return { ask, text, fetch, clock, client, newest, body, files, now, archive, states, lotteries };
}
export type World = Awaited<ReturnType<typeof worldOf>>;

async function callTool(world: World, name: string, args: object): Promise<string> {
  const { call } = await connected(world);
  return json((await call(name, args)).body);
}

const change = {
  ...{ id: 'small_x', at: `${DAY}T14:00:00.000Z`, revision: 1 },
  change: 'added',
  ...{ lottery: 'small', lotteryName: 'หวยเล็ก', drawDate: DAY },
} as const;
const announcementOf = ({ body, newest: { withdrawals } }: World) => {
  const reason = withdrawals?.at(-1)?.reason;
  if (reason === undefined) return createAnnouncement(change, body, ORIGIN);
  const act = { change: 'withdrawn', reason: reason.th, reasonEn: reason.en } as const;
  return createAnnouncement({ ...change, ...act }, undefined, ORIGIN);
};
const json = (value: unknown) => JSON.stringify(value);

/** The codes in a table, as JSON would have them. */
const tellCodes = (rows: readonly Readonly<Record<string, string>>[]) =>
  rows.map(({ standing = '' }) => json(standing.split(' '))).join('');
const tellTable = (text: string) => tellCodes(parse(text, { columns: true }));

function tellWorkbook({ files }: World): string {
  const parts = unzipSync(new Uint8Array(files.get('/api/export/small.xlsx') ?? []));
  const texts = Buffer.from(parts['xl/sharedStrings.xml'] ?? []).toString();
  return [...texts.matchAll(/<t[^>]*>([^<]*)/g)].map(([, text]) => json(text?.split(' '))).join('');
}

/** Each call of a tool for one lottery. */
const tools = (calls: Readonly<Record<string, readonly object[]>>) =>
  Object.fromEntries(
    Object.entries(calls).flatMap(([name, inputs]) =>
      inputs.map((input): [string, Outlet] => [
        `tool ${name} ${JSON.stringify(input)}`,
        { says: 'th', clock: true, gone: true, tell: (world) => callTool(world, name, input) },
      ]),
    ),
  );

/** How an outlet says a state, which it can know, and its text. */
export type Outlet = {
  /** The sentence, the badge, that in English, or the code between quotes. */
  readonly says: 'th' | 'badge' | 'en' | 'code';
  /** Whether it knows the time: files do not. */
  readonly clock?: true;
  /** Whether it says that a draw was withdrawn. */
  readonly gone?: true;
  readonly tell: (world: World) => string | Promise<string>;
};

export const OUTLETS: Readonly<Record<string, Outlet>> = {
  results: { says: 'th', tell: ({ text }) => text('/api/results?lottery=small') },
  'results, `date=`': {
    ...{ says: 'th', clock: true, gone: true },
    tell: ({ text }) => text(`/api/results?lottery=small&date=${DAY}`),
  },
  'a draw': {
    ...{ says: 'th', clock: true, gone: true },
    tell: ({ text }) => text(`/api/draws/small/${DAY}.json`),
  },
  latest: { says: 'th', tell: ({ text }) => text('/api/latest.json') },
  'year file': { says: 'th', tell: ({ text }) => text('/api/draws/small/2026.json') },
  'export, JSON': { says: 'th', tell: ({ text }) => text('/api/export/small.json') },
  'export, lines': { says: 'th', tell: ({ text }) => text('/api/export/small.ndjson') },
  'export, CSV': {
    says: 'code',
    tell: async ({ text }) => tellTable(await text('/api/export/small.csv')),
  },
  'export, Excel': { says: 'code', tell: tellWorkbook },
  'newest, CSV': {
    says: 'code',
    tell: async ({ text }) => tellTable(await text('/api/export/latest.csv')),
  },
  check: {
    ...{ says: 'th', clock: true },
    tell: ({ text }) => text('/api/check?lottery=small&number=999999'),
  },
  'check, `date=`': {
    ...{ says: 'th', gone: true },
    tell: ({ text }) => text(`/api/check?lottery=small&number=999999&date=${DAY}`),
  },
  'check, several': {
    ...{ says: 'th', clock: true },
    tell: ({ text }) => text('/api/check/batch?lottery=small&numbers=999999,99'),
  },
  ...tools({
    get_results: [{ lottery: 'small' }, { lottery: 'small', date: DAY }],
    check_numbers: [
      { lottery: 'small', numbers: '999999' },
      { lottery: 'small', numbers: '999999,99' },
    ],
    get_stats: [{ lottery: 'small' }],
    get_calculations: [{ lottery: 'small' }],
    list_lotteries: [{ lottery: 'small' }],
    list_days: [{ lottery: 'small' }],
    list_coming: [{ lottery: 'small' }],
  }),
  'tool get_latest {}': {
    ...{ says: 'badge', clock: true, gone: true },
    tell: (world) => callTool(world, 'get_latest', {}),
  },
  'tool list_lotteries {}': {
    ...{ says: 'badge', clock: true, gone: true },
    tell: (world) => callTool(world, 'list_lotteries', {}),
  },
  'package, results': {
    ...{ says: 'th', clock: true },
    tell: async ({ client }) => json(await getResults(client, { lottery: 'small' })),
  },
  'package, latest': {
    ...{ says: 'th', clock: true },
    tell: async ({ client }) => json(await getLatest(client)),
  },
  'package, check': {
    ...{ says: 'th', clock: true },
    tell: async ({ client }) =>
      json(await check(client, { lottery: 'small', numbers: ['999999'] })),
  },
  'package, checkOffline': {
    ...{ says: 'th', clock: true },
    tell: async ({ client, ask, now }) => {
      const draw = (await (await ask(`/api/draws/small/${DAY}.json`)).json()).data;
      const { nextDraw } = await getResults(client, { lottery: 'small' });
      return json(checkOffline({ draw, numbers: ['999999'], nextDraw, now } as never));
    },
  },
  'feed, JSON': { says: 'th', gone: true, tell: ({ text }) => text('/api/feeds/small.json') },
  'feed, Atom': { says: 'th', gone: true, tell: ({ text }) => text('/api/feeds/small.xml') },
  'message, Telegram': {
    ...{ says: 'th', gone: true },
    tell: (world) => formatTelegram(announcementOf(world)),
  },
  'example, LINE': {
    ...{ says: 'th', clock: true },
    tell: async ({ client }) => {
      const [draw] = (await getResults(client, { lottery: 'small' })).data;
      return json(flexMessageOf(draw as never, ORIGIN));
    },
  },
  'shared text': {
    says: 'th',
    tell: ({ newest }) => sharedDraw(lottery, newest, SMALL_SITE).text,
  },
  'shared card': {
    says: 'badge',
    tell: ({ newest }) => drawMarks(lottery, newest, SMALL_SITE.sources).join(' '),
  },
  badge: {
    says: 'en',
    tell: ({ archive }) => json(archive.map((one) => writeBadge(one, SMALL_SITE))),
  },
  webhook: { says: 'th', tell: (world) => json(announcementOf(world)) },
};
