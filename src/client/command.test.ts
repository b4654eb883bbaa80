// The command as people call it, by a stand-in for the service. As an installed package it is run
// by `tests/client-types.proof.ts`.
import { describe, expect, test } from 'vitest';
import { clientClock } from '../../tests/support/client-clock.ts';
import { SMALL_BODIES } from '../../tests/support/small-bodies.ts';
import { standing } from '../api/contract/standing.ts';
import { main } from './command.ts';

// As hosts of an older build say it.
const draw = { ...SMALL_BODIES.results.data[0], standing: undefined };
const [UNCONFIRMED] = standing({ unconfirmed: true }).map(({ text }) => text);
const past = { drawDate: '2026-09-01', announcedAt: '2026-09-01T07:30:00.000Z' };
const NOW = Date.parse('2026-09-02T00:00:00Z');

const { number: _, ...head } = SMALL_BODIES.check.data;
const won = { ...SMALL_BODIES.check.data };
const lost = { ...won, number: '08', isWinner: false, matches: [], totalAmount: 0 };
const checksOf = (results: readonly object[], more: object = {}) => ({
  ...SMALL_BODIES.check,
  data: { ...head, standing: undefined, ...more, results },
});

/** What the command prints, and its exit code, where the service answers so. */
async function run(argv: readonly string[], body: object = SMALL_BODIES.results, status = 200) {
  const [out, err, asked]: string[][] = [[], [], []];
  const code = await main(argv, {
    env: { PERDPHON_URL: 'https://a.example' },
    home: undefined,
    fetch: async (input) => {
      asked?.push(String(input));
      return Response.json(body, { status });
    },
    clock: { ...clientClock().clock, now: () => NOW },
    out: (line) => void out?.push(line),
    err: (line) => void err?.push(line),
  });
  return { code, out, err, asked };
}

describe('latest', () => {
  test('of a lottery has every prize, and what is not certain of them', async () => {
    const body = { ...SMALL_BODIES.results, data: [{ ...draw, unconfirmed: true }] };
    const { code, out, asked } = await run(['latest', 'small'], body);
    expect(asked).toEqual(['https://a.example/api/results?lottery=small']);
    expect([code, out]).toEqual([0, ['หวยเล็ก งวด 16 สิงหาคม 2569', '  x: 07', UNCONFIRMED]]);
  });

  test.each([
    [[], '/api/latest.json'],
    [['lao'], '/api/latest/lao.json'],
  ])(
    'of all, or of a group %j, has a line for each lottery, and says which is late',
    async (group, path) => {
      const late = { ...draw, nextDraw: past, doubt: 'y' };
      const { out, asked } = await run(['latest', ...group], {
        ...SMALL_BODIES.results,
        data: [late],
      });
      expect(asked).toEqual([`https://a.example${path}`]);
      expect(out).toEqual([
        expect.stringMatching(
          /^small {2}หวยเล็ก 16 สิงหาคม 2569: x 07 \(ยังไม่มีผลใหม่.*\) \(เลขอาจผิด.*: y\)$/,
        ),
      ]);
    },
  );

  test('as JSON is the answer of the API', async () => {
    const { out } = await run(['latest', 'small', '--json']);
    expect(JSON.parse(out?.join('') ?? '')).toEqual(SMALL_BODIES.results);
  });
});

describe('check', () => {
  const pending = { pendingPrizes: [{ slug: 'q', name: 'y' }], note: 'รอผล: y' };
  const due = {
    state: 'late',
    since: past.announcedAt,
    drawDates: [past.drawDate],
    note: 'ยังไม่มีผล',
  };

  test.each([
    ['won', {}, {}, ['07 ถูกรางวัล x 2,000 บาท', '08 ไม่ถูกรางวัล']],
    [
      'with prizes to come',
      pending,
      {},
      ['07 ถูกรางวัล x 2,000 บาท (รอผล: y)', '08 ยังไม่ทราบ (รอผล: y)'],
    ],
    [
      'of a doubtful draw',
      {},
      { doubt: 'z' },
      ['07 ตรงกับ x 2,000 บาท', '08 ยังไม่ทราบ', expect.stringMatching(/^เลขอาจผิด.*: z$/)],
    ],
    [
      'while a draw is due',
      {},
      { dueDraws: due },
      ['07 ถูกรางวัล x 2,000 บาท', '08 ยังไม่ทราบ', expect.stringMatching(/^ยังไม่มีผลใหม่/)],
    ],
  ])('%s is told so', async (_, result, more, lines) => {
    const results = [won, lost].map((check) => ({ ...check, ...result }));
    const { code, out, asked } = await run(['check', 'small', '07', '08'], checksOf(results, more));
    expect(asked).toEqual(['https://a.example/api/check/batch?lottery=small&numbers=07%2C08']);
    expect([code, out]).toEqual([0, ['หวยเล็ก งวด 16 สิงหาคม 2569', ...lines]]);
  });

  test('of a day asks for that day', async () => {
    const { asked } = await run(['check', 'small', '07', '--date', '2026-08-16'], checksOf([won]));
    expect(asked?.[0]).toContain('date=2026-08-16');
  });
});

test.each([
  ['no call', []],
  ['no number', ['check', 'small']],
  ['another call', ['predict']],
  ['another option', ['latest', '--hots', 'x']],
  ['an address that is none', ['latest', '--host', 'localhost:4321']],
])('%s is wrong use', async (_, argv) => {
  const { code, err, asked } = await run(argv);
  expect([code, asked]).toEqual([2, []]);
  expect(err?.join('\n')).toMatch(/[ก-๙]{3}/);
});

test.each([
  [400, 'invalid_number', 2],
  [404, 'no_draw_on_date', 1],
])('a refusal of %i is told in both languages', async (status, code, exit) => {
  const fault = { ...SMALL_BODIES.fault, error: 'ไม่ได้', errorEn: 'no', code };
  const answer = await run(['check', 'small', '07'], fault, status);
  expect([answer.code, answer.err]).toEqual([exit, ['ไม่ได้', 'no']]);
});

test('help says what there is, and asks nothing', async () => {
  const { code, out, asked } = await run(['--help']);
  expect([code, asked]).toEqual([0, []]);
  expect(out?.join()).toMatch(/perdphon check[\s\S]*Exit codes: 0/);
});
