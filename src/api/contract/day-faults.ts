// Refusals of a day or a year, and of a lottery without a draw.
import type { NearestDays } from '../../domain/day-set.ts';
import {
  BUDDHIST_YEARS,
  type DrawDate,
  parseDrawDate,
  thaiDateLabel,
  toBuddhistEra,
} from '../../domain/draw-date.ts';
import { spaced } from '../../domain/spaced.ts';
import type { Reason } from '../../domain/withdrawal.ts';
import { type Named, refuse } from './fault.ts';
import { standing } from './standing.ts';
import { KEEP } from './states.ts';

export const EXAMPLE_DATE = /* @__PURE__ */ parseDrawDate('2026-08-16');

/**
 * The text is not a day of the calendar, or its year is one of the Buddhist era.
 * @param meant the Gregorian day or year that was meant then
 */
export const invalidDate = (meant?: DrawDate | number) =>
  refuse('invalid_date', describeDateSlip(meant));

function describeDateSlip(meant: DrawDate | number | undefined) {
  if (meant === undefined) {
    return {
      th: `พารามิเตอร์ date ต้องเป็นวันที่มีจริง ปีคริสต์ศักราชแบบ YYYY-MM-DD เช่น date=${EXAMPLE_DATE}`,
      en: `The parameter date must be a real day, Gregorian, as YYYY-MM-DD: date=${EXAMPLE_DATE}.`,
    };
  }
  if (typeof meant === 'number') {
    const buddhist = meant + BUDDHIST_YEARS;
    return {
      th: `ปีที่ระบุเป็นปีพุทธศักราช พารามิเตอร์ year ใช้ปีคริสต์ศักราช กรุณาลบ 543 จากปี เช่น ${buddhist} ให้ระบุ year=${meant}`,
      en: `The given year is Buddhist; the parameter year is Gregorian. Subtract 543 from the year: for ${buddhist} give year=${meant}.`,
      parameter: 'year',
    };
  }
  const buddhist = toBuddhistEra(meant);
  return {
    th: `วันที่ที่ระบุเป็นปีพุทธศักราช พารามิเตอร์ date ใช้ปีคริสต์ศักราช กรุณาลบ 543 จากปี เช่น ${buddhist} ให้ระบุ date=${meant}`,
    en: `The given year is Buddhist; the parameter date is Gregorian. Subtract 543 from the year: for ${buddhist} give date=${meant}.`,
    parameter: 'date',
  };
}

/** What has no result: a day, or all of a year. */
type Span = 'day' | 'year';
const SPAN_TH = { day: 'วัน', year: 'ปี' } as const;

/**
 * After the newest draw one may still come: its ticket is neither won nor lost.
 * @param index where the days of all draws are listed
 */
export const noDrawOnDate = (
  { slug, nameTh }: Named,
  index: string,
  nearest: NearestDays = {},
  span: Span = 'day',
) => {
  const { before, after } = nearest;
  const spanTh = SPAN_TH[span];
  if (before !== undefined && after === undefined) {
    return refuse('no_draw_on_date', {
      th: `${spaced(`ไม่มีผลรางวัลของ${nameTh}ใน${spanTh}ที่ระบุในระบบ`)} งวดล่าสุดที่มีคือ ${thaiDateLabel(before)} งวดใหม่กว่านั้นอาจออกแล้วแต่ยังไม่มีผลที่นี่ ${KEEP.th}`,
      en: `There is no result of ${slug} for that ${span} here. The newest stored draw is of ${before}. A later one may have been drawn and not be here yet. ${KEEP.en}`,
      nearest,
    });
  }
  const near = [before, after].filter((day) => day !== undefined);
  const nearTh = near.map(thaiDateLabel).join(' และ ');
  return refuse('no_draw_on_date', {
    th: `${spaced(`ไม่มีผลรางวัลของ${nameTh}ใน${spanTh}ที่ระบุในระบบ`)} อาจไม่มีงวดหรือผลขาดไป${nearTh && ` งวดใกล้ที่สุดที่มีคือ ${nearTh}`} ดูวันที่ที่มีผลทั้งหมดได้ที่ ${index}`,
    en: `There is no result of ${slug} for that ${span} here: it had no draw, or its result is missing.${nearTh && ` The nearest stored draws: ${near.join(' and ')}.`} All days with a result are listed at ${index}.`,
    ...(near.length > 0 ? { nearest } : {}),
  });
};

/** The draw of that day, or every draw of that year, was published and turned out to be none. */
export const drawWithdrawn = (
  { slug, nameTh }: Named,
  reason: Reason,
  nearest?: NearestDays,
  span: Span = 'day',
) => {
  const states = standing({ withdrawn: reason });
  const say = (field: 'text' | 'textEn') => states.map((state) => state[field]).join(' ');
  return refuse('draw_withdrawn', {
    th: `${spaced(`${nameTh}ของ${SPAN_TH[span]}ที่ระบุ`)}: ${say('text')}`,
    en: `${slug}, that ${span}: ${say('textEn')}`,
    reason: reason.th,
    reasonEn: reason.en,
    ...(nearest && { nearest }),
    standing: states,
  });
};

/** The lottery is registered, and none of its draws is stored. */
export const noDrawsYet = ({ slug, nameTh }: Named) =>
  refuse('no_draws_yet', {
    th: spaced(`ยังไม่มีผลรางวัลของ${nameTh}ในระบบ กรุณาลองใหม่เมื่อมีการเพิ่มผลงวดแรก`),
    en: `There is no result of ${slug} yet. Please try again once its first draw has been added.`,
  });
