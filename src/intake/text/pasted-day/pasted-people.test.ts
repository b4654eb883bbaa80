// Sixty texts as people paste them, by somebody who had not read the reader: what may be stored of
// each, and that nothing else is. Doubt judges what is read, as on every way in.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contextOf } from '../../../../tests/support/real-lotteries.ts';
import { NAMES } from '../../../../tests/support/real-names.ts';
import { storedRows } from '../../../../tests/support/stored-rows.ts';
import { type DrawDate, parseDrawDate } from '../../../domain/draw-date.ts';
import { toDraw } from '../../sources/draw-of-row.ts';
import { hearReadings } from '../../fold/hear.ts';
import { type PastedRow, readPastedDay } from './pasted-day.ts';

const FOLDER = 'tests/fixtures/pasted/people';

type Expected = {
  readonly file: string;
  readonly pastedAt: string;
  /** `judge`: stored once a person has judged a line. */
  readonly expect: 'store' | 'judge' | 'ask' | 'refuse' | 'suggest';
  readonly draws: readonly {
    lottery: string;
    drawDate: DrawDate;
    prizes: Record<string, string[]>;
  }[];
};

const EXPECTED: readonly Expected[] = JSON.parse(readFileSync(`${FOLDER}/expected.json`, 'utf8'));

function read({ file, pastedAt, draws }: Expected) {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8');
  const now = Date.parse(pastedAt);
  const day = readPastedDay(text, NAMES, undefined, now);
  // Where the text does not say its day, a person does.
  return day.kind === 'undated' ? readPastedDay(text, NAMES, draws[0]?.drawDate, now) : day;
}

/** The draw where it goes in although nobody was asked of its numbers. */
function stored({ lottery, row }: PastedRow, { pastedAt: at, expect: expected }: Expected) {
  const draw = toDraw(row, 'allhuay', lottery);
  const context = { ...contextOf(lottery.slug), now: Date.parse(at), rulings: [] };
  // The frozen schedule has fewer days of ลาวพัฒนา than the texts.
  const accepted: 'day'[] = expected === 'store' || expected === 'judge' ? ['day'] : [];
  const entry = { at, accepted };
  const incoming = { draw, entry };
  const { outcomes } = hearReadings([], [incoming], context);
  return outcomes.get(incoming)?.name === 'new' ? [shown(lottery.slug, draw)] : [];
}

function shown(
  lottery: string,
  { drawDate, prizes }: Omit<Expected['draws'][number], 'lottery'> | ReturnType<typeof toDraw>,
) {
  const sorted = Object.entries(prizes).map(([slug, numbers]) => [slug, [...numbers].sort()]);
  return JSON.stringify([lottery, drawDate, ...sorted.sort()]);
}

test('there are sixty, and most can be stored', () => {
  expect(EXPECTED.length).toBe(60);
  expect(EXPECTED.filter((text) => text.expect === 'store').length).toBeGreaterThanOrEqual(30);
});

test.each(EXPECTED)('$file: $expect', (expected) => {
  const day = read(expected);
  const rows = expected.expect === 'judge' && day.kind === 'read' ? day.rows : storedRows(day);
  if (expected.expect === 'judge') expect(storedRows(day)).toEqual([]);
  const wanted = expected.draws.map((draw) => shown(draw.lottery, draw));
  expect(rows.flatMap((row) => stored(row, expected)).sort()).toEqual(wanted.sort());
});

test.each(EXPECTED.filter((text) => text.expect === 'suggest'))(
  '$file: did you mean',
  (expected) => {
    const text = readFileSync(`${FOLDER}/${expected.file}`, 'utf8');
    const day = readPastedDay(
      text,
      NAMES,
      parseDrawDate('2026-11-20'),
      Date.parse(expected.pastedAt),
    );
    const reasons = day.kind === 'read' ? day.asked.map(({ reason }) => reason) : [];
    expect(reasons).toEqual([expect.stringContaining('did you mean')]);
  },
);
