// Texts of every kind that people paste, written for their traps: what is stored of each where
// nobody is asked, pasted at the last minute of 2026-11-28.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lotteryOf } from '../../../../tests/support/real-lotteries.ts';
import { NAMES } from '../../../../tests/support/real-names.ts';
import { storedRows } from '../../../../tests/support/stored-rows.ts';
import { derivePrizes } from '../../../domain/derive.ts';
import { parseDrawDate } from '../../../domain/draw-date.ts';
import { type PastedRow, readPastedDay } from './pasted-day.ts';

const NOW = Date.parse('2026-11-28T23:59:00+07:00');

/** `=== 01 whole: lao-tv 513 89; …` above a text: its rows, `nothing`, or that it is `refused`. */
const TEXTS = readFileSync('tests/fixtures/pasted/fresh/texts.txt', 'utf8')
  .split(/^=== /m)
  .slice(1)
  .map((block) => {
    const [head = '', ...lines] = block.trimEnd().split('\n');
    const [, name = '', kind = '', rows = ''] = /^(\d+) (\w+)(?:: (.*))?$/.exec(head) ?? [];
    return { name, kind, rows: rows.split('; ').filter(Boolean).sort(), text: lines.join('\n') };
  });

/** The lottery, its upper three digits or first prize, and its lower two. */
function shown({ lottery, row }: PastedRow): string {
  const prizes = derivePrizes(lotteryOf(lottery.slug), parseDrawDate(row.drawDate), row.prizes);
  const [top] = prizes['first-prize'] ?? prizes['top-three-digit'] ?? [];
  const [bottom] = prizes['bottom-two-digit'] ?? prizes['last-two-digit'] ?? [];
  return [lottery.slug, top, bottom].join(' ');
}

test('there are some of each kind', () => {
  const byKind = Map.groupBy(TEXTS, ({ kind }) => kind);
  expect([...byKind.keys()]).toEqual(['whole', 'nothing', 'refused']);
  expect(byKind.get('whole')?.length).toBeGreaterThan(20);
  expect(byKind.get('nothing')?.length).toBeGreaterThan(60);
});

test.each(TEXTS)('$name $kind $rows', ({ kind, rows, text }) => {
  const day = readPastedDay(text, NAMES, undefined, NOW);
  const drawn = storedRows(day).filter(({ row }) => !row.noDraw);
  expect(drawn.map(shown).sort()).toEqual(rows);
  if (kind === 'whole') expect(day).toMatchObject({ kind: 'read', asked: [] });
  if (kind === 'refused') expect(day.kind).toBe('refused');
});
