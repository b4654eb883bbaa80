import { describe, expect, test } from 'vitest';
import { noMemory } from './memory.ts';
import { noteAnswers } from './outages.ts';

const MINUTE = 60_000;

/** Rounds, a minute apart: by lottery, whether the source answers. @returns what each says */
function said(...rounds: readonly Readonly<Record<string, 'yes' | 'no'>>[]): string[][] {
  const memory = noMemory();
  return rounds.map((round, index) => {
    const answers = Object.entries(round).map(([name, answer]) => {
      const [lottery = '', drawDate = '2026-11-12'] = name.split(' ');
      return {
        lottery,
        drawDate,
        source: 'allhuay',
        failure: answer === 'yes' ? undefined : 'answered 503',
      };
    });
    return noteAnswers(memory, answers, index * MINUTE, () => 0);
  });
}
const FAILED = 'a 2026-11-12 failed allhuay answered 503';
const AGAIN = 'allhuay answers again';

describe('noteAnswers', () => {
  test('each outage and each recovery is said once, whichever lotteries it is asked about', () => {
    expect(
      said(
        { a: 'no', b: 'no' },
        { c: 'no' },
        { d: 'yes' },
        { a: 'yes' },
        { 'a 2026-11-13': 'no' },
        { 'b 2026-11-13': 'yes' },
        { 'c 2026-11-13': 'no' },
        { 'c 2026-11-13': 'yes' },
      ),
    ).toEqual([
      [FAILED],
      [],
      [AGAIN],
      [],
      [FAILED.replace('12', '13')],
      [AGAIN],
      ['c 2026-11-13 failed allhuay answered 503'],
      [AGAIN],
    ]);
  });

  test('a lottery that was not asked again since one outage does not hide the next', () => {
    expect(said({ a: 'no' }, { b: 'yes' }, { b: 'no' }, { b: 'yes' })).toEqual([
      [FAILED],
      [AGAIN],
      ['b 2026-11-12 failed allhuay answered 503'],
      [AGAIN],
    ]);
  });

  test('one question that fails while others are answered is said once for itself', () => {
    const lines = said(
      { a: 'no', b: 'yes' },
      { a: 'no', b: 'yes' },
      { a: 'no' },
      { a: 'no', c: 'yes' },
      { a: 'yes' },
      { a: 'yes' },
    );
    expect(lines.flat()).toEqual([
      `${FAILED}; it answers about others`,
      'allhuay answers again about a',
    ]);
  });

  test('an outage that begins in the middle of a round is one', () => {
    expect(
      said({ a: 'no', b: 'yes' }, { a: 'no', b: 'no' }, { a: 'yes', b: 'yes' }).flat(),
    ).toEqual(['b 2026-11-12 failed allhuay answered 503', AGAIN]);
  });
});
