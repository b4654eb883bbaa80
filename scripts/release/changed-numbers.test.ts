import { describe, expect, test } from 'vitest';
import type { Draw } from '../../src/domain/draw.ts';
import { enteredOn, filesWith, siteWith } from '../../tests/support/announced-site.ts';
import { otherNumbers, refuseNumbers } from './changed-numbers.ts';

const DAY = '2024-03-08';
const drawn = (two: string, more: Partial<Draw> = {}) =>
  enteredOn(DAY, { prizes: { six: ['004615'], two: [two] }, ...more });
const correction = (two: string, reason = 'mistyped') => ({
  at: `${DAY}T14:00:00.000Z`,
  reason,
  previous: { two: [two] },
});
const corrected = (two: string, ...before: string[]) =>
  drawn(two, { corrections: before.map((number) => correction(number)) });

async function refusal(live: Draw, next: Draw, allowOlder = false): Promise<string[]> {
  const [before, after] = [live, next].map((draw) => ({
    address: siteWith({ small: [draw] }),
    files: undefined,
  }));
  if (before === undefined || after === undefined) throw new Error('two sites are compared');
  const found = await otherNumbers({ live: before, next: after, allowOlder });
  try {
    refuseNumbers(before.address, found);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').slice(1);
  }
}

describe('refuseNumbers', () => {
  test.each([
    ['nothing differs', drawn('07'), drawn('07')],
    ['a correction replaced what is live', drawn('07'), corrected('70', '07')],
    ['two corrections did', drawn('07'), corrected('71', '07', '70')],
    ['what is live was corrected before', corrected('70', '07'), corrected('71', '07', '70')],
    ['a prize came', enteredOn(DAY, { prizes: { two: ['07'] }, lacks: ['six'] }), drawn('07')],
  ])('takes a draw where %s', async (_, live, next) => {
    expect(await refusal(live, next)).toEqual([]);
  });

  test('names draw, prize, both numbers and the command that makes the correction', async () => {
    expect(await refusal(drawn('07'), drawn('70'))).toEqual([
      '  small 2024-03-08 two: 07 is live, 70 is stored',
      "    npm run draw:add -- small 2024-03-08 --was two=07 two=70 --reason 'แก้เลขที่ลงผิด' --yes",
    ]);
  });

  test.each([
    [
      'a number is gone',
      drawn('07'),
      enteredOn(DAY, { prizes: { six: ['004615'] } }),
      'nothing is',
    ],
    [
      'a correction says that something else was live',
      drawn('07'),
      corrected('70', '08'),
      '"two":["07"]',
    ],
    [
      'a correction is gone',
      corrected('70', '07'),
      drawn('70'),
      'put it back in data/draws/small/2024.json: {"at":',
    ],
    ['a correction is gone, and its number back', corrected('70', '07'), drawn('07'), 'git pull'],
    [
      'a live correction gives another reason now',
      corrected('70', '07'),
      drawn('70', { corrections: [correction('07', 'another')] }),
      'git pull',
    ],
    [
      'a number was edited beneath a correction',
      corrected('70', '07'),
      corrected('71', '07'),
      '70 is live, 71 is stored',
    ],
  ])('refuses where %s', async (_, live, next, said) => {
    expect((await refusal(live, next)).join('\n')).toContain(said);
  });

  test('--allow-older takes the version before a correction, and no other number', async () => {
    expect(await refusal(corrected('70', '07'), drawn('07'), true)).toEqual([]);
    expect(await refusal(corrected('70', '07'), drawn('17'), true)).toHaveLength(2);
    expect(await refusal(drawn('07'), drawn('70'), true)).toHaveLength(2);
  });

  test('where the hash of all draws of a lottery is the same they are not read', async () => {
    const files = new Map([['static/api/export/small.ndjson', 'x']]);
    const read = filesWith({ small: [drawn('07')] });
    read.delete('/api/export/small.ndjson');
    const address = { name: 'live', read: async (path: string) => read.get(path) };
    const next = { address: siteWith({ small: [drawn('70')] }), files };
    refuseNumbers(
      address,
      await otherNumbers({ live: { address, files }, next, allowOlder: false }),
    );
  });
});
