// Whole lines and the draws they fold to.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lotteryOf, SOURCES } from '../../../tests/support/real-lotteries.ts';
import { formatDraw } from './day-file.ts';
import type { DayLine } from './day-line.ts';
import { foldDay } from './fold-day.ts';
import { foldLine } from './fold-line.ts';

const FILE = new URL('../../../tests/fixtures/folded-days.txt', import.meta.url);
const EXAMPLES = readFileSync(FILE, 'utf8')
  .split(/^# /m)
  .filter(Boolean)
  .map((text) => {
    const [fact = '', line = '', draw = ''] = text.trim().split('\n');
    return { fact, line: JSON.parse(line) as DayLine, draw: draw.replace(/^=> /, '') };
  });

describe.each([
  ['folded', foldDay],
  ['as a line', foldLine],
] as const)('%s', (_way, fold) => {
  test.each(EXAMPLES)('$fact', ({ line, draw }) => {
    const lottery = lotteryOf('lao-tv');
    const folded = fold(line, { lottery, sources: SOURCES }).draw;
    expect(folded && formatDraw(lottery, folded)).toBe(draw);
  });
});
