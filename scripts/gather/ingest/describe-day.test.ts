import { describe, expect, test } from 'vitest';
import { parseDrawDate } from '../../../src/domain/draw-date.ts';
import type { Outcome } from '../../../src/intake/fold/outcome.ts';
import { readPastedDay } from '../../../src/intake/text/pasted-day/pasted-day.ts';
import { NAMES } from '../../../tests/support/real-names.ts';
import { describeDay, judgeRow } from './describe-day.ts';

const DAY = parseDrawDate('2026-11-16');

function shown(text: string, outcome?: Outcome): string[] {
  const day = readPastedDay(text, NAMES, DAY);
  if (day.kind !== 'read') throw new Error(day.kind);
  const rows = day.rows.map((pasted) => judgeRow(pasted, outcome));
  return describeDay(day, rows).split('\n');
}

describe('describeDay', () => {
  test('has a heading for each kind of line that there is, and for no other', () => {
    expect(shown('ลาวทีวี งด')).toEqual([
      'วันที่ 2026-11-16',
      '',
      'เข้าใจ (understood)',
      '  1       ลาวทีวี (lao-tv)  งด (no draw; nothing to store)',
    ]);
    expect(shown('หวยอะไร 111-22')).toEqual([
      'วันที่ 2026-11-16',
      '',
      expect.stringMatching(/^ต้องให้คนดูก่อนบันทึก.*--lines 1 /),
      expect.stringMatching(/^ {2}1 +“หวยอะไร 111-22” /),
    ]);
  });

  test('what is doubtful is said to wait for a person, with why', () => {
    const doubts = [{ name: 'witness', sentence: 'แหล่งให้เลขไม่ตรงกัน' }] as const;
    const heldBack = { name: 'disputed', doubts, findings: [], warnings: [] } as const;
    expect(shown('ลาวทีวี 513-89', heldBack).slice(3)).toEqual([
      '  1       ลาวทีวี (lao-tv)  3 ตัวบน 513 · 2 ตัวล่าง 89 · น่าสงสัย (doubtful; waits for a person)',
      expect.stringContaining('witness: แหล่งให้เลขไม่ตรงกัน'),
    ]);
  });
});
