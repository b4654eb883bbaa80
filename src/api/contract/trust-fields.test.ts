// Where each field that decides trust stands, in each kind of answer: asked of a small archive in
// each state, and kept as docs/trust.md. A kind whose cell is empty says nothing of that state.
import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { flexMessageOf } from '../../../docs/examples/line-flex.js';
import { createServers } from '../../../scripts/mcp/server.ts';
import { SMALL_SITE } from '../../../tests/support/small-archive.ts';
import { drawOn, prizeKind, smallLottery } from '../../../tests/support/small-lottery.ts';
import { createAnnouncement } from '../announce/announcement.ts';
import { formatTelegram } from '../announce/messages.ts';
import { drawBody } from '../answers/results.ts';
import { openLatest } from '../check/check-body.ts';
import { createClient } from '../../client/client.ts';
import { main } from '../../client/command.ts';
import { checkOffline } from '../../client/check-offline.ts';
import type { Draw } from '../../domain/draw.ts';
import { answerRequest } from '../../serve/edge/answer-request.ts';
import { memoryQuota } from '../../serve/edge/quota.ts';
import { latestDrawsOf } from '../emit/generated.ts';
import { planApi } from '../emit/plan.ts';
import { answerAddress } from '../../serve/function/answer-address.ts';
import { nameBook } from '../../intake/name-book.ts';
import { drawMarks } from '../../site/view/pictures/cards.ts';
import { catalogueOf } from './catalogue.ts';
import { TRUST_FIELDS } from './trust-fields.ts';

const [two, six] = [2, 6].map((digits) => prizeKind(`p${digits}`, digits));
const lottery = smallLottery([six, two].flatMap((kind) => kind ?? []));
const ORIGIN = 'https://a.example';
const DAY = '2026-08-16';
const whole = { p6: ['004615'], p2: ['15'] };

type State = { readonly draw: Partial<Draw>; readonly now: number };
const [EARLY, LATE] = ['2026-08-17T00:00:00Z', '2026-08-18T00:00:00Z'].map((text) =>
  Date.parse(text),
);
const certain: State = { draw: {}, now: EARLY ?? 0 };
const STATES = {
  complete: { ...certain, draw: { prizes: { p2: ['15'] }, pending: ['p6'] } },
  pendingPrizes: { ...certain, draw: { prizes: { p2: ['15'] }, pending: ['p6'] } },
  unavailablePrizes: { ...certain, draw: { prizes: { p2: ['15'] }, lacks: ['p6'] } },
  note: { ...certain, draw: { prizes: { p2: ['15'] }, lacks: ['p6'] } },
  doubt: { ...certain, draw: { doubt: 'สงสัยนัก' } },
  unconfirmed: { ...certain, draw: { source: 'other' } },
  dueDraws: { draw: {}, now: LATE ?? 0 },
  nextDraw: certain,
} satisfies Record<string, State>;

/** How a kind says a field that it does not name. */
const WORDS: Readonly<Record<keyof typeof STATES, RegExp>> = {
  complete: /ยัง(?:ประกาศ)?ไม่ครบ|รอประกาศ|ยังต้องรอ|รอผล/,
  pendingPrizes: /รอ(?:ประกาศ|ผล)?[^"]*รางวัล p6|รางวัล p6[^"]*รอ/,
  unavailablePrizes: /ไม่มี(?:แหล่งใดมี)?ข้อมูล[^"]*รางวัล p6|รางวัล p6[^"]*ไม่มีข้อมูล/,
  note: /ไม่ได้แปลว่าไม่มีการออกรางวัล|ไม่มี(?:แหล่งใดมี)?ข้อมูล/,
  doubt: /สงสัย|"inDoubt":1/,
  unconfirmed: /รอยืนยัน|"unconfirmed":1/,
  dueDraws: /ยังไม่มีผล|เลยกำหนด|ผลมาช้า/,
  nextDraw: /2026-?08-?17|17 ส\.ค\.|17 สิงหาคม/,
};

async function worldOf({ draw, now }: State) {
  const newest = drawOn(DAY, whole, draw);
  const draws = [newest, drawOn('2026-08-15', { p6: ['123456'], p2: ['56'] })];
  const archive = [{ lottery, draws }];
  const files = new Map(
    [...planApi(archive, SMALL_SITE)].map(({ path, content }) => [path, Buffer.from(content)]),
  );
  const catalogue = catalogueOf(archive);
  const stored = {
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
    const reply = await answerAddress(`${url.pathname}${url.search}`, catalogue, stored, now);
    return new Response(reply.text, { status: reply.status });
  };
  const text = async (path: string) => (await ask(path)).text();
  const fetch = ((input: unknown) => ask(String(input))) as typeof globalThis.fetch;
  const clock = { now: () => now, random: () => 0, wait: async () => {} };
  const client = createClient({ hosts: [ORIGIN], fetch, clock, retries: 0 });
  const body = { ...drawBody(lottery, newest, SMALL_SITE) };
  return { ask, text, fetch, client, newest, body, files, now, archive };
}
type World = Awaited<ReturnType<typeof worldOf>>;

