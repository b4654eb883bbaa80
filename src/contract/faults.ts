// The catalogue of refusals. `error` is Thai, for users; `errorEn` says the same in English. Both
// are in every body, so that caches keep one, and repeat no text of a caller; `rejected` names
// numbers, for programs. `code` never changes once published. Each name says when it is answered.
import type { NearestDays } from '../domain/day-set.ts';
import {
  BUDDHIST_YEARS,
  type DrawDate,
  parseDrawDate,
  thaiDateLabel,
  toBuddhistEra,
} from '../domain/draw-date.ts';
import { spaced } from '../domain/spaced.ts';
import type { Reason } from '../domain/withdrawal.ts';
import { type FaultCode, REFUSALS } from './fault-codes.ts';
import { SITE_NAME_LATIN } from './site.ts';

/** A number that stopped a check of several. */
type RejectedNumber = {
  /** Its place in `numbers`, 0 first. */
  readonly index: number;
  readonly number: string;
  readonly code: FaultCode;
  readonly error: string;
  readonly errorEn: string;
};

/** The body of a refusal: the spec's two fields first, ours after them. */
export type FaultBody = {
  success: false;
  error: string;
  errorEn: string;
  code: FaultCode;
  parameter?: string | undefined;
  accepted?: string[] | undefined;
  rejected?: RejectedNumber[] | undefined;
  reason?: string | undefined;
  reasonEn?: string | undefined;
  nearest?: { before?: string | undefined; after?: string | undefined } | undefined;
};

/** The status, and the fields of the body in its order. */
export type Fault = Readonly<Omit<FaultBody, 'success'>> & {
  readonly status: (typeof REFUSALS)[FaultCode]['status'];
};

/** What numbers to check come in. */
export type NumberName = 'number' | 'numbers';

/** A lottery as the sentences name it: in English by its identifier. */
type Named = { readonly slug: string; readonly nameTh: string };

function refuse(code: FaultCode, { th, en, ...more }: Reason & Partial<Fault>): Fault {
  return { error: th, errorEn: en, code, ...REFUSALS[code], ...more };
}

const list = (values: readonly (string | number)[]) => values.join(', ');

export const unknownLottery = (accepted: readonly string[]) =>
  refuse('unknown_lottery', {
    th: `ไม่รู้จักหวยที่ระบุในพารามิเตอร์ lottery ค่าที่ใช้ได้คือ ${list(accepted)}`,
    en: `The parameter lottery names no lottery that we know. It takes one of: ${list(accepted)}.`,
    accepted: [...accepted],
  });

/** @param beside parameters that make no sense with a day: a day has one draw */
export const invalidLimit = (beside?: 'date') =>
  refuse(
    'invalid_limit',
    beside === undefined
      ? {
          th: 'พารามิเตอร์ limit ต้องเป็นจำนวนเต็ม 1 ถึง 20 เช่น limit=5',
          en: 'The parameter limit must be a whole number from 1 to 20, for example limit=5.',
        }
      : {
          th: 'เมื่อระบุ date จะได้ผลงวดเดียวของวันนั้น กรุณาตัดพารามิเตอร์ limit ออก',
          en: 'With date the answer is the one draw of that day. Leave the parameter limit out.',
        },
  );

export const missingNumber = (name: NumberName = 'number') => {
  const example = `${name}=123456${name === 'number' ? '' : ',53'}`;
  return refuse('missing_number', {
    th: `กรุณาระบุเลขที่ต้องการตรวจในพารามิเตอร์ ${name} เป็นตัวเลข 2 ถึง 6 หลัก เช่น ${example}`,
    en: `Give what to check in the parameter ${name}, with 2 to 6 digits, for example ${example}.`,
    parameter: name,
  });
};

/** The text is not a number of 2 to 6 ASCII digits. */
export const invalidNumber = (parameter: NumberName = 'number') =>
  refuse('invalid_number', {
    th: 'เลขที่ต้องการตรวจต้องเป็นตัวเลขอารบิก (0-9) จำนวน 2 ถึง 6 หลัก ไม่มีช่องว่างหรือเครื่องหมาย',
    en: 'A number to check must be 2 to 6 digits (0-9), without blanks or signs.',
    parameter,
  });

/** The lottery has no prize that a number of this length could win or lose. */
export const undecidableNumber = (
  { slug, nameTh }: Named,
  lengths: readonly number[],
  parameter: NumberName = 'number',
) =>
  refuse('undecidable_number', {
    th: spaced(`${nameTh}ตรวจได้เฉพาะเลข ${list(lengths)} หลัก กรุณาตรวจสอบจำนวนหลักอีกครั้ง`),
    en: `${slug} only decides numbers of ${list(lengths)} digits. Please count the digits again.`,
    parameter,
    accepted: lengths.map(String),
  });

export const numberAndNumbers = () =>
  refuse('number_and_numbers', {
    th: 'ใช้พารามิเตอร์ number หรือ numbers อย่างใดอย่างหนึ่งเท่านั้น',
    en: 'Use only one of the parameters number and numbers.',
  });

