// The draws between two days, from the files of their years: results has the newest twenty only.
import { DEFAULT_LOTTERY } from '../api/contract/query.ts';
import { isBuddhistEra, isDrawDate } from '../domain/draw-date.ts';
import { type Answered, answered, joinMeta } from './answered.ts';
import type { DrawIndex, LotterySlug, PlacedDraw } from './answers.ts';
import { type Ask, askFile, askFreshFile } from './questions.ts';
import { WrongCall } from './refusal.ts';

/** Both days count. Without `from` it begins with the oldest draw, without `to` it never ends. */
export type RangeQuery = { readonly lottery?: LotterySlug } & (
  | { readonly from: string; readonly to?: string | undefined }
  | { readonly from?: string | undefined; readonly to: string }
);

/** What the draws were taken from. */
export type Range = {
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** Whose files were read, newest first; a year without a draw has none. */
  readonly years: readonly string[];
  /** Draws that are listed between the days, and those given: fewer where a file is outdated. */
  readonly listed: number;
  readonly given: number;
};

export type RangeResults = {
  readonly success: true;
  readonly lottery: string;
  readonly lotteryName: string;
  readonly range: Range;
  /** Newest first. */
  readonly data: readonly PlacedDraw[];
};

export async function readRange(
  { lottery = DEFAULT_LOTTERY, from, to }: Partial<RangeQuery>,
  ask: Ask,
): Promise<Answered<RangeResults>> {
  requireDay('from', from);
  requireDay('to', to);
  const [first, last] = [from ?? '', to ?? '9999-12-31'];
  if (first > last) {
    const th = `from (${from}) อยู่หลัง to (${to}) กรุณาสลับกัน`;
    throw new WrongCall('results', th, `from (${from}) is after to (${to})`);
  }
  const isWithin = ({ drawDate }: { readonly drawDate: string }) =>
    drawDate >= first && drawDate <= last;
  const index = await ask<DrawIndex>(askFile('drawIndex', { lottery }));
  const listed = index.draws.filter(isWithin);
  const years = [...new Set(listed.map(({ drawDate }) => drawDate.slice(0, 4)))];
  const askYear = (year: string) =>
    ask<{ readonly data: readonly PlacedDraw[] }>(askFreshFile('drawYear', { lottery, year }));
  const files = await Promise.all(years.map(askYear));
  const data = files.flatMap((file) => file.data).filter(isWithin);
  const range = { from, to, years, listed: listed.length, given: data.length };
  const body = { success: true as const, lottery, lotteryName: index.lotteryName, range, data };
  return answered(body, joinMeta([index, ...files].map(({ meta }) => meta)));
}

/** Throws where a text is not a day of the Gregorian calendar. */
function requireDay(name: string, day: string | undefined) {
  if (day === undefined || (isDrawDate(day) && !isBuddhistEra(day))) return;
  const th = `${name} ต้องเป็นวันที่มีจริง ปีคริสต์ศักราช (พ.ศ. ลบ 543) แบบ YYYY-MM-DD`;
  const en = `${name} must be a day of the Gregorian calendar (not the Buddhist one), YYYY-MM-DD`;
  throw new WrongCall('results', th, en);
}
