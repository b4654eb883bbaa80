import { expect, test } from 'vitest';
import { SMALL_SITE } from '../../../tests/support/small-archive.ts';
import { drawOn, prizeKind, smallLottery } from '../../../tests/support/small-lottery.ts';
import { emitLottery } from './all.ts';

const COUNTED = new Set(['results', 'stats', 'calculations']);
const lottery = smallLottery([prizeKind('two', 2), prizeKind('three', 3)]);
const whole = drawOn('2026-08-16', { two: ['53'], three: ['123'] });
const partial = drawOn('2026-08-16', { two: ['53'] }, { pending: ['three'] });

test.each([
  { draws: [], answers: [], because: 'nothing is known' },
  { draws: [partial], answers: ['results'], because: 'what counts draws waits for a whole one' },
  { draws: [whole], answers: ['results', 'stats', 'calculations'], because: 'one draw is enough' },
])('of $draws.length draws, $because: $answers', ({ draws, answers }) => {
  const paths = [...emitLottery({ lottery, draws }, SMALL_SITE)].map(({ path }) => path);
  const answered = new Set(paths.map((path) => path.split('/')[2] ?? ''));
  // This test does not look at an endpoint of somebody's own.
  expect([...answered].filter((name) => COUNTED.has(name))).toEqual(answers);
});
