// Questions of users, answered with the tools alone as a model would, and each answer held
// against the emitted files. Where a call is refused, the model does what the refusal says.
import { readFileSync } from 'node:fs';
import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { standingAfter } from '../src/api/contract/standing.ts';
import { overPipes } from './support/mcp.ts';
import { STATIC } from './support/nginx.ts';

// biome-ignore lint/suspicious/noExplicitAny: bodies of all kinds
type Body = any;

const text = (path: string) => readFileSync(`${STATIC}/api/${path}`, 'utf8');
const file = (path: string): Body => JSON.parse(text(path));
const results = (lottery: string, limit = 1) => file(`results/${lottery}/${limit}.json`).data;
/** The same as of now, and by codes: files know no clock, and `notes` has the sentences. */
const resultsNow = (lottery: string, limit = 1): Body[] => {
  const { data, nextDraw } = file(`results/${lottery}/${limit}.json`);
  const late = standingAfter(nextDraw, Date.now());
  return data.map(({ note, unconfirmed, ...stored }: Body, at: number) => {
    const states = at === 0 ? [...late, ...stored.standing] : stored.standing;
    return { ...stored, standing: states.map(({ code }: Body) => code) };
  });
};
const draw = (lottery: string, date: string) =>
  file(`draws/${lottery}/${date.slice(0, 4)}.json`).data.find(
    (stored: Body) => stored.drawDate === date,
  );
const numbersOf = (one: Body, prize: string) =>
  one.prizes.find(({ slug }: Body) => slug === prize)?.numbers;
const stats = (lottery: string, prize: string) =>
  file(`stats/${lottery}.json`).prizes.find((one: Body) => one.prize === prize);
const lottery = (slug: string) =>
  file('lotteries.json').lotteries.find((one: Body) => one.lottery === slug);
const slugs = (): string[] => file('lotteries.json').lotteries.map((one: Body) => one.lottery);
const scores = (path: string): Body[] => file(`calculations/${path}.json`).data.prizes;
const days = (slug: string) =>
  file(`draws/${slug}/index.json`).draws.map(({ drawDate }: Body) => drawDate);

let client: Client;
let bytes: number[] = [];
let refusals: string[] = [];
beforeAll(async () => {
  client = await overPipes();
});
afterAll(() => client.close());

async function call(name: string, given: object) {
  const args = { name: `perdphon_${name}`, arguments: { ...given } };
  const { isError, content } = await client.callTool(args);
  const text = (content as { text: string }[])[0]?.text ?? '';
  bytes.push(Buffer.byteLength(text));
  return { isError, body: JSON.parse(text) as Body };
}

/** The answer, after at most one refusal whose suggestion is followed. */
async function ask(name: string, given: Record<string, unknown>): Promise<Body> {
  const first = await call(name, given);
  if (!first.isError) return first.body;
  const { code, parameter, suggestion } = first.body;
  refusals.push(code);
  if (suggestion === undefined) return first.body;
  return (await call(name, { ...given, [parameter]: suggestion })).body;
}

const GLO = 'thai-government';
const ranks = (list: Body[]) => list.map(({ number, count }) => [number, count]);
const data = (body: Body) => body.data;

type Input = Readonly<Record<string, unknown>>;
type Task = readonly [
  question: string,
  tool: string,
  input: Input,
  told: (body: Body) => unknown,
  known: () => unknown,
];

