// What to do with a winning ticket, where an official statement says it. Shown below a win only. Each
// fact names who said it and when; `report` is where we read it. Not stated, since we found no official
// words: which bank branches pay now, and the tax on charity lottery tickets.
import { type DrawDate, thaiDateLabel } from '../domain/draw-date.ts';
import { isDay } from './is-day.ts';

type Fact = {
  /** Thai, one sentence; without the last day of the claim, which depends on the draw. */
  readonly text: string;
  /** The official who is quoted, and when. */
  readonly source: string;
  readonly report: string;
};

export type PrizeClaim = {
  /** Whole years from the day of the draw. */
  readonly years: number;
  /** The first is about the period. */
  readonly facts: readonly Fact[];
  /** When we read the reports, Gregorian. */
  readonly read: DrawDate;
};

const DIRECTOR_2022 = {
  source: 'ผู้อำนวยการสำนักงานสลากกินแบ่งรัฐบาล พ.ศ. 2565',
  report: 'https://www.nationthailand.com/in-focus/40017290',
};

/** By lottery. */
export const PRIZE_CLAIMS: Readonly<Record<string, PrizeClaim>> = {
  'thai-government': {
    years: 2,
    read: '2026-11-22' as DrawDate,
    facts: [
      { text: 'ขอรับเงินรางวัลได้ภายใน 2 ปีนับจากวันออกรางวัล', ...DIRECTOR_2022 },
      { text: 'ขอรับได้ที่สำนักงานสลากกินแบ่งรัฐบาล จังหวัดนนทบุรี', ...DIRECTOR_2022 },
      { text: 'หักค่าอากรแสตมป์ 0.5% ของเงินรางวัล', ...DIRECTOR_2022 },
      {
        text: 'ลงชื่อหลังสลาก แล้วนำไปพร้อมบัตรประจำตัวประชาชน',
        source: 'เว็บไซต์สำนักงานสลากกินแบ่งรัฐบาล',
        report: 'https://pagenews.net/14655/',
      },
      {
        text: 'ผู้ขอรับต้องมีอายุ 20 ปีบริบูรณ์ขึ้นไป',
        source: 'ระเบียบสำนักงานสลากกินแบ่งรัฐบาล พ.ศ. 2566 ในราชกิจจานุเบกษา',
        report:
          'https://thestandard.co/persons-under-20-years-prohibited-from-cashing-government-lottery-winnings/',
      },
    ],
  },
};

/** The last day on which a prize of a draw can be claimed; the 28th of February where there is no 29th. */
export function lastClaimDay({ years }: Pick<PrizeClaim, 'years'>, drawDate: DrawDate): DrawDate {
  const year = Number(drawDate.slice(0, 4)) + years;
  const sameDay = `${year}${drawDate.slice(4)}`;
  return isDay(sameDay) ? sameDay : (`${year}-02-28` as DrawDate);
}

/** @param now milliseconds since 1970: after the last day nothing is promised */
export function claimWords(claim: PrizeClaim, drawDate: DrawDate, now: number): string {
  const last = lastClaimDay(claim, drawDate);
  const isOver = now >= Date.parse(`${last}T24:00:00+07:00`);
  return `${isOver ? 'พ้นกำหนดขอรับเงินรางวัลเมื่อสิ้นวันที่' : 'ขอรับเงินรางวัลได้ถึงวันที่'} ${thaiDateLabel(last)}`;
}
