import { describe, expect, test } from 'vitest';
import { contextOf, drawOf, threeOf } from '../../../tests/support/real-lotteries.ts';
import { describeFinding } from '../problem.ts';
import { knownSource } from './known-source.ts';

const prizes = threeOf('317', '16');
const judge = (rest: Parameters<typeof drawOf>[2]) =>
  knownSource(drawOf('2026-08-22', prizes, rest), contextOf('hanoi-special')).map(describeFinding);
const expectation = 'expected an id of data/sources.json';

describe('knownSource', () => {
  const { sources, ...context } = contextOf('hanoi-special');
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

  test.each([
    { rest: { source: 'allhuay' }, because: 'one listed source' },
    { rest: { source: 'lekdee', confirmedBy: ['allhuay'] }, because: 'all sources are listed' },
    {
      rest: { source: 'lekdee', prizeSources: { 'bottom-two-digit': 'allhuay' } },
      because: 'a listed source added a prize',
    },
  ])('$because', ({ rest }) => {
    expect(judge(rest)).toEqual([]);
  });

  test.each([
    {
      rest: { source: 'a friend' },
      expected: [`source: "a friend" — ${expectation}`],
      because: 'the source is not listed',
    },
    {
      rest: { source: '' },
      expected: [`source: "" — ${expectation}`],
      because: 'the source is empty',
    },
    {
      rest: { source: 'Lekdee' },
      expected: [`source: "Lekdee" — ${expectation}`],
      because: 'an id is written exactly',
    },
    {
      rest: { source: 'lekdee', confirmedBy: ['allhuay', 'nobody'] },
      expected: [`confirmedBy[1]: "nobody" — ${expectation}`],
      because: 'a confirming source is not listed',
    },
    {
      rest: { source: 'lekdee', prizeSources: { 'bottom-two-digit': 'nobody' } },
      expected: [`prizeSources.bottom-two-digit: "nobody" — ${expectation}`],
      because: 'the source of a prize is not listed',
    },
    {
      rest: { source: 'lekdee', prizeSources: { 'five-digit': 'allhuay' } },
      expected: ['prizeSources.five-digit: "allhuay" — expected a prize that the draw has'],
      because: 'the draw has no such prize',
    },
    {
      rest: { source: 'lekdee', prizeSources: { 'bottom-two-digit': 'lekdee' } },
      expected: [
        'prizeSources.bottom-two-digit: "lekdee" — expected another source than that of the draw',
      ],
      because: 'it is the source of the draw',
    },
    {
      rest: { source: 'x', confirmedBy: ['y'] },
      expected: [`source: "x" — ${expectation}`, `confirmedBy[0]: "y" — ${expectation}`],
      because: 'each unlisted source is named',
    },
    {
      rest: { source: 'glo-new4761' },
      expected: [
        'source: "glo-new4761" — expected a source of hanoi-special; it has thai-government alone',
      ],
      because: 'the operator of another lottery publishes none of this one',
    },
    {
      rest: { source: 'lekdee', confirmedBy: ['lekdee', 'allhuay', 'allhuay'] },
      expected: [
        'confirmedBy[0]: "lekdee" — expected each source once',
        'confirmedBy[2]: "allhuay" — expected each source once',
      ],
      because: 'a source confirms itself, or twice',
    },
  ])('$because', ({ rest, expected }) => {
    expect(judge(rest)).toEqual(expected);
  });
});
