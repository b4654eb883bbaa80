// The catalogue of refusals. `error` is Thai, for users, and repeats no text of a caller; `rejected`
// names numbers, for programs. `code` never changes once published. Each name says when it is answered.
import { type DrawDate, parseDrawDate, thaiDateLabel, toBuddhistEra } from '../domain/draw-date.ts';
import { spaced } from '../domain/spaced.ts';
import type { Reason } from '../domain/withdrawal.ts';

export const FAULT_CODES = [
  'unknown_lottery',
  'invalid_limit',
  'missing_number',
  'invalid_number',
  'undecidable_number',
  'number_and_numbers',
  'too_many_numbers',
  'invalid_date',
  'unknown_window',
  'unknown_prize',
  'repeated_parameter',
  'empty_parameter',
  'no_draws_yet',
  'no_draw_on_date',
  'draw_withdrawn',
  'unknown_path',
  'method_not_allowed',
  'unreadable_request',
  'quota_exceeded',
  'internal_error',
] as const;

export type FaultCode = (typeof FAULT_CODES)[number];

/** A refusal the caller can act on. */
export type Fault = {
  readonly status: 400 | 404 | 405 | 410 | 429 | 500;
  readonly code: FaultCode;
  readonly error: string;
  /** The parameter at fault. */
  readonly parameter?: string;
  /** What would have been accepted. */
  readonly accepted?: readonly string[];
  /** Of several numbers those at fault, each as it was sent. */
  readonly rejected?: readonly RejectedNumber[];
  /** Why a draw was withdrawn. */
  readonly reason?: Reason;
};

/** A number that stopped a check of several. */
export type RejectedNumber = {
  /** Its place among the numbers sent, 0 first. */
  readonly index: number;
  readonly number: string;
  readonly code: FaultCode;
  readonly error: string;
};

export const unknownLottery = (accepted: readonly string[]): Fault => ({
  status: 400,
  code: 'unknown_lottery',
  parameter: 'lottery',
  accepted,
  error: `ไม่รู้จักหวยที่ระบุในพารามิเตอร์ lottery ค่าที่ใช้ได้คือ ${accepted.join(', ')}`,
});

export const invalidLimit = (): Fault => ({
  status: 400,
  code: 'invalid_limit',
  parameter: 'limit',
  error: 'พารามิเตอร์ limit ต้องเป็นจำนวนเต็ม 1 ถึง 20 เช่น limit=5',
});

export const missingNumber = (parameter: 'number' | 'numbers' = 'number'): Fault => ({
  status: 400,
  code: 'missing_number',
  parameter,
  error: `กรุณาระบุเลขที่ต้องการตรวจในพารามิเตอร์ ${parameter} เป็นตัวเลข 2 ถึง 6 หลัก เช่น ${parameter}=123456${parameter === 'number' ? '' : ',53'}`,
});

/** The text is no number of 2 to 6 ASCII digits. */
export const invalidNumber = (parameter: 'number' | 'numbers' = 'number'): Fault => ({
  status: 400,
  code: 'invalid_number',
  parameter,
  error: 'เลขที่ต้องการตรวจต้องเป็นตัวเลขอารบิก (0-9) จำนวน 2 ถึง 6 หลัก ไม่มีช่องว่างหรือเครื่องหมาย',
});

/** The lottery has no prize that a number of this length could win or lose. */
export const undecidableNumber = (
  nameTh: string,
  lengths: readonly number[],
  parameter: 'number' | 'numbers' = 'number',
): Fault => ({
  status: 400,
  code: 'undecidable_number',
  parameter,
  accepted: lengths.map(String),
  error: spaced(`${nameTh}ตรวจได้เฉพาะเลข ${lengths.join(', ')} หลัก กรุณาตรวจสอบจำนวนหลักอีกครั้ง`),
});

export const numberAndNumbers = (): Fault => ({
  status: 400,
  code: 'number_and_numbers',
  parameter: 'numbers',
  error: 'ใช้พารามิเตอร์ number หรือ numbers อย่างใดอย่างหนึ่งเท่านั้น',
});

export const tooManyNumbers = (most: number): Fault => ({
  status: 400,
  code: 'too_many_numbers',
  parameter: 'numbers',
  error: `ตรวจได้ครั้งละไม่เกิน ${most} เลข คั่นด้วยเครื่องหมายจุลภาค เช่น numbers=123456,53`,
});

export const EXAMPLE_DATE = parseDrawDate('2026-08-16');

/** @param meant the Gregorian day of a Buddhist-era date: those of stats get copied */
export const invalidDate = (meant?: DrawDate): Fault => ({
  status: 400,
  code: 'invalid_date',
  parameter: 'date',
  error:
    meant === undefined
      ? `พารามิเตอร์ date ต้องเป็นวันที่มีจริง ปีคริสต์ศักราชแบบ YYYY-MM-DD เช่น date=${EXAMPLE_DATE}`
      : `วันที่ที่ระบุเป็นปีพุทธศักราช พารามิเตอร์ date ใช้ปีคริสต์ศักราช กรุณาลบ 543 จากปี เช่น ${toBuddhistEra(meant)} ให้ระบุ date=${meant}`,
});

