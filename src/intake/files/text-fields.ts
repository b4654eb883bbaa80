// Texts that are stored and shown to everybody.
import { z } from 'zod';
import { BUDDHIST_YEARS, isBuddhistEra, isDrawDate } from '../../domain/draw-date.ts';

/** A text of people: it is printed as it is, in tables, logs and messages. */
export const oneLine = z
  .string()
  .min(1, { abort: true })
  .regex(/\S/, 'expected words')
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'expected text on one line, without control characters');

/** What is wrong with the address of a page; `undefined` where everybody may read it. */
export function refusalOfPage(text: string): string | undefined {
  const url = URL.parse(text);
  // `URL` drops line breaks and tabs, which would be stored all the same.
  if (url === null || /[\p{C}\p{Z}]/u.test(text)) return 'expected an address';
  if (!/^https?:$/.test(url.protocol)) return 'expected an address of http or https';
  if (url.username !== '' || url.password !== '')
    return 'expected an address without a user or a password: everybody reads it';
  return undefined;
}

export const pageAddress = z.string('expected an address').superRefine((text, context) => {
  const message = refusalOfPage(text);
  if (message !== undefined) context.addIssue({ code: 'custom', message });
});

/** What is wrong with the day of a draw; `undefined` where a draw may have it. */
export function refusalOfDay(text: string): string | undefined {
  const year = text.slice(0, 4);
  const gregorian = `${Number(year) - BUDDHIST_YEARS}${text.slice(4)}`;
  if (isBuddhistEra(year) && isDrawDate(gregorian))
    return `expected a day of the common era; did you mean ${gregorian}?`;
  return isDrawDate(text) ? undefined : 'expected a day that exists, YYYY-MM-DD';
}
