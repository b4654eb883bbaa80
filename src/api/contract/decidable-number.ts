// Whether a lottery can decide a number: its form, and its length.
import type { CatalogueEntry } from './catalogue.ts';
import * as faults from './faults.ts';

type Fault = faults.Fault;

/** ASCII digits only. `\d` means the same in JavaScript, but says less beside Thai digits. */
const NUMBER = /^[0-9]{2,6}$/;

export type Decidable = Pick<CatalogueEntry, 'slug' | 'nameTh' | 'numberLengths'>;

/** Why the lottery cannot decide a number; `undefined` where it can. */
export function numberFault(number: string, entry: Decidable, name: faults.NumberName = 'number') {
  if (!NUMBER.test(number)) return faults.invalidNumber(name);
  if (entry.numberLengths.includes(number.length)) return undefined;
  return faults.undecidableNumber(entry, entry.numberLengths, name);
}

/**
 * Why several numbers are not checked. One at fault refuses all, since an answer without it would
 * look like a loss. Malformed numbers are named before those of an undecidable length.
 */
export function numbersFault(numbers: readonly string[], lottery: Decidable): Fault | undefined {
  const rejections = numbers.flatMap((number, index) => {
    const fault = numberFault(number, lottery, 'numbers');
    if (fault === undefined) return [];
    const { code, error, errorEn } = fault;
    return [{ fault, rejected: { index, number, code, error, errorEn } }];
  });
  const first = rejections.find(({ fault }) => fault.code === 'invalid_number') ?? rejections[0];
  return first && { ...first.fault, rejected: rejections.map(({ rejected }) => rejected) };
}
