// The catalogue of refusals. `error` is Thai, for users, and repeats no text of a caller;
// `rejected` names numbers, for programs. `code` never changes once published. Each name says when
// it is answered.
import { type DrawDate, parseDrawDate, thaiDateLabel, toBuddhistEra } from '../domain/draw-date.ts';
import { spaced } from '../domain/spaced.ts';
import type { Reason } from '../domain/withdrawal.ts';

/** By code: the status, and the parameter at fault where it is always the same one. */
const REFUSALS = {
  unknown_lottery: { status: 400, parameter: 'lottery' },
  invalid_limit: { status: 400, parameter: 'limit' },
  missing_number: { status: 400 },
  invalid_number: { status: 400 },
  undecidable_number: { status: 400 },
  number_and_numbers: { status: 400, parameter: 'numbers' },
  too_many_numbers: { status: 400, parameter: 'numbers' },
  invalid_date: { status: 400, parameter: 'date' },
  unknown_window: { status: 400, parameter: 'window' },
  unknown_prize: { status: 400, parameter: 'prize' },
  repeated_parameter: { status: 400 },
  empty_parameter: { status: 400 },
  no_draws_yet: { status: 404, parameter: 'lottery' },
  no_draw_on_date: { status: 404, parameter: 'date' },
  draw_withdrawn: { status: 410, parameter: 'date' },
  unknown_path: { status: 404 },
  method_not_allowed: { status: 405 },
  unreadable_request: { status: 400 },
  quota_exceeded: { status: 429 },
  internal_error: { status: 500 },
} as const satisfies Readonly<Record<string, Pick<Fault, 'status' | 'parameter'>>>;

export type FaultCode = keyof typeof REFUSALS;

export const FAULT_CODES = Object.keys(REFUSALS) as readonly FaultCode[];

