// Entries with blanks that may mean something else than what was checked, to be asked again so.
import { plainEntry, type EntryMeaning } from '../domain/typed-numbers.ts';
import { named } from './describe-check.ts';

export type OtherReading = ReturnType<typeof otherReadings>[number];

/** In Thai. @param read the readings of each entry, in their order */
export function otherReadings(entries: readonly string[], read: readonly EntryMeaning[]) {
  return read.flatMap(({ chosen, others, hasMore, count }, index) => {
    const times = count === 1 ? '' : `×${count}`;
    if (others.length === 0 && !hasMore) return [];
    const more = hasMore ? ' และยังอ่านได้อีกหลายแบบ ถ้าไม่ใช่ กรุณาใส่บรรทัดละหนึ่งเลข' : '';
    return {
      /** What the entry was taken for. */
      taken: `${named(entries[index] ?? '')} ตรวจเป็น${readingWords(chosen)}${more}`,
      /** None where there are too many to name. */
      others: others.map((reading) => ({
        words: `ตรวจเป็น${readingWords(reading)}`,
        /** Every entry of the question, with this one read so. */
        entries: entries.flatMap((entry, at) =>
          at === index ? shortened(reading).map((one) => one + times) : plainEntry(entry),
        ),
      })),
    };
  });
}

/** More are counted, not listed. */
const MOST_LISTED = 4;

/** `readingWords(['437', '921']) //=> ' 2 เลข: 437 และ 921'` */
function readingWords(reading: readonly string[]): string {
  const [only] = reading;
  if (reading.length === 1) return `เลขเดียว: ${only}`;
  const [range] = shortened(reading);
  if (reading.length > MOST_LISTED) {
    return ` ${reading.length} เลข${range?.includes('..') ? `: ${range.replace('..', ' ถึง ')}` : ''}`;
  }
  return ` ${reading.length} เลข: ${reading.slice(0, -1).join(', ')} และ ${reading.at(-1)}`;
}

/** A long range by its ends, as it can be typed. */
function shortened(reading: readonly string[]): readonly string[] {
  const [first = ''] = reading;
  const isRange = reading.every((number, step) => Number(number) === Number(first) + step);
  return isRange && reading.length > MOST_LISTED ? [`${first}..${reading.at(-1)}`] : reading;
}
