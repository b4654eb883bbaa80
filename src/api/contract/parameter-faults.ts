// Refusals of a parameter: its name, or a value that it does not take.
import type { Reason } from '../../domain/withdrawal.ts';
import { list, type Named, refuse } from './fault.ts';
import { DRAW_FILES } from './service.ts';

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

/**
 * @param accepted what the address takes; nothing where it is a file
 * @param meant the one that is nearly named so
 */
export function unknownParameter(accepted: readonly string[], meant?: string) {
  if (accepted.length === 0) {
    return refuse('unknown_parameter', {
      th: `ที่อยู่นี้เป็นไฟล์ ไม่รับพารามิเตอร์ ผลของหวยและวันที่ต้องการอยู่ที่ ${DRAW_FILES}`,
      en: `This address is a file and takes no parameters. The draw of a lottery and a day is at ${DRAW_FILES}.`,
      accepted: [],
    });
  }
  const takes = list(accepted);
  return refuse('unknown_parameter', {
    th: `ไม่รู้จักพารามิเตอร์ที่ส่งมา ${meant ? `หมายถึง ${meant} หรือไม่ ` : ''}ที่อยู่นี้รับเฉพาะ ${takes}`,
    en: `A parameter is not known. ${meant ? `Did you mean ${meant}? ` : ''}This address takes only: ${takes}.`,
    ...(meant && { parameter: meant }),
    accepted: [...accepted],
  });
}

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
