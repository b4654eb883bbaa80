// Refusals of a parameter: its name, or a value that it does not take.
import type { Reason } from '../../domain/withdrawal.ts';
import { list, type Named, refuse } from './fault.ts';
import { SITE_NAME_LATIN } from './service.ts';

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
  refuse('unknown_parameter', typeof meant === 'string' ? misspelt(meant) : notHere(meant));

const misspelt = (meant: string) => ({
  th: `ไม่รู้จักพารามิเตอร์ที่ส่งมา หมายถึง ${meant} หรือไม่ กรุณาเขียนชื่อให้ตรงตามนี้`,
  en: `A parameter is not known. Did you mean ${meant}? Write it exactly like that.`,
  parameter: meant,
  accepted: [meant],
});

const CLIENT = SITE_NAME_LATIN.toLowerCase();

function notHere({ accepted, path, isRange = false }: Elsewhere) {
  const takes = list(accepted);
  if (accepted.length === 0) {
    return {
      th: `ที่อยู่นี้เป็นไฟล์ ไม่รับพารามิเตอร์ ผลของหวยและวันที่ต้องการอยู่ที่ ${path}`,
      en: `This address is a file and takes no parameters. The draw of a lottery and a day is at ${path}.`,
      accepted: [],
    };
  }
  if (isRange) {
    return {
      th: `ที่อยู่นี้ไม่รับช่วงของงวด รับเฉพาะ ${takes} ผลทุกงวดของปี ค.ศ. หนึ่งอยู่ที่ ${path} หรือใช้ results({ from, to }) ของแพ็กเกจ ${CLIENT}`,
      en: `This address takes no range of draws, only ${takes}. Every draw of a year is at ${path}; results({ from, to }) of the package ${CLIENT} reads them.`,
      accepted: [...accepted],
    };
  }
  return {
    th: `ที่อยู่นี้ไม่รับวันที่ รับเฉพาะ ${takes} ผลของวันที่ต้องการอยู่ที่ ${path}`,
    en: `This address takes no day, only ${takes}. The draw of a day is at ${path}.`,
    accepted: [...accepted],
  };
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
