// What to do with a winning ticket, as far as an official has stated it. Shown below a win only.
// Each statement names who made it and when; `report` is where we read it. We found no official
// words on which bank branches pay now, nor on the tax on charity tickets, so nothing is said of
// them.
import { type DrawDate, isDrawDate, parseDrawDate, thaiDateLabel } from '../../domain/draw-date.ts';
import { makePart, type PartElement } from './part.ts';

export type PrizeClaim = {
  /** Whole years from the day of the draw. */
  readonly years: number;
  readonly statements: readonly {
    /** Thai: the official who is quoted, and when. */
    readonly quoted: string;
    /** Whose page the report is. */
    readonly reporter: string;
    readonly report: string;
    /** Thai, a sentence each. */
    readonly facts: readonly string[];
  }[];
  /** When we read the reports, Gregorian. */
  readonly checkedOn: DrawDate;
};

/** By lottery. */
export const PRIZE_CLAIMS: Readonly<Record<string, PrizeClaim>> = {
  'thai-government': {
    years: 2,
    checkedOn: parseDrawDate('2026-11-22'),
    statements: [
      {
        reporter: 'Nation Thailand',
        quoted: 'ผู้อำนวยการสำนักงานสลากกินแบ่งรัฐบาล พ.ศ. 2565',
        report: 'https://www.nationthailand.com/in-focus/40017290',
        facts: [
          'ขอรับเงินรางวัลได้ภายใน 2 ปีนับจากวันออกรางวัล',
          'ขอรับได้ที่สำนักงานสลากกินแบ่งรัฐบาล จังหวัดนนทบุรี',
          'หักค่าอากรแสตมป์ 0.5% ของเงินรางวัล',
        ],
      },
      {
        reporter: 'Page News',
        quoted: 'เว็บไซต์สำนักงานสลากกินแบ่งรัฐบาล',
        report: 'https://pagenews.net/14655/',
        facts: ['ลงชื่อหลังสลาก แล้วนำไปพร้อมบัตรประจำตัวประชาชน'],
      },
      {
        reporter: 'The Standard',
        quoted: 'ระเบียบสำนักงานสลากกินแบ่งรัฐบาล พ.ศ. 2566 ในราชกิจจานุเบกษา',
        report:
          'https://thestandard.co/persons-under-20-years-prohibited-from-cashing-government-lottery-winnings/',
        facts: ['ผู้ขอรับต้องมีอายุ 20 ปีบริบูรณ์ขึ้นไป'],
      },
    ],
  },
};

/** The last day to claim a prize of a draw; 28 February where there is no 29th. */
export function lastClaimDay({ years }: Pick<PrizeClaim, 'years'>, drawDate: DrawDate): DrawDate {
  const year = Number(drawDate.slice(0, 4)) + years;
  const sameDay = `${year}${drawDate.slice(4)}`;
  return isDrawDate(sameDay) ? sameDay : parseDrawDate(`${year}-02-28`);
}

/** Whether the last day has passed in Thailand. @param now milliseconds since 1970 */
export function isClaimOver(claim: PrizeClaim, drawDate: DrawDate, now: number): boolean {
  return now >= Date.parse(`${lastClaimDay(claim, drawDate)}T24:00:00+07:00`);
}

/** @param now milliseconds since 1970: after the last day nothing is promised */
export function claimWords(claim: PrizeClaim, drawDate: DrawDate, now: number): string {
  const last = lastClaimDay(claim, drawDate);
  return `${isClaimOver(claim, drawDate, now) ? 'พ้นกำหนดขอรับเงินรางวัลเมื่อสิ้นวันที่' : 'ขอรับเงินรางวัลได้ถึงวันที่'} ${thaiDateLabel(last)}`;
}

/** Until when a prize can be claimed, or that it cannot any more. */
export function untilPart(claim: PrizeClaim, drawDate: DrawDate, now: number): PartElement {
  return makePart('p', [claimWords(claim, drawDate, now)], { class: 'until' });
}

/** How a prize is claimed, each fact with who said it. @param isFirst first of all, in steps */
export function claimParts(
  claim: PrizeClaim,
  drawDate: DrawDate,
  now: number,
  isFirst: boolean,
): PartElement[] {
  if (isClaimOver(claim, drawDate, now)) return [];
  const last = thaiDateLabel(lastClaimDay(claim, drawDate));
  const steps = [
    'ลงชื่อหลังสลากตอนนี้ แล้วเก็บไว้ในที่ปลอดภัย',
    'เทียบกับประกาศของสำนักงานสลากกินแบ่งรัฐบาลอีกครั้ง',
    `นำสลากและบัตรประจำตัวประชาชนไปขอรับภายใน ${last}`,
  ].map((step) => makePart('li', [step]));
  const how = [makePart('summary', ['วิธีขึ้นเงินและที่มา']), ...statementParts(claim)];
  return [
    ...(isFirst ? [makePart('ol', steps, { class: 'steps' })] : []),
    makePart('details', how, { class: 'claim' }),
  ];
}

/** What officials have said, each with its source: below a win, and on the page of the lottery. */
export function statementParts(claim: PrizeClaim): PartElement[] {
  const statements = claim.statements.flatMap(({ quoted, reporter, report, facts }) => {
    const where = makePart('a', [reporter], { href: report });
    const items = facts.map((fact) => makePart('li', [fact]));
    return [
      makePart('ul', items),
      makePart('p', ['ที่มา: ', where, ` อ้าง${quoted}`], { class: 'soft' }),
    ];
  });
  const dated = `อ่านที่มาเมื่อ ${thaiDateLabel(claim.checkedOn)} ${ELSEWHERE}`;
  return [...statements, makePart('p', [dated], { class: 'soft' })];
}

/** No recorded source says where, so nothing is said. */
const ELSEWHERE =
  'รางวัลที่เล็กกว่าอาจขอรับได้ที่อื่นด้วย เรายังไม่มีที่มาที่ยืนยันว่าที่ใด กรุณาสอบถามสำนักงานสลากกินแบ่งรัฐบาลก่อนเดินทาง';
