// Of what moment the results are that saved tickets were checked with, in words.
import { bangkokDay, bangkokTime } from '../domain/bangkok.ts';
import { thaiDateLabel } from '../domain/draw-date.ts';
import type { LoadedYear } from './load-year.ts';

/** What is known of one file of results. */
export type Known = Pick<LoadedYear, 'offline' | 'at'>;

/** No cache on the way is behind by more. */
const MOST_APART_MS = 86_400_000;

/**
 * A sentence, two where the clock of the device is wrong; nothing where nothing is known.
 *
 * @param now milliseconds since 1970, by the clock of this device
 */
export function knownWords(known: readonly Known[], now: number): string {
  const moments = known.flatMap(({ at }) => at ?? []);
  const kept = known.filter(({ offline }) => offline);
  if (kept.length > 0) {
    const oldest = Math.min(...kept.map(({ at }) => at ?? Number.NaN));
    const when = Number.isNaN(oldest) ? '' : `เมื่อ ${momentWords(oldest)} `;
    return `ออฟไลน์ ใช้ผลที่เก็บไว้ในเครื่องนี้${when}อาจมีผลใหม่กว่านี้`;
  }
  if (moments.length === 0) return '';
  const oldest = Math.min(...moments);
  const words = `ใช้ผลที่เว็บมีเมื่อ ${momentWords(oldest)}`;
  const isWrong = Math.abs(Math.max(...moments) - now) > MOST_APART_MS;
  return isWrong ? `${words} นาฬิกาของเครื่องนี้ไม่ตรงกับของเว็บ กรุณาตั้งวันที่ในเครื่องให้ถูกต้อง` : words;
}

/** The moment in Thailand. `momentWords(0) //=> '1 มกราคม 2513 07:00 น.'` */
function momentWords(at: number): string {
  return `${thaiDateLabel(bangkokDay(at))} ${bangkokTime(at)}\u00A0น.`;
}