export const tooManyNumbers = (most: number) =>
  refuse('too_many_numbers', {
    th: `ตรวจได้ครั้งละไม่เกิน ${most} เลข คั่นด้วยเครื่องหมายจุลภาค เช่น numbers=123456,53`,
    en: `At most ${most} numbers are checked at once, separated by commas: numbers=123456,53.`,
  });

export const EXAMPLE_DATE = parseDrawDate('2026-08-16');

/**
 * The text is no day of the calendar, or its year is one of the Buddhist era.
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

/** After the newest draw one may still come. @param index where the days of all draws are listed */
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
      th: `${spaced(`ไม่มีผลรางวัลของ${nameTh}ใน${spanTh}ที่ระบุในระบบ`)} งวดล่าสุดที่มีคือ ${thaiDateLabel(before)}`,
      en: `There is no result of ${slug} for that ${span} here. The newest stored draw is of ${before}.`,
      nearest,
    });
  }
  const near = [before, after].filter((day) => day !== undefined);
  const nearTh = near.map(thaiDateLabel).join(' และ ');
  return refuse('no_draw_on_date', {
    th: `${spaced(`ไม่มีผลรางวัลของ${nameTh}ใน${spanTh}ที่ระบุ`)}${nearTh && ` งวดใกล้ที่สุดที่มีคือ ${nearTh}`} ดูวันที่ที่มีผลทั้งหมดได้ที่ ${index}`,
    en: `There is no result of ${slug} for that ${span}.${nearTh && ` The nearest stored draws: ${near.join(' and ')}.`} All days with a result are listed at ${index}.`,
    ...(near.length > 0 ? { nearest } : {}),
  });
};

/** The draw of that day, or every draw of that year, was published and turned out to be none. */
export const drawWithdrawn = (
  { slug, nameTh }: Named,
  reason: Reason,
  nearest?: NearestDays,
  span: Span = 'day',
) =>
  refuse('draw_withdrawn', {
    th: `${spaced(`ผล${nameTh}ของ${SPAN_TH[span]}ที่ระบุถูกถอนแล้ว ไม่ใช่ผลรางวัล`)} เพราะ${reason.th} ถ้าเคยใช้เลขของงวดนี้ กรุณาเลิกใช้`,
    en: `The result of ${slug} for that ${span} was withdrawn and is not a result: ${reason.en.replace(/\.$/, '')}. If you used its numbers, please stop.`,
    reason: reason.th,
    reasonEn: reason.en,
    ...(nearest && { nearest }),
  });

export const unknownWindow = (accepted: readonly string[]) =>
  refuse('unknown_window', {
    th: `พารามิเตอร์ window ต้องเป็นค่าใดค่าหนึ่งใน ${list(accepted)}`,
    en: `The parameter window must be one of: ${list(accepted)}.`,
    accepted: [...accepted],
  });

export const unknownPrize = ({ slug, nameTh }: Named, accepted: readonly string[]) =>
  refuse('unknown_prize', {
    th: `ไม่มีรางวัลที่ระบุในพารามิเตอร์ prize ของ${nameTh} ค่าที่ใช้ได้คือ ${list(accepted)}`,
    en: `The parameter prize names no prize of ${slug}. It takes one of: ${list(accepted)}.`,
    accepted: [...accepted],
  });

/** The address takes no parameter that asks for draws in this way. */
type Elsewhere = {
  readonly accepted: readonly string[];
  /** Where the draw of a day is; of a range, where those of a year are. */
  readonly path: string;
  /** Several draws, or a page of them. */
  readonly isRange?: boolean;
};

/** @param meant the parameter that is nearly named so, or that would take the value */
export const unknownParameter = (meant: string | Elsewhere) =>
  refuse('unknown_parameter', typeof meant === 'string' ? namedOtherwise(meant) : notHere(meant));

const ofFile = (path: string) => ({
  th: `ที่อยู่นี้เป็นไฟล์ ไม่รับพารามิเตอร์ ผลของหวยและวันที่ต้องการอยู่ที่ ${path}`,
  en: `This address is a file and takes no parameters. The draw of a lottery and a day is at ${path}.`,
});

const CLIENT = SITE_NAME_LATIN.toLowerCase();

const namedOtherwise = (meant: string) => ({
  th: `ไม่รู้จักพารามิเตอร์ที่ส่งมา หมายถึง ${meant} หรือไม่ กรุณาเขียนชื่อให้ตรงตามนี้`,
  en: `A parameter is not known. Did you mean ${meant}? Write it exactly like that.`,
  parameter: meant,
  accepted: [meant],
});