async function callTool({ fetch, now }: World, name: string, args: object): Promise<string> {
  const names = nameBook([lottery], { ambiguous: [], notOurs: [] });
  const serverOf = await createServers({ origin: ORIGIN, fetch, names, now: () => new Date(now) });
  const client = new Client({ name: 'test', version: '1.0.0' });
  const [here, there] = InMemoryTransport.createLinkedPair();
  await Promise.all([serverOf().connect(there), client.connect(here)]);
  const { content } = await client.callTool({ name: `perdphon_${name}`, arguments: { ...args } });
  return (content as { text: string }[])[0]?.text ?? '';
}

async function runCommand({ fetch, now }: World, argv: readonly string[]): Promise<string> {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const env = { PERDPHON_URL: ORIGIN };
  await main(argv, { env, home: undefined, fetch, now: () => now, out: print, err: print });
  return lines.join('\n');
}

const change = {
  ...{ id: 'small_x', at: `${DAY}T14:00:00.000Z`, revision: 1 },
  change: 'added',
  ...{ lottery: 'small', lotteryName: 'หวยเล็ก', drawDate: DAY },
} as const;
const announcementOf = ({ body }: World) => createAnnouncement(change, body, ORIGIN);
const json = (value: unknown) => JSON.stringify(value);

/** The rows of a table as JSON would have them: what is certain is not named. */
const tellRows = (rows: readonly Readonly<Record<string, string>>[]) =>
  rows
    .map(({ complete, unconfirmed, doubt }) =>
      json({
        ...(complete === 'false' && { complete: false }),
        ...(unconfirmed === 'true' && { unconfirmed: true }),
        ...(doubt && { doubt }),
      }),
    )
    .join('');
const tellTable = (text: string) => tellRows(parse(text, { columns: true }));

function tellWorkbook({ files }: World): string {
  const parts = unzipSync(new Uint8Array(files.get('/api/export/small.xlsx') ?? []));
  const textOf = (part: string) => Buffer.from(parts[`xl/${part}.xml`] ?? []).toString();
  const texts = [...textOf('sharedStrings').matchAll(/<t[^>]*>([^<]*)/g)].map(([, text]) => text);
  const rows = [...textOf('worksheets/sheet1').matchAll(/<row[\s\S]*?<\/row>/g)].map(([row]) => {
    const cells = row.matchAll(/<c r="([A-Z]+)\d+" t="s"><v>(\d+)/g);
    return new Map(
      [...cells].map(([, column = '', index]) => [column, texts[Number(index)] ?? '']),
    );
  });
  const [heads = new Map<string, string>(), ...drawn] = rows;
  return tellRows(
    drawn.map((row) =>
      Object.fromEntries([...heads].map(([column, name]) => [name, row.get(column) ?? ''])),
    ),
  );
}

