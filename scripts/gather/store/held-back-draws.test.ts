import { describe, expect, test } from 'vitest';
import type { HeldBackDraw } from '../../../src/domain/held-back.ts';
import type { Reading } from '../../../src/domain/reading.ts';
import { threeOf } from '../../../tests/support/real-lotteries.ts';
import { wayBack, waysOut } from './held-back-draws.ts';

describe('waysOut', () => {
  const at = '2026-07-08T03:40:00.000Z';
  const hold = (readings: Reading[]) =>
    ({
      lottery: 'lao-tv',
      drawDate: '2026-07-08',
      doubts: [],
      readings,
    }) as unknown as HeldBackDraw;
  const says = (source: string, top: string, rest: Partial<Reading> = {}): Reading => ({
    source,
    at,
    prizes: threeOf(top, '37'),
    ...rest,
  });
  const part = says('lekdee', '', { prizes: { 'bottom-two-digit': ['38'] }, isPart: true });
  const typed = (top: string) =>
    `--prize top-three-digit=${top} --prize top-two-digit=${top.slice(1)} --prize bottom-two-digit=37`;

  test.each([
    {
      fact: 'two sources',
      readings: [says('allhuay', '508'), says('lekdee', '509')],
      ways: [
        "--source allhuay --reason 'ตรวจกับหน้าของแหล่งแล้ว'",
        "--source lekdee --reason 'ตรวจกับหน้าของแหล่งแล้ว'",
      ],
    },
    {
      fact: 'a source that differs from itself, as it is stored',
      readings: [says('allhuay', '508', { stored: true }), says('allhuay', '509')],
      ways: [
        "--source allhuay --reason 'ตรวจกับหน้าของแหล่งแล้ว'",
        "--source stored --reason 'ตรวจกับหน้าของแหล่งแล้ว'",
      ],
    },
    {
      fact: 'two things that a source says at once: by their numbers',
      readings: [says('allhuay', '509', { doubts: ['copy'] }), says('allhuay', '508')],
      ways: [
        `--source allhuay ${typed('509')} --accept copy --reason 'ตรวจกับหน้าของแหล่งแล้ว'`,
        `--source allhuay ${typed('508')} --reason 'ตรวจกับหน้าของแหล่งแล้ว'`,
      ],
    },
    {
      fact: 'parts that contradict each other, which no rule admits',
      readings: [says('allhuay', '509', { doubts: ['contradiction'] })],
      ways: [],
    },
    {
      fact: 'a single prize against a whole number',
      readings: [says('allhuay', '508'), part],
      ways: [
        "--source allhuay --reason 'ตรวจกับหน้าของแหล่งแล้ว'",
        "--source lekdee --reason 'ตรวจกับหน้าของแหล่งแล้ว'",
      ],
    },
    {
      fact: 'a single prize against a doubtful one: nothing would complete it',
      readings: [says('allhuay', '508', { doubts: ['copy'] }), part],
      ways: ["--source allhuay --accept copy --reason 'ตรวจกับหน้าของแหล่งแล้ว'"],
    },
  ])('$fact', ({ readings, ways }) => {
    const rule = 'npm run ingest -- --rule lao-tv/2026-07-08 ';
    const expected = ways.map((way) => rule + way);
    expect(waysOut(hold(readings))).toEqual(expected);
    const isStored = readings.some(({ stored }) => stored);
    expect(wayBack(hold(readings))).toBe(
      isStored ? undefined : `${rule}--source stored --reason 'ตรวจกับหน้าของแหล่งแล้ว'`,
    );
  });
});
