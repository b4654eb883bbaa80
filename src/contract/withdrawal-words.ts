// What is said of draws that were withdrawn or restored, in feeds, messages and on pages.
import { type DrawDate, thaiDateLabel } from '../domain/draw-date.ts';

type Told = {
  readonly change: 'withdrawn' | 'restored';
  readonly lotteryName: string;
  /** Newest first. */
  readonly drawDates: readonly DrawDate[];
};

/** `ถอนผลหวยลาวพัฒนา 110 งวด 4 ตุลาคม 2560 ถึง 25 ธันวาคม 2562` */
export function withdrawalTitle({ change, lotteryName, drawDates }: Told): string {
  const act = change === 'withdrawn' ? 'ถอนผล' : 'คืนผล';
  return `${act}${lotteryName} ${daysWords(drawDates)}`;
}

/** Which days, in a few words. @param drawDates newest first */
export function daysWords(drawDates: readonly DrawDate[]): string {
  const [newest, oldest] = [drawDates[0], drawDates.at(-1)];
  if (newest === undefined || oldest === undefined) return '';
  if (newest === oldest) return `งวด ${thaiDateLabel(newest)}`;
  const span = `${thaiDateLabel(oldest)} ถึง ${thaiDateLabel(newest)}`;
  return `${drawDates.length.toLocaleString('th-TH')} งวด ${span}`;
}
