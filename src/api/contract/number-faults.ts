// Refusals of the numbers to check.
import { spaced } from '../../domain/spaced.ts';
import { list, type Named, refuse } from './fault.ts';

/** What numbers to check come in. */
export type NumberName = 'number' | 'numbers';

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
