import { drawOn, drawsOf, prizeKind } from '../../../tests/support/small-lottery.ts';
import { describe, expect, test } from 'vitest';
import {
  bothTails,
  consecutiveDraws,
  listChances,
  type Meeting,
  testCoincidences,
  testDigitPairs,
  testSameDigit,
  testSameNumber,
  twoPrizes,
} from './meetings.ts';

const pair = prizeKind('p', 2);
const meeting = (numbers: string, others: string): Meeting => ({
  numbers: numbers.split(' '),
  others: others.split(' '),
});

describe('consecutiveDraws', () => {
  test('each draw meets the one before it', () => {
    expect(consecutiveDraws(pair, drawsOf('12', '34', '56'))).toEqual([
      meeting('12', '34'),
      meeting('34', '56'),
    ]);
  });

  test('a draw without the prize is passed over', () => {
    const draws = [
      drawOn('2026-01-03', { p: ['12'] }),
      drawOn('2026-01-02', { q: ['7'] }),
      drawOn('2026-01-01', { p: ['34'] }),
    ];
    expect(consecutiveDraws(pair, draws)).toEqual([meeting('12', '34')]);
  });

  test.each([[[]], [['12']]])('%j meet nothing', (numbers) => {
    expect(consecutiveDraws(pair, drawsOf(...numbers))).toEqual([]);
  });
});

describe('twoPrizes', () => {
  const draws = [
    drawOn('2026-01-02', { p: ['12'], long: ['991234', '000056'] }),
    drawOn('2026-01-01', { p: ['34'] }),
  ];
  const long = prizeKind('long', 6);

  test('the shorter meets the tails of the longer, where a draw has both', () => {
    expect(twoPrizes(pair, long, draws)).toEqual([meeting('12', '34 56')]);
  });

  test('the order in which they are named is nothing to it', () => {
    expect(twoPrizes(long, pair, draws)).toEqual(twoPrizes(pair, long, draws));
  });
});

test('of two prizes of the same length the one named first is compared with the other', () => {
  const draws = [drawOn('2026-01-02', { p: ['12', '34'], q: ['56'] })];
  expect(twoPrizes(pair, prizeKind('q', 2), draws)).toEqual([
    { numbers: ['12', '34'], others: ['56'] },
  ]);
});

describe('testSameNumber', () => {
  test('counts each number that is among the others, once', () => {
    const meetings = [meeting('12', '12'), ...new Array(149).fill(meeting('12', '34'))];
    expect(testSameNumber(meetings, 2)).toMatchObject({ enough: true, count: 1, expected: 1.5 });
  });

  test('two numbers against three, of which two are the same: two trials at 2 of 100', () => {
    const meetings = new Array(50).fill(meeting('12 99', '12 12 34'));
    expect(testSameNumber(meetings, 2)).toMatchObject({ count: 50, expected: 50 * 2 * 0.02 });
  });

  test('of 50 draws of a hundred numbers too few are expected', () => {
    expect(testSameNumber(new Array(50).fill(meeting('12', '34')), 2)).toEqual({
      enough: false,
      expected: 0.5,
    });
  });
});

describe('testSameDigit', () => {
  test('counts digits in their own place only', () => {
    const meetings = [meeting('12', '12'), meeting('12', '21'), meeting('12', '15')];
    const many = [...meetings, ...new Array(17).fill(meeting('00', '99'))];
    expect(testSameDigit(many, 2)).toMatchObject({ count: 3, expected: expect.closeTo(4, 12) });
  });

  test('of several numbers nobody knows which came first', () => {
    const meetings = new Array(100).fill(meeting('12 34', '12'));
    expect(testSameDigit(meetings, 2)).toEqual({ enough: false, expected: 0 });
  });
});

describe('testDigitPairs', () => {
  test('a table for each place: 81 degrees of freedom', () => {
    const meetings = Array.from({ length: 1_000 }, (_, at) =>
      meeting(String(at % 100).padStart(2, '0'), String(Math.floor(at / 10)).padStart(2, '0')),
    );
    // 00 to 99 ten times over; the tens of the other are the hundreds of `at`, its ones are our
    // tens.
    expect(testDigitPairs(meetings, 2)).toMatchObject({
      enough: true,
      expected: 10,
      degrees: 162,
      statistic: expect.closeTo(0, 9),
    });
  });

  test('a digit that decides the other one is found', () => {
    const meetings = Array.from({ length: 500 }, (_, at) =>
      meeting(`${at % 10}`, `${(at + 3) % 10}`),
    );
    expect(testDigitPairs(meetings, 1)).toMatchObject({
      enough: true,
      statistic: expect.closeTo(9 * 500, 6),
      pValue: 0,
    });
  });

  test('499 meetings are too few', () => {
    expect(testDigitPairs(new Array(499).fill(meeting('12', '34')), 2)).toMatchObject({
      enough: false,
      expected: 4.99,
    });
  });
});

