// The address of a page that is stored and shown to everybody: http, and nothing in it that only
// one reader may know.
import { z } from 'zod';

/** What is wrong with an address; `undefined` where it may be stored. */
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
