// Refusals of the form that works without JavaScript, for who typed into it: those of the API are
// for programs.
import { isBuddhistEra, parseDrawDate, thaiDateLabel } from '../../domain/draw-date.ts';
import { spaced } from '../../domain/spaced.ts';
import type { CatalogueEntry } from './catalogue.ts';
import type { Fault } from './fault.ts';
import { MAX_NUMBERS } from './query.ts';
import { KEEP } from './states.ts';

/** The status, and the sentence that a page shows; with a code where programs may care. */
export type FormFault = Pick<Fault, 'status' | 'error'> & Partial<Pick<Fault, 'code'>>;

const AT_MOST = `เมื่อปิด JavaScript ตรวจได้ครั้งละไม่เกิน ${MAX_NUMBERS} รายการ นับทั้งเลขและวันที่`;
const TOO_MANY = { status: 400, code: 'too_many_numbers' } as const;

export const FORM_FAULTS = {
  unknownLottery: { status: 400, error: 'ไม่รู้จักหวยนี้ กรุณาเลือกหวยจากรายการ' },
  noNumber: { status: 400, error: 'กรุณาใส่เลขที่ต้องการตรวจ' },
  textTooLong: { ...TOO_MANY, error: `ข้อความยาวเกินไป ${AT_MOST}` },
  internalError: { status: 500, error: 'ระบบขัดข้องชั่วคราว กรุณาลองใหม่อีกครั้ง' },
} as const satisfies Readonly<Record<string, FormFault>>;

/** More than one form checks. @param count of numbers, days and what is neither */
export const tooManyTyped = (count: number): FormFault => ({
  ...TOO_MANY,
  error: `ใส่มา ${count} รายการ ${AT_MOST}`,
});

/** The quota of this minute is used up. */
export const checkedTooOften = (retryAfterSeconds: number): FormFault => ({
  status: 429,
  error: `ตรวจถี่เกินไป กรุณารอ ${retryAfterSeconds} วินาทีแล้วกดตรวจอีกครั้ง`,
});

/** A day without a draw, from a link. @param fault of the API, which decides what is wrong */
export function noSuchDraw(
  { status, code, error }: Pick<Fault, 'status' | 'code' | 'error'>,
  { nameTh, days }: Pick<CatalogueEntry, 'nameTh' | 'days'>,
  date: string,
): FormFault {
  if (code === 'draw_withdrawn') return { status, error };
  const choose = 'กรุณาเลือกงวดจากรายการ';
  if (code !== 'no_draw_on_date') {
    const words = isBuddhistEra(date) ? 'ปีของงวดในลิงก์เป็นพุทธศักราช ต้องลบ 543' : 'ไม่มีวันที่ของงวดนี้ในปฏิทิน';
    return { status, error: spaced(`${words} ${choose}`) };
  }
  const isToCome = days !== undefined && date > days.to;
  const day = thaiDateLabel(parseDrawDate(date));
  const words = `${isToCome ? 'ยัง' : ''}ไม่มีผล${nameTh} งวดวันที่ ${day} ในระบบ`;
  // Sources may have left out a draw that was held all the same.
  const next = isToCome ? 'กลับมาตรวจอีกครั้งเมื่อผลออก' : `ถ้าวันที่ไม่ถูก ${choose}`;
  return { status, error: spaced(`${words} ${KEEP.th} ${next}`) };
}
