// What the value of a parameter we do not know asks for: a lottery of ours or a day, under a name
// such as `lotto` or `period_date`. Ignored, it would be answered for another lottery or draw.
import {
  BUDDHIST_YEARS,
  isBuddhistEra,
  isDrawDate,
  THAI_MONTHS,
  THAI_MONTHS_SHORT,
} from '../domain/draw-date.ts';
import { askedKey, nameKey } from '../domain/lottery-names.ts';
import type { Catalogue } from './catalogue.ts';

/** No name of a lottery and no day is longer. */
const MOST_CHARACTERS = 60;

/** Says where a visitor came from, maybe from the page of a lottery: it asks for nothing. */
const ORIGIN_TAG =
  /^(?:_.*|(?:utm|mc|pk|mtm|matomo|hsa|fb|ga|gad|ref)_.*|[a-z]*clid|ref|referr?er|source|src|campaign.*|via|tracking)$/;

/** Tells caches apart, often by a day, or by a version that looks like one. */
const CACHE_TAG =
  /^(?:[bchknrtvxz]|ver|version|api[-_]?version|rev|ts|time|timestamp|now|cb|no_?cache|(?:cache|bust).*|rnd|rand|random|nonce|hash|build|release)$/;

/** What a value asks for; `undefined` where it is neither, or its name is one that tags have. */
export function askedByValue(name: string, value: string, catalogue: Catalogue) {
  // Some write the value alone: `?lao-tv`.
  const text = (value === '' ? name : value).trim();
  const tag = name.toLowerCase();
  if (text.length > MOST_CHARACTERS || ORIGIN_TAG.test(tag)) return undefined;
  if (text.split(',').some((part) => isLottery(part, catalogue))) return 'lottery';
  return value !== '' && !CACHE_TAG.test(tag) && isDay(text) ? 'date' : undefined;
}

const keysOf = new WeakMap<Catalogue, ReadonlySet<string>>();

function isLottery(text: string, catalogue: Catalogue): boolean {
  let keys = keysOf.get(catalogue);
  if (keys === undefined) {
    keys = new Set(
      catalogue.flatMap(({ slug, nameTh, aliases = [] }) => [
        ...[slug, nameTh, ...aliases].map(nameKey),
        askedKey(nameTh),
      ]),
    );
    keysOf.set(catalogue, keys);
  }
  // Nearly every value of a tag is plain: its key costs less so.
  if (/^[ -~]+$/.test(text)) return keys.has(text.toLowerCase().replace(/[^a-z0-9]/g, ''));
  return keys.has(nameKey(text)) || keys.has(askedKey(text));
}

/** Year first or last, and signs that agree. Two digits are a year only where no version has it. */
const IN_NUMBERS =
  /^(?:(?:19|20|2[4-6])\d\d([-/. ])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])(?:[T ]00:00(?::00(?:\.0+)?)?(?:Z|[ +-]\d\d:?\d\d)?)?|(?:0?[1-9]|[12]\d|3[01])([-/. ])(?:0?[1-9]|1[0-2])(?:\2(?:19|20|2[4-6])\d\d|(?!\.)\2\d\d))$/;

/** `16 ส.ค. 2569`, `16-Aug-2026`: the day, the name of the month, the year. */
const IN_WORDS = /^\d{1,2}(?:st|nd|rd|th)?[-/. ]?(\D{3,}?)[-/. ]?(?:\d{4}|\d\d)$/;
const MONTH_FIRST = /^(\D{3,}?)\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}$/;

/** Whether a text is a day as people and programs write it, or its midnight. */
function isDay(value: string): boolean {
  // Nearly every value ends otherwise, and nothing more is tried.
  if (!/[\d๐-๙]{2}["']?$|00/.test(value)) return false;
  const text = plainDigits(value).replace(BESIDE_A_DAY, '');
  const month = (IN_WORDS.exec(text) ?? MONTH_FIRST.exec(text))?.[1];
  if (month !== undefined) return isMonth(month);
  return /^\d{8}$/.test(text) ? isCompact(text) : IN_NUMBERS.test(text);
}

/** Quotation marks, and the day of the week or what a day is called. */
const BESIDE_A_DAY = /^["']?(?:(?:(?:วัน|งวด|ประจำ)[^\d ]*|[a-z]{3,6}day,?) ?)*|["']$/gi;

/** With the digits of Thai as ours. */
const plainDigits = (text: string) =>
  text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

const withoutDots = (name: string) => name.replace(/[. ,]/g, '');

function isMonth(written: string): boolean {
  const name = withoutDots(written);
  return (
    /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*$/i.test(name) ||
    [...THAI_MONTHS, ...THAI_MONTHS_SHORT].some((month) => withoutDots(month) === name)
  );
}

/** `20260816`, `16082569`: eight digits are a number unless the calendar has the day. */
function isCompact(digits: string): boolean {
  const forms = [/^(....)(..)(..)$/, /^(..)(..)(....)$/];
  return forms.some((form, index) => {
    const parts = form.exec(digits)?.slice(1) ?? [];
    const [year = '', month, day] = index === 0 ? parts : parts.reverse();
    const gregorian = isBuddhistEra(year) ? String(Number(year) - BUDDHIST_YEARS) : year;
    return /^(?:19|20)/.test(gregorian) && isDrawDate(`${gregorian}-${month}-${day}`);
  });
}
