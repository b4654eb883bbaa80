// Sixty questions of users, answered with the tools alone as a model would, and each answer held
// against the emitted files: none may be wrong, and none may mislead. Where a call is refused, the
// model does what the refusal says.
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
  return data.map(({ note, ...stored }: Body, at: number) => {
    const states = at === 0 ? [...late, ...stored.standing] : stored.standing;
    return { ...stored, standing: states.map(({ code }: Body) => code) };
  });
};
/** The sentences of how the newest draw stands by now. */
const sentencesNow = (lottery: string): string[] => {
  const { data, nextDraw } = file(`results/${lottery}/1.json`);
  return [...standingAfter(nextDraw, Date.now()), ...data[0].standing].map(({ text }) => text);
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
beforeAll(async () => {
  client = await overPipes();
});
afterAll(() => client.close());

async function call(name: string, given: object) {
  const args = { name: `perdphon_${name}`, arguments: { ...given } };
  const { isError, content } = await client.callTool(args);
  const text = (content as { text: string }[])[0]?.text ?? '';
  return { isError, body: JSON.parse(text) as Body };
}

type Input = Readonly<Record<string, unknown>>;

/** What a refusal tells to ask instead: a value it suggests, or the Gregorian day or year. */
function corrected({ parameter, suggestion, errorEn }: Body): Input | undefined {
  if (suggestion !== undefined) return { [parameter]: suggestion };
  const [, name, value] = /for \S+ give (\w+)=([\d-]+)/.exec(errorEn) ?? [];
  return name === undefined ? undefined : { [name]: value };
}

/**
 * The answer, after at most one refusal.
 * @param reads what a reader of the refusal asks then: values that it accepts
 */
async function ask(name: string, given: Input, reads?: Input): Promise<Body> {
  const first = await call(name, given);
  if (!first.isError) return first.body;
  expect(first.body.error).toMatch(/[ก-๙]{5}/);
  const { accepted } = first.body;
  for (const value of Object.values(reads ?? {})) {
    expect(accepted).toContain(value);
  }
  const then = reads ?? corrected(first.body);
  return then === undefined ? first.body : (await call(name, { ...given, ...then })).body;
}

const GLO = 'thai-government';
const ranks = (list: Body[]) => list.map(({ number, count }) => [number, count]);
const data = (body: Body) => body.data;
const said = (words: RegExp) => (body: Body) => words.test((body.notes ?? []).join());
const yes = () => true;

type Task = readonly [
  question: string,
  tool: string,
  input: Input,
  told: (body: Body) => unknown,
  known: () => unknown,
  reads?: Input | undefined,
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
  ['ประตูชัย, a name cut short', { lottery: 'ประตูชัย' }, 'lao-patuxay'],
];
/** The numbers of one prize in the newest draws. */
const PRIZES: [question: string, prize: string, limit: number][] = [
  ['รางวัลที่ 1 งวดล่าสุด', 'first-prize', 1],
  ['เลขท้าย 2 ตัว 20 งวดล่าสุด', 'last-two-digit', 20],
  ['รางวัลที่ 5 สิบงวดล่าสุด', 'fifth-prize', 10],
];
/** The numbers of one prize on a day, however the day and the prize are written. */
const DAYS: [question: string, input: Input, day: string, prize: string, reads?: Input][] = [
  ['รางวัลที่ 1 วันที่ 1 มีนาคม 2553', { date: '2553-03-01' }, '2010-03-01', 'first-prize'],
  ['The pair of 16 August 2026', { date: '2026-08-16' }, '2026-08-16', 'last-two-digit'],
  ['ที่ 5 วันที่ 1 ตุลาคม 2569', { date: '1 ตุลาคม 2569' }, '2026-10-01', 'fifth-prize'],
  [
    '2 ตัวล่างวันหนึ่ง',
    { lottery: 'hanoi-normal', date: '2026-08-10' },
    '2026-08-10',
    'bottom-two-digit',
  ],
  [
    'เลขท้าย 2 ตัว by its Thai name',
    { date: '2026-08-16', prize: 'เลขท้าย 2 ตัว' },
    '2026-08-16',
    'last-two-digit',
    { prize: 'last-two-digit' },
  ],
];
const newestYear = (slug: string) => days(slug)[0].slice(0, 4);
const LISTS: [question: string, input: Input, lottery: string, year: string][] = [
  ['งวดของปี 2553', { year: '2553' }, GLO, '2010'],
  [
    'Every day of the Lao lottery in 2025',
    { lottery: 'lao-lottery', year: 2025 },
    'lao-lottery',
    '2025',
  ],
  ['This year, as far as it is stored', {}, GLO, newestYear(GLO)],
];
/** Refused; what follows the code stands in the answer. */
const REFUSED: [question: string, tool: string, input: Input, code: string, says: RegExp][] = [
  [
    'A draw on 2 March 2010?',
    'get_results',
    { date: '2010-03-02' },
    'no_draw_on_date',
    /2010-03-16/,
  ],
  ['Four digits', 'check_numbers', { numbers: '1234' }, 'undecidable_number', /\["2","3","6"\]/],
  ['One is odd', 'check_numbers', { numbers: ['123456', '12x'] }, 'invalid_number', /"12x"/],
  ['ลาวสามัคคี', 'get_results', { lottery: 'ลาวสามัคคี' }, 'unknown_lottery', /one of ours/],
  ['Powerball', 'get_results', { lottery: 'Powerball' }, 'unknown_lottery', /thai-government/],
  ['Thirty draws', 'get_results', { limit: 30 }, 'invalid_limit', /1 to 20/],
  ['ตรวจ 4615 เป็นตัวเลข', 'check_numbers', { numbers: 4615 }, 'invalid_argument', /ศูนย์ข้างหน้าไม่หาย/],
  [
    'One ticket or two?',
    'check_numbers',
    { numbers: '402,701' },
    'invalid_argument',
    /402, 701.*402701/,
  ],
  ['ตรวจอะไรดี', 'check_numbers', {}, 'missing_number', /123456,53/],
  ['21 ใบ', 'check_numbers', { numbers: Array(21).fill('53') }, 'too_many_numbers', /At most 20/],
  ['ปี 1950', 'list_days', { year: 1950 }, 'no_draw_on_date', /nearest/],
  ['รางวัลที่ 9', 'get_stats', { prize: 'ninth-prize' }, 'unknown_prize', /last-two-digit/],
  [
    'A draw that was taken back',
    'get_results',
    { lottery: 'lao-lottery', date: '2023-09-27' },
    'draw_withdrawn',
    /stop using/,
  ],
  [
    'A ticket of a day without a draw',
    'check_numbers',
    { numbers: '53', date: '2010-03-02' },
    'no_draw_on_date',
    /not to be checked against another draw/,
  ],
  [
    'A ticket of New Year',
    'check_numbers',
    { numbers: '53', date: '2099-01-01' },
    'no_draw_on_date',
    /Keep the ticket.*not to be checked against another draw/,
  ],
  ['ซื้อเลขไหนดี', 'get_calculations', { windows: '30' }, 'unknown_parameter', /"window"/],
];
/** What must stand in the notes, lest the numbers mislead. */
const NOTES: [question: string, tool: string, input: Input, words: RegExp][] = [
  ['30 ธ.ค. 2552, in doubt', 'get_results', { date: '2009-12-30' }, /In doubt.*2009-12-30/],
  [
    'A ticket of that draw',
    'check_numbers',
    { numbers: '53', date: '2009-12-30' },
    /Keep the ticket/,
  ],
  ['ตรวจ 053', 'check_numbers', { numbers: '053' }, /\(N3\)/],
  ['แก้ไขแล้ว', 'get_results', { lottery: 'hanoi-special', date: '2026-08-05' }, /Corrected once/],
  ['เลขเด็ดงวดหน้า', 'get_calculations', {}, /predict nothing/],
  ['How often, with what is in doubt', 'get_stats', {}, /In doubt: 2 of the/],
];
/** What is so of the newest draw by now must stand in the notes of all that tells or counts it. */
const NEWEST: [question: string, tool: string, lottery: string][] = [
  ['สามตัวฮานอย', 'get_results', 'hanoi-normal'],
  ['สถิติลาวทีวี', 'get_stats', 'lao-tv'],
  ['คะแนนฮานอย VIP', 'get_calculations', 'hanoi-vip'],
  ['ปีนี้มีวันไหนบ้าง', 'list_days', 'hanoi-special'],
  ['งวดหน้าของลาวพัฒนา', 'list_coming', 'lao-lottery'],
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
    const known = () => numbers(results(GLO, limit));
    return [question, 'get_results', { limit, prize }, ({ data }) => numbers(data), known];
  }),
  ...DAYS.map(([question, input, day, prize, reads]): Task => {
    const told = ({ data }: Body) => data.map((one: Body) => numbersOf(one, prize));
    const known = () => [numbersOf(draw(String(input['lottery'] ?? GLO), day), prize)];
    return [question, 'get_results', { prize, ...input }, told, known, reads];
  }),
  ...LISTS.map(([question, input, slug, year]): Task => {
    const known = () => days(slug).filter((day: string) => day.startsWith(year));
    return [question, 'list_days', input, (body) => body.days, known];
  }),
  ...REFUSED.map(([question, tool, input, code, says]): Task => {
    const told = (body: Body) => [body.code, says.test(JSON.stringify(body))];
    return [question, tool, input, told, () => [code, true]];
  }),
  ...NOTES.map(([question, tool, input, words]): Task => [question, tool, input, said(words), yes]),
  ...NEWEST.map(([question, tool, lottery]): Task => {
    const unsaid = ({ notes }: Body) =>
      sentencesNow(lottery).filter((text) => !notes.join().includes(text));
    return [question, tool, { lottery }, unsaid, () => []];
  }),
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
      data.flatMap(({ lottery, dueDraws }: Body) => (dueDraws ? [[lottery, ...dueDraws]] : [])),
    () =>
      file('latest/lao.json').data.flatMap(({ lottery, nextDraw }: Body) =>
        Date.parse(nextDraw.announcedAt) < Date.now() ? [[lottery, nextDraw.drawDate]] : [],
      ),
  ],
  [
    'ตรวจเลขรางวัลที่ 1',
    'check_numbers',
    { numbers: '402701', date: '2026-10-01' },
    ({ data }) => [data.isWinner, data.totalAmount],
    () => [numbersOf(draw(GLO, '2026-10-01'), 'first-prize').includes('402701'), 6_000_000],
  ],
  [
    'ตรวจ 004615 งวด 16 ส.ค. 2569',
    'check_numbers',
    { numbers: '004615', date: '16 ส.ค. 2569' },
    ({ data }) => data.results[0].matches.some((match: Body) => match.winningNumber === '004615'),
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
    ({ dataset }) => [dataset.draws, dataset.from],
    () => {
      const { draws, from } = file('stats/hanoi-vip.json').dataset;
      return [draws, from];
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
    { lottery: 'lao-tv', window: 'all' },
    ({ data }) =>
      data.prizes.map(({ digitRanking }: Body) =>
        digitRanking.filter((digit: Body) => digit.candidate === '7'),
      ),
    () =>
      scores('lao-tv/all').map(({ digitRanking }) =>
        digitRanking.filter((digit: Body) => digit.candidate === '7'),
      ),
  ],
  [
    'Scores of seven draws',
    'get_calculations',
    { window: 7 },
    ({ window }) => window,
    () => '10',
    { window: '10' },
  ],
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
    'งวดหน้าประกาศเมื่อไร',
    'list_coming',
    { top: 1 },
    ({ coming: [next] }) =>
      text(`calendars/${GLO}.ics`).includes(next.announcedAt.replace(/[-:]|\.000/g, '')),
    () => true,
  ],
];

test('there are sixty and more', () => {
  expect(TASKS.length).toBeGreaterThanOrEqual(60);
});

test.each(TASKS.map((task) => [task[0], task] as const))('%s', async (_, task) => {
  const [, tool, input, told, known, reads] = task;
  const body = await ask(tool, { ...input }, reads);
  expect(told(body), JSON.stringify(body).slice(0, 600)).toEqual(known());
  expect(known()).toBeDefined();
});