/**
 * @param index where the days of all draws are listed
 * @param newest the newest draw, where the day is after it: a draw of that day may still come
 */
export const noDrawOnDate = (nameTh: string, index: string, newest?: DrawDate): Fault => ({
  status: 404,
  code: 'no_draw_on_date',
  parameter: 'date',
  error:
    newest === undefined
      ? `${spaced(`ไม่มีผลรางวัลของ${nameTh}ในวันที่ระบุ`)} ดูวันที่ที่มีผลทั้งหมดได้ที่ ${index}`
      : `${spaced(`ยังไม่มีผลรางวัลของ${nameTh}ในวันที่ระบุ`)} งวดล่าสุดที่มีคือ ${thaiDateLabel(newest)}`,
});

/** The draw of that day was published and turned out to be none. */
export const drawWithdrawn = (nameTh: string, reason: Reason): Fault => ({
  status: 410,
  code: 'draw_withdrawn',
  parameter: 'date',
  reason,
  error: `${spaced(`ผล${nameTh}ของวันที่ระบุถูกถอนแล้ว ไม่ใช่ผลรางวัล`)} เพราะ${reason.th} ถ้าเคยใช้เลขของงวดนี้ กรุณาเลิกใช้`,
});

export const unknownWindow = (accepted: readonly string[]): Fault => ({
  status: 400,
  code: 'unknown_window',
  parameter: 'window',
  accepted,
  error: `พารามิเตอร์ window ต้องเป็นค่าใดค่าหนึ่งใน ${accepted.join(', ')}`,
});

export const unknownPrize = (nameTh: string, accepted: readonly string[]): Fault => ({
  status: 400,
  code: 'unknown_prize',
  parameter: 'prize',
  accepted,
  error: `ไม่มีรางวัลที่ระบุในพารามิเตอร์ prize ของ${nameTh} ค่าที่ใช้ได้คือ ${accepted.join(', ')}`,
});

/** Nobody could say which of two values is meant. */
export const repeatedParameter = (parameter: string): Fault => ({
  status: 400,
  code: 'repeated_parameter',
  parameter,
  error: `ระบุพารามิเตอร์ ${parameter} ได้เพียงครั้งเดียว`,
});

/** What to put into those that a check cannot do without. */
const NEEDED: Readonly<Record<string, string>> = {
  number: 'กรุณาใส่เลขที่ต้องการตรวจ 2 ถึง 6 หลัก เช่น number=123456',
  numbers: 'กรุณาใส่เลขที่ต้องการตรวจ คั่นด้วยเครื่องหมายจุลภาค เช่น numbers=123456,53',
};

export const emptyParameter = (parameter: string): Fault => ({
  status: 400,
  code: 'empty_parameter',
  parameter,
  error: `พารามิเตอร์ ${parameter} ว่างอยู่ ${NEEDED[parameter] ?? 'กรุณาระบุค่า หรือตัดพารามิเตอร์นี้ออก'}`,
});

/** The lottery is registered, and none of its draws is stored. */
export const noDrawsYet = (nameTh: string): Fault => ({
  status: 404,
  code: 'no_draws_yet',
  parameter: 'lottery',
  error: spaced(`ยังไม่มีผลรางวัลของ${nameTh}ในระบบ กรุณาลองใหม่เมื่อมีการเพิ่มผลงวดแรก`),
});

export const unknownPath = (accepted: readonly string[]): Fault => ({
  status: 404,
  code: 'unknown_path',
  accepted,
  error: `ไม่พบที่อยู่นี้ ที่อยู่ที่ใช้ได้คือ ${accepted.join(', ')}`,
});

export const methodNotAllowed = (accepted: readonly string[]): Fault => ({
  status: 405,
  code: 'method_not_allowed',
  accepted,
  error: `บริการนี้อ่านได้อย่างเดียว ใช้ได้เฉพาะเมธอด ${accepted.join(', ')}`,
});

/** Malformed or too long HTTP; only the local host answers it. */
export const unreadableRequest = (): Fault => ({
  status: 400,
  code: 'unreadable_request',
  error: 'อ่านคำขอนี้ไม่ได้ หรือคำขอยาวเกินไป กรุณาตรวจสอบที่อยู่และพารามิเตอร์',
});

export const quotaExceeded = (quotaPerMinute: number, retryAfterSeconds: number): Fault => ({
  status: 429,
  code: 'quota_exceeded',
  error: `เรียกเกิน ${quotaPerMinute} ครั้งต่อนาที กรุณารอ ${retryAfterSeconds} วินาทีแล้วลองใหม่`,
});

export const internalError = (): Fault => ({
  status: 500,
  code: 'internal_error',
  error: 'ระบบขัดข้องชั่วคราว กรุณาลองใหม่อีกครั้ง และใช้ค่าที่เก็บไว้ก่อนหน้าไปพลาง',
});
