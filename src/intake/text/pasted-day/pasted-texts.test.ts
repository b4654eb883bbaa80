// Texts by somebody who had not seen the parser, with what a careful person understands of them.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesMatching } from '../../../../tests/support/files-matching.ts';
import { NAMES } from '../../../../tests/support/real-names.ts';
import { storedRows } from '../../../../tests/support/stored-rows.ts';
import { parseDrawDate } from '../../../domain/draw-date.ts';
import { readPastedDay } from './pasted-day.ts';

type Expected = {
  readonly day: string | null;
  readonly understood: readonly {
    line: number;
    lottery: string;
    prizes: Record<string, string[]>;
  }[];
  readonly ignored: readonly number[];
  readonly notUnderstood: readonly number[];
};

/** The day of a text that does not say its own. */
const ASKED = parseDrawDate('2026-11-14');

const FOLDER = 'tests/fixtures/pasted';

function compare(name: string) {
  const text = readFileSync(`${FOLDER}/${name}.txt`, 'utf8');
  const expected: Expected = JSON.parse(readFileSync(`${FOLDER}/${name}.json`, 'utf8'));
  const undated = readPastedDay(text, NAMES);
  const ending = undated.kind === 'undated' ? (undated.ending ?? '') : '';
  const asked = parseDrawDate(`${ASKED.slice(0, ASKED.length - ending.length)}${ending}`);
  const day = undated.kind === 'undated' ? readPastedDay(text, NAMES, asked) : undated;
  // What is stored once a person has judged the lines that are not understood.
  const isJudged = day.kind === 'read' && expected.understood.length > 0;
  const rows = (isJudged ? day.rows : storedRows(day)).filter(({ row }) => !row.noDraw);
  const numbersOf = (prizes: object) => JSON.stringify(Object.entries(prizes).sort());
  const isExpected = (slug: string, prizes: object) =>
    expected.understood.some(
      (one) => one.lottery === slug && numbersOf(one.prizes) === numbersOf(prizes),
    );
  const wrong = rows.filter(({ lottery, row }) => !isExpected(lottery.slug, row.prizes));
  const missed = expected.understood.filter(
    (one) => !rows.some(({ lottery }) => lottery.slug === one.lottery),
  );
  const unread = day.kind === 'read' ? day.asked : [];
  return { expected, day, undated, wrong, missed, unread };
}

const NAMES_OF_TEXTS = filesMatching(`${FOLDER}/*.txt`)
  .map((path) => path.replace(/^.*[/\\]|\.txt$/g, ''))
  .sort();

describe('texts written without a look at the parser', () => {
  test('there are some', () => {
    expect(NAMES_OF_TEXTS.length).toBeGreaterThanOrEqual(12);
  });

  test.each(NAMES_OF_TEXTS)('%s: nothing wrong, and all of it', (name) => {
    const { expected, day, undated, wrong, missed, unread } = compare(name);
    expect({ wrong, missed }).toEqual({ wrong: [], missed: [] });
    if (day.kind !== 'read') expect(expected.understood).toEqual([]);
    else {
      expect(undated.kind === 'read' ? undated.drawDate : null).toBe(expected.day);
      // A draw with labels and no numbers is not in yet; whoever wrote 04 would ask about it.
      const said = [...unread, ...day.ignored].map(({ line }) => line);
      expect(said).toEqual(expect.arrayContaining([...expected.notUnderstood]));
    }
  });
});