const notHere = ({ accepted, path, isRange = false }: Elsewhere) => ({
  ...(accepted.length === 0
    ? ofFile(path)
    : isRange
      ? {
          th: `ที่อยู่นี้ไม่รับช่วงของงวด รับเฉพาะ ${list(accepted)} ผลทุกงวดของปี ค.ศ. หนึ่งอยู่ที่ ${path} หรือใช้ results({ from, to }) ของแพ็กเกจ ${CLIENT}`,
          en: `This address takes no range of draws, only ${list(accepted)}. Every draw of a year is at ${path}; results({ from, to }) of the package ${CLIENT} reads them.`,
        }
      : {
          th: `ที่อยู่นี้ไม่รับวันที่ รับเฉพาะ ${list(accepted)} ผลของวันที่ต้องการอยู่ที่ ${path}`,
          en: `This address takes no day, only ${list(accepted)}. The draw of a day is at ${path}.`,
        }),
  accepted: [...accepted],
});

/** Two values contradict each other, and nobody could say which is meant. */
export const repeatedParameter = (parameter: string) =>
  refuse('repeated_parameter', {
    th: `ระบุพารามิเตอร์ ${parameter} ได้เพียงครั้งเดียว`,
    en: `Give the parameter ${parameter} only once.`,
    parameter,
  });

/** What to put into those that a check cannot do without. */
const NEEDED: Readonly<Record<string, Reason>> = {
  number: {
    th: 'กรุณาใส่เลขที่ต้องการตรวจ 2 ถึง 6 หลัก เช่น number=123456',
    en: 'Give the number to check, of 2 to 6 digits, for example number=123456.',
  },
  numbers: {
    th: 'กรุณาใส่เลขที่ต้องการตรวจ คั่นด้วยเครื่องหมายจุลภาค เช่น numbers=123456,53',
    en: 'Give the numbers to check, separated by commas, for example numbers=123456,53.',
  },
};

const OPTIONAL = { th: 'กรุณาระบุค่า หรือตัดพารามิเตอร์นี้ออก', en: 'Give it a value, or leave it out.' };

export const emptyParameter = (parameter: string) => {
  const { th, en } = NEEDED[parameter] ?? OPTIONAL;
  return refuse('empty_parameter', {
    th: `พารามิเตอร์ ${parameter} ว่างอยู่ ${th}`,
    en: `The parameter ${parameter} is empty. ${en}`,
    parameter,
  });
};

/** The lottery is registered, and none of its draws is stored. */
export const noDrawsYet = ({ slug, nameTh }: Named) =>
  refuse('no_draws_yet', {
    th: spaced(`ยังไม่มีผลรางวัลของ${nameTh}ในระบบ กรุณาลองใหม่เมื่อมีการเพิ่มผลงวดแรก`),
    en: `There is no result of ${slug} yet. Please try again once its first draw has been added.`,
  });

/** @param meant the addresses that have what this one seems to ask for */
export const unknownPath = (accepted: readonly string[], meant: readonly string[] = []) => {
  const found = meant.length > 0;
  return refuse('unknown_path', {
    th: `ไม่พบที่อยู่นี้ ${found ? `หมายถึง ${meant.join(' หรือ ')} หรือไม่` : `ที่อยู่ที่ใช้ได้คือ ${list(accepted)}`}`,
    en: `There is nothing at this address. ${found ? `Did you mean ${meant.join(' or ')}?` : `The addresses are: ${list(accepted)}.`}`,
    accepted: found ? [...meant] : [...accepted],
  });
};

export const methodNotAllowed = (accepted: readonly string[]) =>
  refuse('method_not_allowed', {
    th: `บริการนี้อ่านได้อย่างเดียว ใช้ได้เฉพาะเมธอด ${list(accepted)}`,
    en: `This service is read-only. The methods are: ${list(accepted)}.`,
    accepted: [...accepted],
  });

/** Malformed or too long HTTP; only the local host answers it. */
export const unreadableRequest = () =>
  refuse('unreadable_request', {
    th: 'อ่านคำขอนี้ไม่ได้ หรือคำขอยาวเกินไป กรุณาตรวจสอบที่อยู่และพารามิเตอร์',
    en: 'This request cannot be read, or is too long. Please check its address and parameters.',
  });

export const quotaExceeded = (quotaPerMinute: number, retryAfterSeconds: number) =>
  refuse('quota_exceeded', {
    th: `เรียกเกิน ${quotaPerMinute} ครั้งต่อนาที กรุณารอ ${retryAfterSeconds} วินาทีแล้วลองใหม่`,
    en: `More than ${quotaPerMinute} requests a minute. Please wait ${retryAfterSeconds} seconds and try again.`,
  });

export const internalError = () =>
  refuse('internal_error', {
    th: 'ระบบขัดข้องชั่วคราว กรุณาลองใหม่อีกครั้ง และใช้ค่าที่เก็บไว้ก่อนหน้าไปพลาง',
    en: 'The service fails for the moment. Please try again, and use what you kept until then.',
  });

/** A refusal as its response body. */
export function faultBody({ status: _, ...fault }: Fault): FaultBody {
  return { success: false, ...fault };
}
