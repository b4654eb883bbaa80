import { expect, test } from 'vitest';
import { drawOn, prizeKind, smallLottery } from '../../../tests/support/small-lottery.ts';
import { isOneCard } from './answer-cards.ts';
import { answerQuestion, readEntries } from './answer-question.ts';

const draw = drawOn('2026-08-16', { two: ['12'] });
const checked = { lottery: smallLottery([prizeKind('two', 2)]), draw };

test.each([
  [['12'], true],
  [['99'], true],
  // A refusal has no card: its title is on show.
  [['x'], false],
  [['12', '99'], false],
])('the answer to %j is one card: %s', (entries, isCard) => {
  const draws = { newest: draw.drawDate, days: [draw], isChosen: true };
  const answer = answerQuestion(checked, readEntries(entries, checked), draws, '');
  expect(isOneCard(answer)).toBe(isCard);
});
