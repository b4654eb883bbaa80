// The words of a line → the lottery they name, or that they name none.
import type { Named, NameBook } from '../lottery-names.ts';
import { lessAndLess, type State, withoutState } from './words.ts';

export type TextMeaning =
  | { readonly kind: 'name'; readonly named: Named; readonly name: string; readonly says?: State }
  /** Only words that stand around names. */
  | { readonly kind: 'nothing'; readonly says?: State }
  | { readonly kind: 'unknown'; readonly text: string };

/** Parts of names, which are no code of a list however short they are. */
const NAME_WORDS =
  /^(?:s?vip|star|tv|hd|ex|extra|st|visa|plus|super|new|gold|lite|mini|max|pro|asean)$/;

export function readText(text: string, book: NameBook): TextMeaning {
  // Text that is shown in the other direction is not read in this one.
  if (/[\u202D\u202E]/.test(text)) return { kind: 'unknown', text: text.trim() };
  for (const shorter of lessAndLess(text)) {
    const { rest, says } = withoutState(shorter);
    const state = says === undefined ? {} : { says };
    if (!/[\p{L}\p{N}\p{M}]/u.test(rest)) return { kind: 'nothing', ...state };
    const named = findNamed(rest, book) ?? findNamed(withoutCode(rest), book);
    if (named !== undefined) return { kind: 'name', named, name: rest.trim(), ...state };
  }
  return { kind: 'unknown', text: text.trim() };
}

function findNamed(text: string, book: NameBook): Named | undefined {
  for (const shorter of lessAndLess(text)) {
    const named = book.find(shorter);
    if (named !== undefined) return named;
  }
  return undefined;
}

/** Some lists put a code of their own before the name: `dws ดาวโจนส์ STAR`. */
function withoutCode(text: string): string {
  const [, code, name] = /^\s*([a-z]{1,5})\s+(.*\p{L}.*)$/su.exec(text) ?? [];
  return code === undefined || name === undefined || NAME_WORDS.test(code) ? text : name;
}
