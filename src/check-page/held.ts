// What the page can check against, in words: shown before a check, and where no check is possible.
import { thaiDateLabel } from '../domain/draw-date.ts';
import { awaitingOf } from '../domain/lateness.ts';
import { unbroken } from '../domain/spaced.ts';
import { ageWords } from '../view/announcement/age.ts';
import { latenessWords } from '../view/announcement/lateness-words.ts';
import type { LoadedYear } from './load-year.ts';

/** Without a connection nobody knows what is late: only how far the results of this device go. */
export function offlineWords({ file }: LoadedYear): string {
  const [newest] = file.draws;
  if (newest === undefined) return '';
  return `ออฟไลน์ ผลถึงวันที่ ${thaiDateLabel(newest.drawDate)} อาจมีผลใหม่กว่านี้`;
}

/** The newest draw held, and whether a newer one should be. */
export function newestWords(loaded: LoadedYear, now: number): string {
  if (loaded.offline) return offlineWords(loaded);
  const { lottery, entry, draws } = loaded.file;
  const [newest] = draws;
  if (newest === undefined) return '';
  const { drawDate } = newest;
  const age = ageWords(drawDate, now);
  const newestSaid = `งวดล่าสุดที่มี ${thaiDateLabel(drawDate)}${age && ` (${age})`}`;
  const late = latenessWords(awaitingOf({ ...lottery, entry, drawDate }, now), now);
  return unbroken(`${newestSaid} ${late}`.trimEnd());
}

/** @param kept the years of this lottery that this device has */
export function unreachableWords(lotteryName: string, kept: readonly string[]): string {
  if (kept.length === 0) return `ไม่มีการเชื่อมต่อ และยังไม่มีผล${lotteryName}เก็บไว้ในเครื่องนี้ กรุณาลองใหม่`;
  const years = kept.map((year) => Number(year) + 543).join(', ');
  return `ออฟไลน์ มีเฉพาะผลปี ${years} ในเครื่องนี้`;
}

/** The sentence for a lottery without a draw. */
export function noneHeldWords(lotteryName: string): string {
  return `ยังไม่มีผลรางวัลของ${lotteryName} ในระบบ`;
}
