// The names of lotteries. Two are the same only where their keys are.
import type { Lottery } from './lottery.ts';
import { plainLine } from './plain-line.ts';

/** One spelling for each word that people write in several ways. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/วีไอพี/g, 'vip'],
  [/เอสvip/g, 'svip'],
  [/สตาร์|สตา/g, 'star'],
  [/ทีวี/g, 'tv'],
  [/เอชดี|เฮดดี|เฮ็ดดี|เอสดี/g, 'hd'],
  [/(?:เอกต|เอ็กต|เอ็กซ์ต|เอ็กซต)(?:ร้า|รา|้า)|ex(?:tra)?/g, 'extra'],
  [/4ดี/g, '4d'],
  [/อาเชียน/g, 'อาเซียน'],
  [/พัดทนา/g, 'พัฒนา'],
  [/ซุปเปอร์|ซูเปอร์/g, 'super'],
  [/(?<!ฮา)นอย/g, 'ฮานอย'],
  [/สลากฯ/g, 'สลากกินแบ่งรัฐบาล'],
  [/ล[็๊]?อต?เตอรี่?/g, 'ลอตเตอรี่'],
];

/** A name's letters and digits in one spelling. `nameKey('ลาว-TV') === nameKey('ลาวทีวี')` */
export function nameKey(name: string): string {
  const letters = plainLine(name).replace(/[^\p{L}\p{M}\p{Nd}]/gu, '');
  return SPELLINGS.reduce((key, [spelling, word]) => key.replace(spelling, word), letters);
}

/** Every name of a lottery: Thai, English, its slug, and what else people call it. */
export function listNames({ nameTh, nameEn, slug, aliases }: Lottery): string[] {
  return [nameTh, ...(nameEn === undefined ? [] : [nameEn]), slug, ...(aliases ?? [])];
}

/** Words that stand beside a name in a pasted text. */
const BESIDE_A_NAME =
  /^(?:ขอ|ดู)?(?:ผล|หวย){1,2}| ?(?:วันนี้|เมื่อวาน|งวดนี้|(?:งวด)?ล่าสุด|ออก| lott(?:ery|o)| results?)$/gi;

/** The key of a name as people ask for it. `askedKey('ผลหวยลาวทีวี วันนี้') //=> 'ลาวtv'` */
export function askedKey(words: string): string {
  return nameKey(words.trim().replace(BESIDE_A_NAME, ''));
}

/** The keys of all names and of the group, in which a search looks for an `askedKey`. */
export function searchKeys(lottery: Lottery): string {
  return [...listNames(lottery), lottery.groupTh].map(nameKey).join(' ');
}