/** The same p-value in whole numbers without any rounding: C(n, k) (c − 1)ⁿ⁻ᵏ worlds of cⁿ. */
function exactPValue(trials: number, cells: number, count: number): number {
  const [n, others, all] = [BigInt(trials), BigInt(cells - 1), BigInt(cells) ** BigInt(trials)];
  const worlds = [others ** n];
  for (let k = 0n; k < n; k += 1n) {
    worlds.push(((worlds[Number(k)] ?? 0n) * (n - k)) / (k + 1n) / others);
  }
  const seen = worlds[count] ?? 0n;
  const unlikely = worlds.filter((of) => of <= seen).reduce((sum, of) => sum + of, 0n);
  return Number((unlikely * 10n ** 18n) / all) / 1e18;
}

function pValueOf(trials: number, probability: number, count: number): number {
  return bothTails(listChances([{ trials, probability }]), count);
}

describe('bothTails', () => {
  test.each([2, 10, 100])('of up to 30 trials at 1 of %i is what whole numbers give', (cells) => {
    for (let trials = 0; trials <= 30; trials += 1) {
      for (let count = 0; count <= trials; count += 1) {
        expect(pValueOf(trials, 1 / cells, count)).toBeCloseTo(
          exactPValue(trials, cells, count),
          10,
        );
      }
    }
  });

  // scipy.stats.binomtest(count, trials, probability).pvalue, of SciPy 1.17.1.
  test.each([
    [471, 0.01, 3, 0.6398097362414489],
    [471, 0.01, 12, 0.003268672843436544],
    [322, 0.01, 0, 0.08429557146341426],
    [652, 0.1, 29, 2.8442637073907894e-7],
    [654, 0.1, 10, 2.4195223128716776e-18],
    [1_932, 0.1, 224, 0.022798422247880725],
    [15_148, 0.1, 1_566, 0.16718279744906667],
    [108, 0.1, 0, 1.7456846260969704e-5],
    [104, 0.1, 21, 0.0015863131425532821],
    [47_100, 0.0001, 7, 0.24815906650488834],
  ])('%i trials at %d: of %i as SciPy has it', (trials, probability, count, pValue) => {
    expect(pValueOf(trials, probability, count) / pValue).toBeCloseTo(1, 8);
  });

  test('never cries wolf more often than it says, whatever the level', () => {
    const bold = [];
    for (let trials = 10; trials <= 300; trials += 1) {
      const chances = listChances([{ trials, probability: 0.1 }]);
      for (const level of [0.01, 0.05, 0.1]) {
        const alarms = chances.filter((_, count) => bothTails(chances, count) < level);
        if (alarms.reduce((sum, chance) => sum + chance, 0) >= level) bold.push([trials, level]);
      }
    }
    expect(bold).toEqual([]);
  });

  test('a count that cannot be has no chance', () => {
    expect(pValueOf(10, 0.5, 11)).toBe(0);
  });
});

describe('listChances', () => {
  test('comparisons in two lots are the same as in one', () => {
    const [lots, one] = [
      listChances([
        { trials: 5, probability: 0.1 },
        { trials: 7, probability: 0.1 },
      ]),
      listChances([{ trials: 12, probability: 0.1 }]),
    ];
    expect(lots.length).toBe(one.length);
    for (const [count, chance] of lots.entries()) expect(chance).toBeCloseTo(one[count] ?? -1, 14);
  });

  // Counts of least likely worlds by scipy.stats.poisson_binom([.02] * 50 + [.01] * 20), of SciPy
  // 1.17.1.
  test('of different chances as SciPy has it', () => {
    const chances = listChances([
      { trials: 50, probability: 0.02 },
      { trials: 20, probability: 0.01 },
    ]);
    const wanted = [0.6358912671, 1, 0.3380343593, 0.1188912262, 0.0323265375, 0.0070845454];
    for (const [count, pValue] of wanted.entries()) {
      expect(bothTails(chances, count)).toBeCloseTo(pValue, 9);
    }
  });

  test('what is certain is certain', () => {
    expect(listChances([{ trials: 3, probability: 1 }])).toEqual([0, 0, 0, 1]);
    expect(listChances([])).toEqual([1]);
  });

  test.each([1, 50, 471, 15_148])('of %i trials add up to 1', (trials) => {
    const sum = listChances([{ trials, probability: 0.1 }]).reduce((all, one) => all + one, 0);
    expect(sum).toBeCloseTo(1, 11);
  });
});

test.each([
  [99, false],
  [100, true],
])('%i trials at 1 of 100 are enough: %s', (trials, enough) => {
  const tested = testCoincidences([{ trials, probability: 0.01 }], 0);
  expect(tested).toMatchObject({ enough, expected: trials / 100 });
});
