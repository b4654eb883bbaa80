// Forty questions of users, answered with the tools alone as a model would, and each answer held
// against the emitted files. Where a call is refused, the model does what the refusal says.
import { readFileSync } from 'node:fs';
import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { overPipes } from './support/mcp.ts';
import { STATIC } from './support/nginx.ts';

// biome-ignore lint/suspicious/noExplicitAny: bodies of all kinds
type Body = any;

const text = (path: string) => readFileSync(`${STATIC}/api/${path}`, 'utf8');
const file = (path: string): Body => JSON.parse(text(path));
const results = (lottery: string, limit = 1) => file(`results/${lottery}/${limit}.json`).data;
const draw = (lottery: string, date: string) => file(`draws/${lottery}/${date}.json`).data;
const numbersOf = (one: Body, prize: string) =>
  one.prizes.find(({ slug }: Body) => slug === prize)?.numbers;
const stats = (lottery: string, prize: string) =>
  file(`stats/${lottery}.json`).prizes.find((one: Body) => one.prize === prize);
const lottery = (slug: string) =>
  file('lotteries.json').lotteries.find((one: Body) => one.lottery === slug);
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
const newest = () => results(GLO)[0];
const ranks = (list: Body[]) => list.map(({ number, count }) => [number, count]);

type Task = [
  question: string,
  tool: string,
  input: object,
  told: (body: Body) => unknown,
  known: () => unknown,
];

const first = (body: Body) => body.data[0];