/** Draws, as the file of results has them, and how each stands by now. */
const RESULTS: [question: string, input: Input, lottery: string, limit?: number][] = [
  ['The last three government draws', { limit: 3 }, GLO, 3],
  ['ลาวพัฒนาออกอะไร', { lottery: 'ลาวพัฒนา' }, 'lao-lottery'],
  ['ฮานอย VIP 5 งวด', { lottery: 'ฮานอย VIP', limit: 5 }, 'hanoi-vip', 5],
  ['Lao TV, all it has', { lottery: 'Lao TV', limit: 20 }, 'lao-tv', 20],
  ['หวยออมสิน', { lottery: 'หวยออมสิน' }, 'gsb-lottery'],
  ['ลาวพิเศษ, a name other lists share', { lottery: 'ลาวพิเศษ' }, 'lao-special'],
  ['hanoi-speical, misspelt', { lottery: 'hanoi-speical' }, 'hanoi-special'],
];
/** The numbers of one prize in the newest draws. */
const PRIZES: [question: string, prize: string, limit: number][] = [
  ['รางวัลที่ 1 งวดล่าสุด', 'first-prize', 1],
  ['เลขท้าย 2 ตัว 20 งวดล่าสุด', 'last-two-digit', 20],
  ['รางวัลที่ 5 สิบงวดล่าสุด', 'fifth-prize', 10],
];
/** The numbers of one prize on a day, however the day is written. */
const DAYS: [question: string, lottery: string, date: string, day: string, prize: string][] = [
  ['รางวัลที่ 1 วันที่ 1 มีนาคม 2553', GLO, '2553-03-01', '2010-03-01', 'first-prize'],
  ['The pair of 16 August 2026', GLO, '2026-08-16', '2026-08-16', 'last-two-digit'],
  ['ที่ 5 วันที่ 1 ตุลาคม 2569', GLO, '1 ตุลาคม 2569', '2026-10-01', 'fifth-prize'],
  ['2 ตัวล่างวันหนึ่ง', 'hanoi-normal', '2026-08-10', '2026-08-10', 'bottom-two-digit'],
];
const LISTS: [question: string, input: Input, lottery: string, begin: string][] = [
  ['งวดในเดือนมีนาคม 2553', { from: '2010-03-01', to: '2010-03-31' }, GLO, '2010-03'],
  ['Every day of the Lao lottery', { lottery: 'lao-lottery', top: 1500 }, 'lao-lottery', ''],
  ['ปี 2568 (พ.ศ.) ตั้งแต่เมื่อไร', { from: '2568-12-01', to: '2025-12-31' }, GLO, '2025-12'],
];
/** Refused; what follows the code stands in the answer. */
const REFUSED: [question: string, tool: string, input: Input, code: string, says: string][] = [
  ['A draw on 2 March 2010?', 'get_draw', { date: '2010-03-02' }, 'no_draw_on_date', '2010-03-16'],
  ['A draw, of no day', 'get_draw', { lottery: 'lao-tv' }, 'missing_argument', '"accepted":["2026'],
  ['Four digits', 'check_number', { number: '1234' }, 'undecidable_number', '["2","3","6"]'],
  ['One is odd', 'check_numbers', { numbers: ['123456', '12x'] }, 'invalid_number', '"12x"'],
  [
    'ลาวสามัคคี, none of ours',
    'get_results',
    { lottery: 'ลาวสามัคคี' },
    'unknown_lottery',
    'one of ours',
  ],
];

const tickets = Array.from({ length: 20 }, (_, at) => String(402_690 + at));
const winners = (body: Body) =>
  body.data.results
    .filter((one: Body) => one.matches.some((match: Body) => match.winningNumber.length === 6))
    .map((one: Body) => one.number);

