import { describe, expect, test } from 'vitest';
import { contextOf, drawOf, threeOf } from '../../../tests/support/real-lotteries.ts';
import { describeFinding } from '../problem.ts';
import { knownSource } from './known-source.ts';

const prizes = threeOf('317', '16');
const { sources, ...context } = contextOf('hanoi-special');
const own = { id: 'own', name: 'x', url: 'https://a.example', role: 'authority' } as const;
const withOwn = [...sources, { ...own, lotteries: ['thai-government'] }];
const judge = (rest: Parameters<typeof drawOf>[2]) =>
  knownSource(drawOf('2026-08-22', prizes, rest), { ...context, sources: withOwn }).map(
    describeFinding,
  );
const expectation = 'expected an id of data/sources.json';

describe('knownSource', () => {
  const listed = sources.map((source) =>
    source.id === 'huaycheck' ? { ...source, copies: 'lekdee' } : source,
  );
  const ofOneOrigin = (first: string) =>
    `expected a source of another origin than ${first}; lekdee is that of both`;

  test.each([
    { source: 'lekdee', confirmedBy: ['huaycheck'], index: 0, first: 'lekdee' },
    { source: 'huaycheck', confirmedBy: ['lekdee'], index: 0, first: 'huaycheck' },
    { source: 'allhuay', confirmedBy: ['huaycheck', 'lekdee'], index: 1, first: 'huaycheck' },
  ])('$source and $confirmedBy: two of one origin are one witness', (row) => {
    const draw = drawOf('2026-08-22', prizes, row);
    const [path, value] = [`confirmedBy[${row.index}]`, row.confirmedBy[row.index]];
    expect(knownSource(draw, { ...context, sources: listed })).toEqual([
      { path, value, expectation: ofOneOrigin(row.first) },
    ]);
  });

  const PAIR = 'bottom-two-digit';
  const added = (prize: string, source: string) => ({
    source: 'lekdee',
    prizeSources: { [prize]: source },
  });

  test.each<[rest: Parameters<typeof judge>[0], because: string]>([
    [{ source: 'allhuay' }, 'one listed source'],
    [{ source: 'lekdee', confirmedBy: ['allhuay'] }, 'all sources are listed'],
    [added(PAIR, 'allhuay'), 'a listed source added a prize'],
  ])('%j: %s', (rest) => {
    expect(judge(rest)).toEqual([]);
  });

  const once = 'expected each source once';
  test.each<[rest: Parameters<typeof judge>[0], findings: string[]]>([
    [{ source: 'a friend' }, [`source: "a friend" — ${expectation}`]],
    [{ source: '' }, [`source: "" — ${expectation}`]],
    // An id is written exactly.
    [{ source: 'Lekdee' }, [`source: "Lekdee" — ${expectation}`]],
    [
      { source: 'lekdee', confirmedBy: ['allhuay', 'nobody'] },
      [`confirmedBy[1]: "nobody" — ${expectation}`],
    ],
    [added(PAIR, 'nobody'), [`prizeSources.${PAIR}: "nobody" — ${expectation}`]],
    [
      added('five-digit', 'allhuay'),
      ['prizeSources.five-digit: "allhuay" — expected a prize that the draw has'],
    ],
    [
      added(PAIR, 'lekdee'),
      [`prizeSources.${PAIR}: "lekdee" — expected another source than that of the draw`],
    ],
    [
      { source: 'x', confirmedBy: ['y'] },
      [`source: "x" — ${expectation}`, `confirmedBy[0]: "y" — ${expectation}`],
    ],
    // The operator of another lottery publishes none of this one.
    [
      { source: 'own' },
      ['source: "own" — expected a source of hanoi-special; it has thai-government alone'],
    ],
    [
      { source: 'lekdee', confirmedBy: ['lekdee', 'allhuay', 'allhuay'] },
      [`confirmedBy[0]: "lekdee" — ${once}`, `confirmedBy[2]: "allhuay" — ${once}`],
    ],
  ])('%j: %j', (rest, findings) => {
    expect(judge(rest)).toEqual(findings);
  });
});
