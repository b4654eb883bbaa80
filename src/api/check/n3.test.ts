import { describe, expect, test } from 'vitest';
import { drawOn, prizeKind, smallLottery } from '../../../tests/support/small-lottery.ts';
import { renderPart } from '../verdict/part.ts';
import { answerParts, verdictParts } from '../verdict/verdict.ts';
import { checkBody, checksBody } from './check-body.ts';
import { judge } from './judge.ts';
import { N3_WORDS } from '../contract/n3.ts';

const kinds = [
  prizeKind('front-three', 3, { place: 'ABC' }),
  prizeKind('last-two', 2, { place: 'EF' }),
];
const draw = drawOn('2026-05-02', { 'front-three': ['267'], 'last-two': ['43'] });
const government = { lottery: smallLottery(kinds, { slug: 'thai-government' }), draw };
const lao = { lottery: smallLottery(kinds, { slug: 'lao-lottery' }), draw };
const NOW = Date.parse('2026-05-03T00:00:00Z');

describe('three digits of thai-government may be an N3 ticket', () => {
  test.each(['077', '267'])('the answer to %s says that N3 is not compared', (number) => {
    expect(checkBody(government, number, '').data.note).toBe(N3_WORDS);
    expect(checksBody(government, ['43', number], '').data.results.map(({ note }) => note)).toEqual(
      [undefined, N3_WORDS],
    );
  });

  test.each(['43', '402701'])('that to %s says nothing of it', (number) => {
    expect(checkBody(government, number, '').data).not.toHaveProperty('note');
  });

  test('nor does that of another lottery', () => {
    expect(checkBody(lao, '077', '').data).not.toHaveProperty('note');
  });

  test.each([
    ['one that lost', ['077']],
    ['one that won', ['267']],
    ['several that lost', ['077', '078']],
    ['several of which one won', ['267', '077']],
    ['more winners than cards', Array(6).fill('267')],
  ])('the page says so once: %s', (_, numbers) => {
    const judgements = judge(government, numbers, '');
    for (const parts of [
      verdictParts(government, judgements, NOW),
      answerParts(judgements, NOW, [], 'ใบ'),
    ]) {
      expect(parts.map(renderPart).join('').split('(N3)')).toHaveLength(2);
    }
    const elsewhere = verdictParts(lao, judge(lao, numbers, ''), NOW);
    expect(elsewhere.map(renderPart).join('')).not.toContain('N3');
  });
});
