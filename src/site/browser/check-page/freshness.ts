// How new the results are that the page checks with, in words. Pure; the clock is given.
import { bangkokDay, bangkokTime, DAY_MS } from '../../../domain/clock.ts';
import { BUDDHIST_YEARS, thaiDateLabel } from '../../../domain/draw-date.ts';
import { canHaveHappened, findAwaited } from '../../../domain/lateness.ts';
import { unbroken } from '../../../domain/spaced.ts';
import { ageWords } from '../../view/announcement/age.ts';
import { CLOCK_WORDS, latenessWords } from '../../view/announcement/lateness-words.ts';
import { type LoadedYear, toAnnounced } from './year-file.ts';

/** The newest stored draw, and whether a newer one should be there. */
export function newestWords({ file, offline }: LoadedYear, now: number): string {
  const announced = toAnnounced(file);
  if (announced === undefined) return '';
  const { drawDate } = announced;
  const day = thaiDateLabel(drawDate);
  // Without a connection nobody knows what is late: only how far the results of this device go.
  if (offline) return `ออฟไลน์: ใช้ผลที่เก็บไว้ในเครื่อง งวดล่าสุด ${day} อาจมีผลใหม่กว่านี้`;
  if (!canHaveHappened(announced, drawDate, now)) return `งวดล่าสุดที่มี ${day} ${CLOCK_WORDS}`;
  const age = ageWords(drawDate, now);
  const late = latenessWords(findAwaited(announced, now), now);
  return unbroken(`งวดล่าสุดที่มี ${day}${age && ` (${age})`} ${late}`.trimEnd());
}

/**
 * What a visitor has to know beside a verdict. A visitor who chose the draw needs to hear of no
 * other.
 */
export function answerNotes(loaded: LoadedYear, isChosen: boolean, now: number) {
  return loaded.offline && !isChosen ? [newestWords(loaded, now)] : [];
}

/** @param kept the years of this lottery that this device has */
export function unreachableWords(lotteryName: string, kept: readonly string[]): string {
  if (kept.length === 0) return `ไม่มีการเชื่อมต่อ และยังไม่มีผล${lotteryName}เก็บไว้ในเครื่องนี้ กรุณาลองใหม่`;
  const years = kept.map((year) => Number(year) + BUDDHIST_YEARS).join(', ');
  return `ออฟไลน์ มีเฉพาะผลปี ${years} ในเครื่องนี้`;
}

/** The sentence for a lottery without a draw. */
export function noDrawsWords(lotteryName: string): string {
  return `ยังไม่มีผลรางวัลของ${lotteryName} ในระบบ`;
}

/** Whether this device had a file of results stored, and when the site gave it. */
export type FileMoment = Pick<LoadedYear, 'offline' | 'at'>;

/**
 * When the results were given that saved tickets were checked with, and whether the device's clock
 * is wrong. Empty if nothing is known. @param now milliseconds since 1970, by that clock
 */
export function momentWords(files: readonly FileMoment[], now: number): string {
  const stored = files.filter(({ offline }) => offline);
  if (stored.length > 0) {
    const oldest = Math.min(...stored.map(({ at }) => at ?? Number.NaN));
    const when = Number.isNaN(oldest) ? '' : `เมื่อ ${thaiMoment(oldest)} `;
    return `ออฟไลน์ ใช้ผลที่เก็บไว้ในเครื่องนี้${when}อาจมีผลใหม่กว่านี้`;
  }
  const moments = files.flatMap(({ at }) => at ?? []);
  if (moments.length === 0) return '';
  const words = `ใช้ผลที่เว็บมีเมื่อ ${thaiMoment(Math.min(...moments))}`;
  // The most that any cache on the way is behind.
  const isWrong = Math.abs(Math.max(...moments) - now) > DAY_MS;
  return isWrong ? `${words} นาฬิกาของเครื่องนี้ไม่ตรงกับของเว็บ กรุณาตั้งวันที่ในเครื่องให้ถูกต้อง` : words;
}

/** @example thaiMoment(0) //=> '1 มกราคม 2513 07:00 น.' */
function thaiMoment(at: number): string {
  return `${thaiDateLabel(bangkokDay(at))} ${bangkokTime(at)}\u00A0น.`;
}