const TASKS: readonly Task[] = [
  ...RESULTS.map(([question, input, slug, limit]): Task => {
    return [question, 'get_results', input, data, () => resultsNow(slug, limit)];
  }),
  ...PRIZES.map(([question, prize, limit]): Task => {
    const numbers = (draws: Body[]) => draws.map((one) => numbersOf(one, prize));
    const input = { limit, prize };
    return [
      question,
      'get_results',
      input,
      ({ data }) => numbers(data),
      () => numbers(results(GLO, limit)),
    ];
  }),
  ...DAYS.map(([question, lottery, date, day, prize]): Task => {
    const numbers = ({ data }: Body) => numbersOf(data, prize);
    const known = () => numbersOf(draw(lottery, day), prize);
    return [question, 'get_draw', { lottery, date, prize }, numbers, known];
  }),
  ...LISTS.map(([question, input, slug, begin]): Task => {
    const known = () => days(slug).filter((day: string) => day.startsWith(begin));
    return [question, 'list_days', input, (body) => body.days, known];
  }),
  ...REFUSED.map(([question, tool, input, code, says]): Task => {
    const told = (body: Body) => [body.code, JSON.stringify(body).includes(says)];
    return [question, tool, input, told, () => [code, true]];
  }),
  [
    'All of twenty draws: which fit, which are left',
    'get_results',
    { limit: 20 },
    ({ data, notes }) => [
      ...data.map((one: Body) => one.drawDate),
      ...[...notes.at(-1).matchAll(/\d{4}-\d\d-\d\d/g)].map(String),
    ],
    () => results(GLO, 20).map((one: Body) => one.drawDate),
  ],
  [
    'ฮานอย: which of them?',
    'get_results',
    { lottery: 'ฮานอย' },
    ({ near }) => [...near].sort(),
    () =>
      slugs()
        .filter((slug) => slug.startsWith('hanoi'))
        .sort(),
  ],
  [
    'วันนี้หวยออกอะไรบ้าง',
    'get_latest',
    {},
    ({ data }) => data.map((one: Body) => [one.lottery, one.drawDate, Object.values(one.prizes)]),
    () =>
      file('latest.json').data.map((one: Body) => [
        one.lottery,
        one.drawDate,
        one.prizes.map(({ numbers }: Body) => numbers),
      ]),
  ],
  [
    'หวยลาวไหนผลมาช้า: every newest draw that a later one should have followed',
    'get_latest',
    { group: 'lao' },
    ({ data }) =>
      data.flatMap(({ lottery, dueDraws }: Body) =>
        dueDraws ? [[lottery, ...dueDraws.drawDates]] : [],
      ),
    () =>
      file('latest/lao.json').data.flatMap(({ lottery, nextDraw }: Body) =>
        Date.parse(nextDraw.announcedAt) < Date.now() ? [[lottery, nextDraw.drawDate]] : [],
      ),
  ],
  [
    'ตรวจเลขรางวัลที่ 1',
    'check_number',
    { number: '402701', date: '2026-10-01' },
    ({ data }) => [data.isWinner, data.totalAmount],
    () => [numbersOf(draw(GLO, '2026-10-01'), 'first-prize').includes('402701'), 6_000_000],
  ],
  [
    'ตรวจ 004615 งวด 16 ส.ค. 2569',
    'check_number',
    { number: '004615', date: '16 ส.ค. 2569' },
    ({ data }) => data.matches.some((match: Body) => match.winningNumber === '004615'),
    () => JSON.stringify(draw(GLO, '2026-08-16')).includes('"004615"'),
  ],
  [
    'ตรวจ 20 ใบ',
    'check_numbers',
    { numbers: tickets, date: '2026-10-01' },
    winners,
    () => {
      const drawn = JSON.stringify(draw(GLO, '2026-10-01'));
      return tickets.filter((ticket) => drawn.includes(`"${ticket}"`));
    },
  ],
  [
    'Three pairs for Hanoi Special',
    'check_numbers',
    { lottery: 'Hanoi Special', numbers: ['00', '53', '99'] },
    ({ data }) => [data.drawDate, data.results.length],
    () => [results('hanoi-special')[0].drawDate, 3],
  ],
  [
    'สิบอันดับเลขท้าย 2 ตัว',
    'get_stats',
    { prize: 'last-two-digit', top: 10 },
    ({ prizes }) => ranks(prizes[0].numbers),
    () => ranks(stats(GLO, 'last-two-digit').numbers.slice(0, 10)),
  ],
  [
    'สิบอันดับ 3 ตัวบนลาวพัฒนา',
    'get_stats',
    { lottery: 'หวยลาวพัฒนา', prize: 'top-three-digit' },
    ({ prizes }) => ranks(prizes[0].numbers),
    () => ranks(stats('lao-lottery', 'top-three-digit').numbers.slice(0, 10)),
  ],
  [
    'Was 999999 ever the first prize?',
    'get_stats',
    { prize: 'first-prize', numbers: ['999999'] },
    ({ prizes }) => [prizes[0].numbers, prizes[0].neverDrawn],
    () => [
      stats(GLO, 'first-prize').numbers.filter(({ number }: Body) => number === '999999'),
      ['999999'],
    ],
  ],
  [
    'How many three-digit endings never came?',
    'get_stats',
    { prize: 'last-three-digit', top: 1000 },
    ({ prizes, notes }) => [
      prizes[0].neverDrawnCount,
      Number(/(\d+) numbers drawn/.exec(notes.join())?.[1]),
    ],
    () => {
      const { neverDrawnCount, numbers } = stats(GLO, 'last-three-digit');
      return [neverDrawnCount, numbers.length];
    },
  ],
  [
    'How many Hanoi VIP draws are counted?',
    'get_stats',
    { lottery: 'hanoi-vip' },
    ({ dataset, notes }) => [dataset.draws, dataset.from, notes.join().includes('ranges of days')],
    () => {
      const { draws, from } = file('stats/hanoi-vip.json').dataset;
      return [draws, from, true];
    },
  ],
  [
    'คะแนน 2 ตัวบนฮานอยปกติ 100 งวด',
    'get_calculations',
    { lottery: 'hanoi-normal', window: 100, prize: 'top-two-digit' },
    ({ data }) => data.prizes[0].pairRanking,
    () => scores('hanoi-normal/100/top-two-digit')[0].pairRanking.slice(0, 10),
  ],
  [
    'The score of 7 in Lao TV, all draws',
    'get_calculations',
    { lottery: 'lao-tv', window: 'all', numbers: ['7'] },
    ({ data }) => data.prizes.map((prize: Body) => prize.digitRanking),
    () =>
      scores('lao-tv/all').map(({ digitRanking }) =>
        digitRanking.filter((digit: Body) => digit.candidate === '7'),
      ),
  ],
  ['Scores of seven draws', 'get_calculations', { window: 7 }, ({ window }) => window, () => '10'],
  [
    'มีหวยกี่ประเภท',
    'list_lotteries',
    {},
    ({ lotteries }) => lotteries.map((one: Body) => one.lottery),
    () => slugs(),
  ],
  [
    'ลาวสตาร์ออกกี่โมง',
    'list_lotteries',
    { lottery: 'ลาวสตาร์' },
    ({ lotteries }) => lotteries[0].schedule,
    () => lottery('lao-star').schedule,
  ],
  [
    'Where is the history of Hanoi VIP as CSV, and its calendar?',
    'list_lotteries',
    { lottery: 'hanoi-vip' },
    ({ lotteries }) =>
      ['/api/export/hanoi-vip.csv', '/api/calendars/hanoi-vip.ics'].filter(
        (path) => lotteries[0].files.includes(path) && text(path.slice(5)) !== '',
      ).length,
    () => 2,
  ],
  [
    'From May to January',
    'list_days',
    { from: '2026-05-01', to: '2026-01-01' },
    ({ error }) => /did you mean (from \S+ to \S+)\?/.exec(error)?.[1],
    () => 'from 2026-01-01 to 2026-05-01',
  ],
  [
    'งวดหน้าประกาศเมื่อไร',
    'list_coming',
    { top: 1 },
    ({ coming: [next] }) =>
      text(`calendars/${GLO}.ics`).includes(next.announcedAt.replace(/[-:]|\.000/g, '')),
    () => true,
  ],
];

test.each(TASKS)('%s', async (_, tool, input, told, known) => {
  [bytes, refusals] = [[], []];
  const body = await ask(tool, { ...input });
  expect(told(body), JSON.stringify(body).slice(0, 600)).toEqual(known());
  expect(known()).toBeDefined();
  expect(Math.max(...bytes)).toBeLessThanOrEqual(20_000);
});
