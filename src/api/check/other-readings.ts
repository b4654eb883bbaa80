// Entries that may mean something else than what was checked, so that a visitor can ask for it; and
// entries of which nothing is checked before the visitor says what they mean.
import { toBuddhistEra, thaiShortDateLabel } from '../../domain/draw-date.ts';
import { plainEntry } from '../../domain/typed-entries.ts';
import type { EntryMeaning } from '../../domain/typed-numbers.ts';
import type { Reading } from '../../domain/typed-readings.ts';
import { quote } from './describe-check.ts';

export type OtherReading = ReturnType<typeof otherReadings>[number];

/** A choice is the whole question again. Further entries are asked about once these are chosen. */
const MOST_ASKED = 5;

const ONE_A_LINE = 'ถ้าไม่ใช่ กรุณาใส่บรรทัดละหนึ่งเลข';

/**
 * The entries that were taken for one reading and have others. In Thai.
 * @param meanings of each entry
 */
export function otherReadings(meanings: readonly EntryMeaning[]) {
  let listed = 0;
  return meanings.flatMap((meaning, index) => {
    const { entry, readings, hasMore } = meaning;
    const [taken, ...alternatives] = readings;
    if (taken === undefined || (alternatives.length === 0 && !hasMore)) return [];
    listed += alternatives.length > 0 ? 1 : 0;
    const isListed = listed <= MOST_ASKED;
    const more = hasMore || !isListed ? ` และยังอ่านได้อีกหลายแบบ ${ONE_A_LINE}` : '';
    return {
      /** The meaning that the entry was taken for. */
      taken: `${quote(entry)} ตรวจเป็น${numbersWords(taken)}${more}`,
      /** Empty if there are too many to name. */
      choices: (isListed ? alternatives : []).map((reading) => choose(meanings, index, reading)),
    };
  });
}

/** Asks what entries mean, whose readings are all to choose from. */
export function openReadings(
  meanings: readonly EntryMeaning[],
  isOpen: (meaning: EntryMeaning) => boolean,
): OtherReading[] {
  const open = meanings.flatMap((meaning, index) => (isOpen(meaning) ? { meaning, index } : []));
  return open.slice(0, MOST_ASKED).map(({ meaning, index }) => {
    const { entry, readings, hasMore } = meaning;
    const more = hasMore ? ` ${ONE_A_LINE}` : '';
    return {
      taken: `${quote(entry)} คือ${more}`,
      choices: readings.map((reading) => choose(meanings, index, reading)),
    };
  });
}

/** A reading in words, and the whole question with this entry replaced by it. */
function choose(meanings: readonly EntryMeaning[], index: number, reading: Reading) {
  return {
    words: readingWords(reading),
    entries: meanings.flatMap(({ plain, count }, at) => {
      if (at !== index) return plain;
      const times = count === 1 ? '' : `×${count}ใบ`;
      const numbers = toEntries(reading).map((number) => plainEntry(number + times));
      return [...numbers, ...dayEntries(reading)];
    }),
  };
}

/** More are counted, not listed. */
const MOST_LISTED = 4;

/** `ตรวจเป็น 2 เลข: 437 และ 921`; of a day `เป็นวันที่ 16 มิ.ย. 2568` */
function readingWords(reading: Reading): string {
  const { size, day } = reading;
  const when = day === undefined ? '' : `วันที่ ${thaiShortDateLabel(day)}`;
  if (size === 0) return `เป็น${when} ไม่ใช่เลข`;
  return `ตรวจเป็น${numbersWords(reading)}${when && ` งวด${when}`}`;
}

function numbersWords({ numbers, size, range }: Reading): string {
  if (size === 1) return `เลขเดียว: ${numbers[0]}`;
  if (size > MOST_LISTED) return ` ${size} เลข${range ? `: ${range.join(' ถึง ')}` : ''}`;
  return ` ${size} เลข: ${numbers.slice(0, -1).join(', ')} และ ${numbers.at(-1)}`;
}

/** The entries that mean nothing but this reading; a long range by its ends. */
function toEntries({ numbers, size, range }: Reading): readonly string[] {
  return range && size > MOST_LISTED ? [range.join('..')] : numbers;
}

/** As `1/8/2569`, which cannot be numbers. */
function dayEntries({ day }: Reading): string[] {
  if (day === undefined) return [];
  const [year, month, date] = toBuddhistEra(day).split('-');
  return [`${Number(date)}/${Number(month)}/${year}`];
}
