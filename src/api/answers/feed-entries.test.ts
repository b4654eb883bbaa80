import { expect, test } from 'vitest';
import { SMALL_ARCHIVE, SMALL_SITE } from '../../../tests/support/small-archive.ts';
import { drawOn } from '../../../tests/support/small-lottery.ts';
import type { Draw } from '../../domain/draw.ts';
import { factsOf, standing } from '../contract/standing.ts';
import { correctionEntries, drawEntry } from './feed-entries.ts';

const { lottery } = SMALL_ARCHIVE;
const whole = { six: ['004615'], two: ['07'] };
const correction = (two: string, at = '2024-03-12T01:02:03.000Z') => ({
  at,
  reason: 'พิมพ์ผิด',
  previous: { two: [two] },
});
const correctionsOf = (more: Partial<Draw>, prizes: Draw['prizes'] = whole) =>
  correctionEntries(lottery, drawOn('2024-03-01', prizes, more), SMALL_SITE);

test('a correction after another says what each of them put there, and keeps its id', () => {
  const [once] = correctionsOf({ corrections: [correction('70')] });
  const later = '2024-03-13T00:00:00.000Z';
  const twice = correctionsOf({ corrections: [correction('70'), correction('77', later)] });
  expect(twice.map(({ text }) => text.split('\n')[0])).toEqual([
    'เลข 2 ตัว: เดิม 70 แก้เป็น 77',
    'เลข 2 ตัว: เดิม 77 แก้เป็น 07',
  ]);
  expect(twice.map(({ id, published }) => [id, published])).toEqual([
    [once?.id, once?.published],
    [expect.stringMatching(/#small_2024-03-01_corrected_3$/), later],
  ]);
});

test('a correction that takes a number back says that there is none', () => {
  const [entry] = correctionsOf({ lacks: ['six', 'two'], corrections: [correction('70')] }, {});
  expect(entry?.text).toContain('เลข 2 ตัว: เดิม 70 แก้เป็น ไม่มีข้อมูล');
});

test('a draw says how it stands in its title, and in full below its numbers', () => {
  const more = { source: 'other', doubt: 'two sheets differ', lacks: ['six'] };
  const draw = drawOn('2024-03-01', { two: ['07'] }, more);
  const states = standing(factsOf(lottery, draw, SMALL_SITE.sources));
  const { title, text } = drawEntry(lottery, draw, SMALL_SITE);
  expect(title).toBe('หวยเล็ก 1 มีนาคม 2567 · เลขอาจผิด · ขาดบางรางวัล · รอยืนยัน');
  expect(text).toBe(['เลข 2 ตัว: 07', ...states.map((state) => state.text)].join('\n'));
});

test('a draw of which nothing is to be said has its numbers alone', () => {
  const confirmed = drawOn('2024-03-01', whole, { source: 'other', confirmedBy: ['hand'] });
  expect(drawEntry(lottery, confirmed, SMALL_SITE)).toMatchObject({
    title: 'หวยเล็ก 1 มีนาคม 2567',
    text: 'เลข 6 ตัว: 004615\nเลข 2 ตัว: 07',
  });
});