/** A refusal the caller can act on. */
export type Fault = {
  readonly status: 400 | 404 | 405 | 410 | 429 | 500;
  readonly code: FaultCode;
  readonly error: string;
  /** The parameter at fault. */
  readonly parameter?: string | undefined;
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

function refuse(code: FaultCode, error: string, more?: Partial<Fault>): Fault {
  const { status, parameter }: Pick<Fault, 'status' | 'parameter'> = REFUSALS[code];
  return { status, code, error, parameter, ...more };
}

export const unknownLottery = (accepted: readonly string[]) =>
  refuse('unknown_lottery', `ไม่รู้จักหวยที่ระบุในพารามิเตอร์ lottery ค่าที่ใช้ได้คือ ${accepted.join(', ')}`, {
    accepted,
  });

export const invalidLimit = () =>
  refuse('invalid_limit', 'พารามิเตอร์ limit ต้องเป็นจำนวนเต็ม 1 ถึง 20 เช่น limit=5');

export const missingNumber = (parameter: 'number' | 'numbers' = 'number') =>
  refuse(
    'missing_number',
    `กรุณาระบุเลขที่ต้องการตรวจในพารามิเตอร์ ${parameter} เป็นตัวเลข 2 ถึง 6 หลัก เช่น ${parameter}=123456${parameter === 'number' ? '' : ',53'}`,
    { parameter },
  );

/** The text is not a number of 2 to 6 ASCII digits. */
export const invalidNumber = (parameter: 'number' | 'numbers' = 'number') =>
  refuse(
    'invalid_number',
    'เลขที่ต้องการตรวจต้องเป็นตัวเลขอารบิก (0-9) จำนวน 2 ถึง 6 หลัก ไม่มีช่องว่างหรือเครื่องหมาย',
    { parameter },
  );

/** The lottery has no prize that a number of this length could win or lose. */
export const undecidableNumber = (
  nameTh: string,
  lengths: readonly number[],
  parameter: 'number' | 'numbers' = 'number',
) =>
  refuse(
    'undecidable_number',
    spaced(`${nameTh}ตรวจได้เฉพาะเลข ${lengths.join(', ')} หลัก กรุณาตรวจสอบจำนวนหลักอีกครั้ง`),
    { parameter, accepted: lengths.map(String) },
  );

export const numberAndNumbers = () =>
  refuse('number_and_numbers', 'ใช้พารามิเตอร์ number หรือ numbers อย่างใดอย่างหนึ่งเท่านั้น');

export const tooManyNumbers = (most: number) =>
  refuse(
    'too_many_numbers',
    `ตรวจได้ครั้งละไม่เกิน ${most} เลข คั่นด้วยเครื่องหมายจุลภาค เช่น numbers=123456,53`,
  );

export const EXAMPLE_DATE = parseDrawDate('2026-08-16');

/** @param meant the Gregorian day of a Buddhist-era date: those of stats get copied */
export const invalidDate = (meant?: DrawDate) =>
  refuse(
    'invalid_date',
    meant === undefined
      ? `พารามิเตอร์ date ต้องเป็นวันที่มีจริง ปีคริสต์ศักราชแบบ YYYY-MM-DD เช่น date=${EXAMPLE_DATE}`
      : `วันที่ที่ระบุเป็นปีพุทธศักราช พารามิเตอร์ date ใช้ปีคริสต์ศักราช กรุณาลบ 543 จากปี เช่น ${toBuddhistEra(meant)} ให้ระบุ date=${meant}`,
  );

/**
 * @param index where the days of all draws are listed
 * @param newest the newest draw, where the day is after it: a draw of that day may still come
 */
export const noDrawOnDate = (nameTh: string, index: string, newest?: DrawDate) =>
  refuse(
    'no_draw_on_date',
    newest === undefined
      ? `${spaced(`ไม่มีผลรางวัลของ${nameTh}ในวันที่ระบุ`)} ดูวันที่ที่มีผลทั้งหมดได้ที่ ${index}`
      : `${spaced(`ยังไม่มีผลรางวัลของ${nameTh}ในวันที่ระบุ`)} งวดล่าสุดที่มีคือ ${thaiDateLabel(newest)}`,
  );

/** The draw of that day was published and turned out to be none. */
export const drawWithdrawn = (nameTh: string, reason: Reason) =>
  refuse(
    'draw_withdrawn',
    `${spaced(`ผล${nameTh}ของวันที่ระบุถูกถอนแล้ว ไม่ใช่ผลรางวัล`)} เพราะ${reason.th} ถ้าเคยใช้เลขของงวดนี้ กรุณาเลิกใช้`,
    { reason },
  );

export const unknownWindow = (accepted: readonly string[]) =>
  refuse('unknown_window', `พารามิเตอร์ window ต้องเป็นค่าใดค่าหนึ่งใน ${accepted.join(', ')}`, {
    accepted,
  });

export const unknownPrize = (nameTh: string, accepted: readonly string[]) =>
  refuse(
    'unknown_prize',
    `ไม่มีรางวัลที่ระบุในพารามิเตอร์ prize ของ${nameTh} ค่าที่ใช้ได้คือ ${accepted.join(', ')}`,
    { accepted },
  );

/** Nobody could say which of two values is meant. */
export const repeatedParameter = (parameter: string) =>
  refuse('repeated_parameter', `ระบุพารามิเตอร์ ${parameter} ได้เพียงครั้งเดียว`, { parameter });

/** What to put into those that a check cannot do without. */
const NEEDED: Readonly<Record<string, string>> = {
  number: 'กรุณาใส่เลขที่ต้องการตรวจ 2 ถึง 6 หลัก เช่น number=123456',
  numbers: 'กรุณาใส่เลขที่ต้องการตรวจ คั่นด้วยเครื่องหมายจุลภาค เช่น numbers=123456,53',
};

export const emptyParameter = (parameter: string) =>
  refuse(
    'empty_parameter',
    `พารามิเตอร์ ${parameter} ว่างอยู่ ${NEEDED[parameter] ?? 'กรุณาระบุค่า หรือตัดพารามิเตอร์นี้ออก'}`,
    { parameter },
  );

/** The lottery is registered, and none of its draws is stored. */
export const noDrawsYet = (nameTh: string) =>
  refuse('no_draws_yet', spaced(`ยังไม่มีผลรางวัลของ${nameTh}ในระบบ กรุณาลองใหม่เมื่อมีการเพิ่มผลงวดแรก`));

export const unknownPath = (accepted: readonly string[]) =>
  refuse('unknown_path', `ไม่พบที่อยู่นี้ ที่อยู่ที่ใช้ได้คือ ${accepted.join(', ')}`, { accepted });

export const methodNotAllowed = (accepted: readonly string[]) =>
  refuse('method_not_allowed', `บริการนี้อ่านได้อย่างเดียว ใช้ได้เฉพาะเมธอด ${accepted.join(', ')}`, {
    accepted,
  });

/** Malformed or too long HTTP; only the local host answers it. */
export const unreadableRequest = () =>
  refuse('unreadable_request', 'อ่านคำขอนี้ไม่ได้ หรือคำขอยาวเกินไป กรุณาตรวจสอบที่อยู่และพารามิเตอร์');

export const quotaExceeded = (quotaPerMinute: number, retryAfterSeconds: number) =>
  refuse(
    'quota_exceeded',
    `เรียกเกิน ${quotaPerMinute} ครั้งต่อนาที กรุณารอ ${retryAfterSeconds} วินาทีแล้วลองใหม่`,
  );

export const internalError = () =>
  refuse('internal_error', 'ระบบขัดข้องชั่วคราว กรุณาลองใหม่อีกครั้ง และใช้ค่าที่เก็บไว้ก่อนหน้าไปพลาง');