const TASKS: Task[] = [
  [
    'รางวัลที่ 1 งวดล่าสุด',
    'get_results',
    {},
    (b) => numbersOf(first(b), 'first-prize'),
    () => numbersOf(newest(), 'first-prize'),
  ],
  [
    'The last three government draws',
    'get_results',
    { limit: 3 },
    (b) => b.data,
    () => results(GLO, 3),
  ],
  [
    'เลขท้าย 2 ตัว 20 งวดล่าสุด',
    'get_results',
    { limit: 20, prize: 'last-two-digit' },
    (b) => b.data.map((d: Body) => numbersOf(d, 'last-two-digit')),
    () => results(GLO, 20).map((d: Body) => numbersOf(d, 'last-two-digit')),
  ],
  [
    'รางวัลที่ 5 สิบงวดล่าสุด',
    'get_results',
    { limit: 10, prize: 'fifth-prize' },
    (b) => b.data.map((d: Body) => numbersOf(d, 'fifth-prize')),
    () => results(GLO, 10).map((d: Body) => numbersOf(d, 'fifth-prize')),
  ],
  [
    'All of twenty draws: which fit, which are left',
    'get_results',
    { limit: 20 },
    (b) =>
      [...b.data.map((d: Body) => d.drawDate), ...b.notes.at(-1).matchAll(/\d{4}-\d\d-\d\d/g)].map(
        String,
      ),
    () => results(GLO, 20).map((d: Body) => d.drawDate),
  ],
  [
    'ลาวพัฒนาออกอะไร',
    'get_results',
    { lottery: 'ลาวพัฒนา' },
    (b) => b.data,
    () => results('lao-lottery'),
  ],
  [
    'ฮานอย VIP 5 งวด',
    'get_results',
    { lottery: 'ฮานอย VIP', limit: 5 },
    (b) => b.data,
    () => results('hanoi-vip', 5),
  ],
  [
    'Lao TV, all it has',
    'get_results',
    { lottery: 'Lao TV', limit: 20 },
    (b) => b.data,
    () => results('lao-tv', 20),
  ],
  ['หวยออมสิน', 'get_results', { lottery: 'หวยออมสิน' }, (b) => b.data, () => results('gsb-lottery')],
  [
    'ลาวพิเศษ, a name other lists share',
    'get_results',
    { lottery: 'ลาวพิเศษ' },
    (b) => b.data,
    () => results('lao-special'),
  ],
  [
    'hanoi-speical, misspelt',
    'get_results',
    { lottery: 'hanoi-speical' },
    (b) => b.data,
    () => results('hanoi-special'),
  ],
  [
    'ฮานอย: which of them?',
    'get_results',
    { lottery: 'ฮานอย' },
    (b) => [...b.near].sort(),
    () =>
      file('lotteries.json')
        .lotteries.map((one: Body) => one.lottery)
        .filter((slug: string) => slug.startsWith('hanoi'))
        .sort(),
  ],
  [
    'The draw of 16 August 2026',
    'get_draw',
    { date: '2026-08-16' },
    (b) => b.data,
    () => draw(GLO, '2026-08-16'),
  ],
  [
    'รางวัลที่ 1 วันที่ 1 มีนาคม 2553',
    'get_draw',
    { date: '2553-03-01', prize: 'first-prize' },
    (b) => numbersOf(b.data, 'first-prize'),
    () => numbersOf(draw(GLO, '2010-03-01'), 'first-prize'),
  ],
  [
    'ผลวันที่ 1 ตุลาคม 2569',
    'get_draw',
    { date: '1 ตุลาคม 2569' },
    (b) => b.data,
    () => draw(GLO, '2026-10-01'),
  ],
  [
    '2 ตัวล่างฮานอยปกติวันหนึ่ง',
    'get_draw',
    { lottery: 'ฮานอยปกติ', date: '2026-08-10', prize: 'bottom-two-digit' },
    (b) => numbersOf(b.data, 'bottom-two-digit'),
    () => numbersOf(draw('hanoi-normal', '2026-08-10'), 'bottom-two-digit'),
  ],
  [
    'Was there a draw on 2 March 2010?',
    'get_draw',
    { date: '2010-03-02' },
    (b) => [b.code, b.accepted],
    () => ['no_draw_on_date', ['2010-04-01', '2010-03-16', '2010-03-01', '2010-02-16']],
  ],
  [
    'The draw of a day, which day is not said',
    'get_draw',
    { lottery: 'lao-tv' },
    (b) => [b.code, b.accepted[0]],
    () => ['missing_argument', days('lao-tv')[0]],
  ],
  [
    'ตรวจเลขรางวัลที่ 1',
    'check_number',
    { number: '402701', date: '2026-10-01' },
    (b) => [b.data.isWinner, b.data.totalAmount],
    () => [numbersOf(draw(GLO, '2026-10-01'), 'first-prize').includes('402701'), 6_000_000],
  ],
  [
    'ตรวจ 004615 งวด 16 ส.ค. 2569',
    'check_number',
    { number: '004615', date: '16 ส.ค. 2569' },
    (b) => b.data.matches.map((m: Body) => m.winningNumber).includes('004615'),
    () => JSON.stringify(draw(GLO, '2026-08-16')).includes('"004615"'),
  ],
  [
    '2 ตัวล่างลาวทีวี',
    'check_number',
    { lottery: 'ลาวทีวี', number: '15' },
    (b) => b.data.matches.map((m: Body) => m.winningNumber),
    () =>
      [
        ...numbersOf(results('lao-tv')[0], 'top-two-digit'),
        ...numbersOf(results('lao-tv')[0], 'bottom-two-digit'),
      ].filter((n) => n === '15'),
  ],
  [
    'A ticket of four digits',
    'check_number',
    { number: '1234' },
    (b) => [b.code, b.accepted],
    () => ['undecidable_number', lottery(GLO).numberLengths.map(String)],
  ],
  [
    'ตรวจ 20 ใบ',
    'check_numbers',
    { numbers: Array.from({ length: 20 }, (_, at) => String(402_690 + at)), date: '2026-10-01' },
    (b) =>
      b.data.results
        .filter((r: Body) => r.matches.some((m: Body) => m.winningNumber.length === 6))
        .map((r: Body) => r.number),
    () =>
      Array.from({ length: 20 }, (_, at) => String(402_690 + at)).filter((n) =>
        JSON.stringify(draw(GLO, '2026-10-01')).includes(`"${n}"`),
      ),
  ],
  [
    'Three pairs for Hanoi Special',
    'check_numbers',
    { lottery: 'Hanoi Special', numbers: ['00', '53', '99'] },
    (b) => [b.data.drawDate, b.data.results.length],
    () => [results('hanoi-special')[0].drawDate, 3],
  ],
  [
    'One ticket of a batch is unreadable',
    'check_numbers',
    { numbers: ['123456', '12x'] },
    (b) => [b.code, b.rejected[0].number],
    () => ['invalid_number', '12x'],
  ],
  [
    'สิบอันดับเลขท้าย 2 ตัว',
    'get_stats',
    { prize: 'last-two-digit', top: 10 },
    (b) => ranks(b.prizes[0].numbers),
    () => ranks(stats(GLO, 'last-two-digit').numbers.slice(0, 10)),
  ],
  [
    'สิบอันดับ 3 ตัวบนลาวพัฒนา',
    'get_stats',
    { lottery: 'หวยลาวพัฒนา', prize: 'top-three-digit' },
    (b) => ranks(b.prizes[0].numbers),
    () => ranks(stats('lao-lottery', 'top-three-digit').numbers.slice(0, 10)),
  ],
  [
    '53 ออกกี่ครั้ง',
    'get_stats',
    { prize: 'last-two-digit', numbers: ['53'] },
    (b) => b.prizes[0].numbers,
    () => stats(GLO, 'last-two-digit').numbers.filter(({ number }: Body) => number === '53'),
  ],
  [
    'Was 999999 ever the first prize?',
    'get_stats',
    { prize: 'first-prize', numbers: ['999999'] },
    (b) => [b.prizes[0].numbers, b.prizes[0].neverDrawn],
    () => [
      stats(GLO, 'first-prize').numbers.filter(({ number }: Body) => number === '999999'),
      ['999999'],
    ],
  ],
  [
    'How many three-digit endings never came?',
    'get_stats',
    { prize: 'last-three-digit', top: 1000 },
    (b) => [b.prizes[0].neverDrawnCount, Number(/(\d+) numbers drawn/.exec(b.notes.join())?.[1])],
    () => [
      stats(GLO, 'last-three-digit').neverDrawnCount,
      stats(GLO, 'last-three-digit').numbers.length,
    ],
  ],
  [
    'How many Hanoi VIP draws are counted?',
    'get_stats',
    { lottery: 'hanoi-vip' },
    (b) => [b.dataset.draws, b.dataset.from, b.notes.join().includes('ranges of days')],
    () => {
      const { draws, from } = file('stats/hanoi-vip.json').dataset;
      return [draws, from, true];
    },
  ],
  [
    'คะแนน 2 ตัวบนฮานอยปกติ 100 งวด',
    'get_calculations',
    { lottery: 'hanoi-normal', window: 100, prize: 'top-two-digit' },
    (b) => b.data.prizes[0].pairRanking,
    () =>
      file('calculations/hanoi-normal/100/top-two-digit.json').data.prizes[0].pairRanking.slice(
        0,
        10,
      ),
  ],
  [
    'The score of 7 in Lao TV, all draws',
    'get_calculations',
    { lottery: 'lao-tv', window: 'all', numbers: ['7'] },
    (b) => b.data.prizes.map((p: Body) => p.digitRanking),
    () =>
      file('calculations/lao-tv/all.json').data.prizes.map((p: Body) =>
        p.digitRanking.filter((d: Body) => d.candidate === '7'),
      ),
  ],
  ['Scores of seven draws', 'get_calculations', { window: 7 }, (b) => b.window, () => '10'],
  [
    'มีหวยกี่ประเภท',
    'list_lotteries',
    {},
    (b) => b.lotteries.map((l: Body) => [l.lottery, l.nameTh, l.draws]),
    () =>
      file('lotteries.json').lotteries.map((l: Body) => [
        l.lottery,
        l.nameTh,
        l.coverage?.draws ?? 0,
      ]),
  ],
  [
    'ลาวสตาร์ออกกี่โมง',
    'list_lotteries',
    { lottery: 'ลาวสตาร์' },
    (b) => b.lotteries[0].schedule,
    () => lottery('lao-star').schedule,
  ],
  [
    'Where is the history of Hanoi VIP as CSV, and its calendar?',
    'list_lotteries',
    { lottery: 'hanoi-vip' },
    (b) =>
      ['/api/export/hanoi-vip.csv', '/api/calendars/hanoi-vip.ics'].filter(
        (path) => b.lotteries[0].files.includes(path) && text(path.slice(5)) !== '',
      ).length,
    () => 2,
  ],
  [
    'งวดในเดือนมีนาคม 2553',
    'list_days',
    { from: '2010-03-01', to: '2010-03-31' },
    (b) => b.days,
    () => days(GLO).filter((day: string) => day.startsWith('2010-03')),
  ],
  [
    'How many draws had 2025?',
    'list_days',
    { from: '2025-01-01', to: '2025-12-31' },
    (b) => b.matching,
    () => days(GLO).filter((day: string) => day.startsWith('2025')).length,
  ],
  [
    'Every day of the Lao lottery',
    'list_days',
    { lottery: 'lao-lottery', top: 1500 },
    (b) => b.days,
    () => days('lao-lottery'),
  ],
  [
    'From May to January',
    'list_days',
    { from: '2026-05-01', to: '2026-01-01' },
    (b) => /did you mean (from \S+ to \S+)\?/.exec(b.error)?.[1],
    () => 'from 2026-01-01 to 2026-05-01',
  ],
  [
    'ปี 2568 (พ.ศ.) ตั้งแต่เมื่อไร',
    'list_days',
    { from: '2568-12-01', to: '2025-12-31' },
    (b) => b.days,
    () => days(GLO).filter((day: string) => day.startsWith('2025-12')),
  ],
  [
    'งวดหน้าประกาศเมื่อไร',
    'list_coming',
    { top: 1 },
    (b) =>
      text(`calendars/${GLO}.ics`).includes(b.coming[0].announcedAt.replace(/[-:]|\.000/g, '')),
    () => true,
  ],
  [
    'ลาวสามัคคี, which is none of ours',
    'get_results',
    { lottery: 'ลาวสามัคคี' },
    (b) => [b.code, b.suggestion],
    () => ['unknown_lottery', undefined],
  ],
];

test.each(TASKS)('%s', async (_, tool, input, told, known) => {
  [bytes, refusals] = [[], []];
  const body = await ask(tool, { ...input });
  expect(told(body), JSON.stringify(body).slice(0, 600)).toEqual(known());
  expect(known()).toBeDefined();
  expect(Math.max(...bytes)).toBeLessThanOrEqual(20_000);
});
