// Finds out what an unknown parameter asks for by its value: a lottery of ours or a day, under a
// name such as `lotto` or `period_date`. Ignoring it would answer for another lottery or draw.
import {
  BUDDHIST_YEARS,
  isBuddhistEra,
  isDrawDate,
  THAI_MONTHS,
  THAI_MONTHS_SHORT,
} from '../../domain/draw-date.ts';
import { askedKey, nameKey } from '../../domain/lottery-names.ts';
import type { Catalogue } from './catalogue.ts';

/** No name of a lottery and no day is longer. */
const MOST_CHARACTERS = 60;

/** Says where a visitor came from, perhaps the page of a lottery. It asks for nothing. */
const ORIGIN_TAG =
  /^(?:_.*|(?:utm|mc|pk|mtm|matomo|hsa|fb|ga|gad|ref)_.*|[a-z]*clid|ref|referr?er|source|src|campaign.*|via|tracking)$/;

/** Tells caches apart, often by a day, or by a version that looks like one. */
const CACHE_TAG =
  /^(?:[bchknrtvxz]|ver|version|api[-_]?version|rev|ts|time|timestamp|now|cb|no_?cache|(?:cache|bust).*|rnd|rand|random|nonce|hash|build|release)$/;

/** The language or country of a reader, which is also the name of a group of lotteries. */
const LOCALE_TAG = /^(?:hl|lang|language|locale|country|region|geo)$/;

/** Versions and timestamps of programs: the year first, digits alone, a version, English words. */
const STAMP =
  /^(?:(?:19|20)\d\d[-/. T].*|\d{8}|\d\d?\.\d\d?\.(?!25[4-9]\d)\d+|\d\d?-\d\d?-\d\d|.*[a-z].*)$/i;

/** What a value asks for; `undefined` where it is neither, or its name is one that tags have. */
export function askedByValue(name: string, value: string, catalogue: Catalogue) {
  // Some write the value alone: `?lao-tv`.
  const text = (value === '' ? name : value).trim();
  const tag = name.toLowerCase();
  if (text.length > MOST_CHARACTERS || ORIGIN_TAG.test(tag)) return undefined;
  const keys = keysOf(catalogue);
  const isMeant = (part: string) =>
    isLottery(part, keys) || (!LOCALE_TAG.test(tag) && isGroup(part, keys));
  if (text.split(',').some(isMeant)) return 'lottery';
  if (value === '' || (CACHE_TAG.test(tag) && STAMP.test(text))) return undefined;
  return isDay(text) ? 'date' : undefined;
}

type Keys = { readonly names: ReadonlySet<string>; readonly groups: ReadonlySet<string> };

const keysByCatalogue = new WeakMap<Catalogue, Keys>();

/** The keys of all names, and those of the first words of slugs: `lao`, `lao-lotto`. */
function keysOf(catalogue: Catalogue): Keys {
  let keys = keysByCatalogue.get(catalogue);
  if (keys === undefined) {
    const entries = [...catalogue.values()];
    keys = {
      names: new Set(
        entries.flatMap(({ slug, nameTh, aliases = [] }) => [
          ...[slug, nameTh, ...aliases].map(nameKey),
          askedKey(nameTh),
        ]),
      ),
      groups: new Set(
        entries.flatMap(({ slug }) =>
          [...slug.matchAll(/-/g)].flatMap(({ index }) =>
            ['', 'lottery', 'lotto'].map((word) => plainKey(slug.slice(0, index) + word)),
          ),
        ),
      ),
    };
    keysByCatalogue.set(catalogue, keys);
  }
  return keys;
}

const isPlain = (text: string) => /^[ -~]+$/.test(text);
const plainKey = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

function isLottery(text: string, { names }: Keys): boolean {
  // Nearly every value of a tag is plain ASCII, and its key costs less this way.
  if (isPlain(text)) return names.has(plainKey(text));
  return names.has(nameKey(text)) || names.has(askedKey(text));
}

/** No name of a group, and no name cut short, has fewer letters. */
const LEAST_LETTERS = 3;

/** Whether a text is the name of a group, `lao`, `ลาว`, or begins the Thai name of a lottery. */
function isGroup(text: string, { names, groups }: Keys): boolean {
  if (isPlain(text)) return groups.has(plainKey(text));
  const key = askedKey(text);
  return key.length >= LEAST_LETTERS && [...names].some((name) => name.startsWith(key));
}

/** Year first or last, and signs that agree. Two digits are a year only where no version has it. */
const IN_NUMBERS =
  /^(?:(?:19|20|2[4-6])\d\d([-/. ])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])(?:[T ]00:00(?::00(?:\.0+)?)?(?:Z|[ +-]\d\d:?\d\d)?)?|(?:0?[1-9]|[12]\d|3[01])([-/. ])(?:0?[1-9]|1[0-2])(?:\2(?:19|20|2[4-6])\d\d|(?!\.)\2\d\d))$/;

/** `2569-08`, `8/2026`: dots would be a version. */
const MONTH_IN_NUMBERS =
  /^(?:(?:19|20|25)\d\d[-/](?:0?[1-9]|1[0-2])|(?:0?[1-9]|1[0-2])[-/](?:19|20|25)\d\d)$/;

/** Only in Thai: campaigns are called `june2026`. */
const MONTH_IN_THAI = /^(?:เดือน ?)?([\u0e01-\u0e4e.]{3,}?)[-/. ]?\d{4}$/;

/** `16 ส.ค. 2569`, `16-Aug-2026`: the day, the name of the month, the year. */
const IN_WORDS = /^\d{1,2}(?:st|nd|rd|th)?[-/. ]?(\D{3,}?)[-/. ]?(?:\d{4}|\d\d)$/;
const MONTH_FIRST = /^(\D{3,}?)\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}$/;

/** Whether a text is a day as people and programs write it, its midnight, or a month. */
function isDay(value: string): boolean {
  // Most values end differently, so nothing more is tried for them.
  if (!/[\d๐-๙]["']?$|00/.test(value)) return false;
  const text = plainDigits(value).replace(BESIDE_A_DAY, '');
  const forms = [IN_WORDS, MONTH_FIRST, MONTH_IN_THAI];
  const month = forms.map((form) => form.exec(text)?.[1]).find((name) => name !== undefined);
  if (month !== undefined) return isMonth(month);
  if (/^\d{8}$/.test(text)) return isCompact(text);
  return IN_NUMBERS.test(text) || MONTH_IN_NUMBERS.test(text);
}

/** Quotation marks, and the day of the week or what a day is called. */
const BESIDE_A_DAY = /^["']?(?:(?:(?:วัน|งวด|ประจำ)[^\d ]*|[a-z]{3,6}day,?) ?)*|["']$/gi;

/** With Thai digits as ours. */
const plainDigits = (text: string) =>
  text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

const withoutDots = (name: string) => name.replace(/[. ,]/g, '');

function isMonth(text: string): boolean {
  const name = withoutDots(text);
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