const KINDS: Readonly<Record<string, (world: World) => string | Promise<string>>> = {
  results: ({ text }) => text('/api/results?lottery=small'),
  'results, `date=`': ({ text }) => text(`/api/results?lottery=small&date=${DAY}`),
  'a draw': ({ text }) => text(`/api/draws/small/${DAY}.json`),
  latest: ({ text }) => text('/api/latest.json'),
  'year file': ({ text }) => text('/api/draws/small/2026.json'),
  'export, JSON': ({ text }) => text('/api/export/small.json'),
  'export, CSV': async ({ text }) => tellTable(await text('/api/export/small.csv')),
  'export, Excel': tellWorkbook,
  'newest, CSV': async ({ text }) => tellTable(await text('/api/export/latest.csv')),
  check: ({ text }) => text('/api/check?lottery=small&number=999999'),
  'check, `date=`': ({ text }) => text(`/api/check?lottery=small&number=999999&date=${DAY}`),
  'check, several': ({ text }) => text('/api/check/batch?lottery=small&numbers=999999,99'),
  'check, page': ({ text }) =>
    text(`/api/check?format=html&lottery=small&number=999999&date=${DAY}`),
  statistics: ({ text }) => text('/api/stats?lottery=small'),
  scores: ({ text }) => text('/api/calculations?lottery=small'),
  'feed, JSON': ({ text }) => text('/api/feeds/small.json'),
  'feed, Atom': ({ text }) => text('/api/feeds/small.xml'),
  calendar: ({ text }) => text('/api/calendars/small.ics'),
  status: ({ text }) => text('/api/status.json'),
  'list of draws': ({ text }) => text('/api/draws/small/index.json'),
  changes: ({ text }) => text('/api/changes.json'),
  'tool get_results': (world) => callTool(world, 'get_results', { lottery: 'small' }),
  'tool get_latest': (world) => callTool(world, 'get_latest', {}),
  'tool get_draw': (world) => callTool(world, 'get_draw', { lottery: 'small', date: DAY }),
  'tool check_number': (world) =>
    callTool(world, 'check_number', { lottery: 'small', number: '999999' }),
  'tool get_stats': (world) => callTool(world, 'get_stats', { lottery: 'small' }),
  'tool get_calculations': (world) => callTool(world, 'get_calculations', { lottery: 'small' }),
  'tool list_lotteries': (world) => callTool(world, 'list_lotteries', {}),
  'package, results': async ({ client }) => json(await client.results({ lottery: 'small' })),
  'package, latest': async ({ client }) => json(await client.latest()),
  'package, check': async ({ client }) =>
    json(await client.check({ lottery: 'small', number: '999999' })),
  'package, checkOffline': async ({ client, ask, now }) => {
    const draw = (await (await ask(`/api/draws/small/${DAY}.json`)).json()).data;
    const { nextDraw } = await client.results({ lottery: 'small' });
    return json(checkOffline({ draw, numbers: ['999999'], nextDraw, now } as never));
  },
  'command latest': (world) => runCommand(world, ['latest']),
  'command check': (world) => runCommand(world, ['check', 'small', '999999']),
  webhook: (world) => json(announcementOf(world)),
  'message, Telegram': (world) => formatTelegram(announcementOf(world)),
  'example, LINE': async ({ client, body, now }) => {
    const { nextDraw } = await client.results({ lottery: 'small' });
    return json(flexMessageOf(body as never, ORIGIN, { nextDraw, now } as never));
  },
  'share card': ({ newest }) => drawMarks(lottery, newest, SMALL_SITE.sources).join(' '),
};

const ABOUT = `# Where an answer says how sure it is

ช่องที่บอกว่าเชื่อถือได้แค่ไหน อยู่ในคำตอบแบบใดบ้าง

[The fields](../src/api/contract/trust-fields.ts) in each kind of answer: ✓ as a field, *words* as a
sentence or a count. \`npx vitest run src/api/contract/trust-fields.test.ts -u\` writes this page.
`;

const NOTES = `- Files know no clock, so they say \`nextDraw\` in place of \`dueDraws\`. A check with \`date\` is
  of a ticket of that day.
- A table has a row a drawn number. Prizes without one are in the JSON of the same draws.
- Scores carry a disclaimer. The statistics of the lottery count what is uncertain.
- Changes name a draw, and its file says the rest.
- Pages, cards and the element say it in words ([tests](../tests/README.md)).
`;

type Field = keyof typeof STATES;

/** `✓` where the field itself stands, `words` where only a sentence or a count says it. */
function cellOf(field: Field, text: string, certainText: string): string {
  const isNamed = (answer: string) =>
    field === 'complete'
      ? answer.includes('"complete":false')
      : field === 'note'
        ? /"note":"[^"]*(?:รางวัล p6|ไม่มี)/.test(answer)
        : answer.includes(`"${field}":`);
  const isSaid = (answer: string) => WORDS[field].test(answer);
  const isNew = (says: (answer: string) => boolean) =>
    says(text) && (field === 'nextDraw' || !says(certainText));
  if (isNew(isNamed)) return '✓';
  return isNew(isSaid) ? 'words' : '';
}

test('each kind of answer says what the table has', async () => {
  const fields = Object.keys(STATES) as Field[];
  expect(new Set(fields)).toEqual(new Set([...TRUST_FIELDS.map(([name]) => name), 'note']));
  const base = await worldOf(certain);
  const worlds = await Promise.all(fields.map((field) => worldOf(STATES[field])));
  const rows: string[] = [];
  for (const [kind, say] of Object.entries(KINDS)) {
    const certainText = await say(base);
    const cells: string[] = [];
    for (const [index, field] of fields.entries()) {
      const world = worlds[index];
      if (world) cells.push(cellOf(field, await say(world), certainText));
    }
    rows.push(`| ${kind} | ${cells.join(' | ')} |`);
  }
  const heads = [
    `| | ${fields.map((name) => `\`${name}\``).join(' | ')} |`,
    `|---|${'---|'.repeat(fields.length)}`,
  ];
  const text = `${ABOUT}\n${[...heads, ...rows].join('\n')}\n\n${NOTES}`;
  await expect(text).toMatchFileSnapshot('../../../docs/trust.md');
});
