// Forty texts by somebody who had not read the reader, pasted at noon of 2026-11-27: what may be
// stored of each, and that nothing else is.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lotteryOf } from '../../../../tests/support/real-lotteries.ts';
import { NAMES } from '../../../../tests/support/real-names.ts';
import { storedRows } from '../../../../tests/support/stored-rows.ts';
import { derivePrizes } from '../../../domain/derive.ts';
import type { DrawDate } from '../../../domain/draw-date.ts';
import { readPastedDay } from './pasted-day.ts';

const FOLDER = 'tests/fixtures/pasted/forty';
const NOW = Date.parse('2026-11-27T12:00:00+07:00');

type Draw = {
  readonly lottery: string;
  readonly drawDate: DrawDate;
  readonly prizes?: Readonly<Record<string, readonly string[]>>;
  /** Doubt asks about it, which judges what is read. */
  readonly ask?: true;
};

type Expected = {
  readonly file: string;
  readonly kind: string;
  readonly expect: 'refuse' | 'ask' | readonly Draw[];
  /** To refuse it is right too. */
  readonly orRefuse: boolean;
};

const EXPECTED: readonly Expected[] = JSON.parse(readFileSync(`${FOLDER}/expected.json`, 'utf8'));

function read(file: string) {
  const day = readPastedDay(readFileSync(`${FOLDER}/${file}`, 'utf8'), NAMES, undefined, NOW);
  return storedRows(day).map(({ lottery: { slug }, row: { drawDate, prizes } }) =>
    shown({ lottery: slug, drawDate: drawDate as DrawDate, prizes }),
  );
}

function shown({ lottery, drawDate, prizes = {} }: Draw): string {
  const known = derivePrizes(lotteryOf(lottery), drawDate, prizes);
  return JSON.stringify([lottery, drawDate, ...Object.entries(known).sort()]);
}

test('there are forty', () => {
  expect(EXPECTED).toHaveLength(40);
});

test.each(EXPECTED)('$file: $kind', ({ file, expect: expected, orRefuse }) => {
  const draws = Array.isArray(expected) ? expected : [];
  const rows = read(file).filter(
    (row) => !draws.some(({ ask, lottery }) => ask && row.includes(lottery)),
  );
  const wanted = draws.filter(({ prizes }) => prizes).map(shown);
  expect(wanted).toEqual(expect.arrayContaining(rows));
  if (!orRefuse) expect(rows.sort()).toEqual(wanted.sort());
});
