// The published formula says what the code does, its worked example included.
import { describe, expect, test } from 'vitest';
import { DRAWLESS_CATALOGUE } from '../../../tests/support/real-catalogue.ts';
import { drawsOf, prizeKind, smallLottery } from '../../../tests/support/small-lottery.ts';
import { takeSnapshots } from '../../domain/calculation/snapshot.ts';
import { describeChecking, describeService, FORMULA_NOTE } from './prose.ts';
import type { CatalogueEntry } from '../contract/catalogue.ts';

describe('FORMULA_NOTE', () => {
  test('names the version, and the weights as the code has them', () => {
    expect(FORMULA_NOTE).toContain('**Formula 1.0.0.**');
    expect(FORMULA_NOTE).toContain(
      'digit score = 0.40 frequency30 + 0.30 recent + 0.20 historical + 0.10 gap',
    );
    expect(FORMULA_NOTE).toContain(
      'pair score = 0.35 historical + 0.25 frequency30 + 0.25 recent + 0.15 position',
    );
  });

  describe('worked by hand: a two-digit prize drew 12, then (newest) 21', () => {
    const lottery = smallLottery([prizeKind('p', 2)]);
    const ranking = takeSnapshots({ lottery, draws: drawsOf('21', '12') }).at(-1)?.prizes[0];
    const digit = (candidate: string) =>
      ranking?.digitRanking.find((ranked) => ranked.candidate === candidate);

    test('digit 1 scores 90', () => {
      expect(FORMULA_NOTE).toMatch(/newest draw, so gap is 0\. Score .* = 90\./);
      const breakdown = { frequency30: 100, recent: 100, historical: 100, gap: 0 };
      expect(digit('1')).toMatchObject({ score: 90, breakdown });
    });

    test('pair 21 scores 100, every component at its cap', () => {
      expect(FORMULA_NOTE).toMatch(/Pair 21: .* every component at its cap of 100, score 100\./);
      const pair = ranking?.pairRanking.find(({ candidate }) => candidate === '21');
      expect(pair?.score).toBe(100);
      expect(new Set(Object.values(pair?.breakdown ?? {}))).toEqual(new Set([100]));
    });

    test('digit 3 scores 1.33, all of it gap', () => {
      expect(FORMULA_NOTE).toMatch(/gap = 100 × 2 ÷ 15 = 13\.33, score 1\.33\./);
      const breakdown = { frequency30: 0, recent: 0, historical: 0, gap: 13.33 };
      expect(digit('3')).toMatchObject({ score: 1.33, breakdown });
    });
  });
});

describe('describeChecking', () => {
  test('says of each lottery the lengths that are accepted', () => {
    const rows = describeChecking(DRAWLESS_CATALOGUE).matchAll(/^\| (.*?) \| ([2-6, ]+) \|/gm);
    const said = new Map([...rows].map(([, lotteries = '', of]) => [lotteries, of]));
    expect(said.size).toBe(7);
    const rowOf = ({ slug, prizes }: CatalogueEntry): string => {
      const named = [...said.keys()].find((row) => row.split(', ').includes(slug));
      if (named !== undefined) return named;
      if (prizes.includes('six-digit')) return 'other lao-* drawing six digits';
      return slug.startsWith('hanoi-') ? 'other hanoi-*' : 'other lao-* drawing five, hanoi-svip';
    };
    const wrong = [...DRAWLESS_CATALOGUE.values()].filter(
      (entry) => said.get(rowOf(entry)) !== entry.numberLengths.join(', '),
    );
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });
});

describe('describeService', () => {
  test.each([
    ['the terms', /Not for use in online gambling sites; the service takes no bets/],
    ['that it is for convenience', /check results are for convenience only/],
    ['how long to cache', /cache for 300 seconds/],
    ['how often to ask', /every five minutes/],
    ['that Buddhist dates are not to be parsed', /never parse the Buddhist ones/],
    ['the same in Thai', /ใช้ฟรี ไม่ต้องสมัคร ไม่ต้องใช้คีย์/],
  ])('says %s', (_, said) => {
    expect(describeService(DRAWLESS_CATALOGUE)).toMatch(said);
  });
});
