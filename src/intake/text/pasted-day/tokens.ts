// A plain line without days and times → labels, numbers and texts, in order and complete.
import { UNKNOWN_SIGNS } from '../../../domain/plain-line.ts';

/** Which number a label announces. `digits` is absent where the label does not say how many. */
export type Label = {
  readonly kind: 'top' | 'bottom' | 'whole' | 'tail' | 'front' | 'rank' | 'adjacent' | 'special';
  /** How many digits, or the rank of a prize. */
  readonly digits?: number;
};

export type Token =
  | { readonly type: 'label'; readonly label: Label }
  /** `apart`: it was written digit by digit, with blanks between. */
  | { readonly type: 'number'; readonly digits: string; readonly apart: boolean }
  | { readonly type: 'text'; readonly text: string };

const COUNT = '(?<!\\d)([2-7]|สอง|สาม|สี่|ห้า|หก|เจ็ด)';
const COUNTS = new Map(
  [
    'หนึ่ง สอง สาม สี่ ห้า หก เจ็ด',
    'one two three four',
    'first second third fourth fifth',
    '1st 2nd 3rd 4th 5th',
  ].flatMap((words) => words.split(' ').map((word, index) => [word, index + 1] as const)),
);
const START = '(?:รางวัล)? ?(?:เลข)? ?';
/** Where a word begins: ก้าวหน้า ends in หน้า and is the name of a lottery. */
const AT_WORD = '(?:(?:รางวัล ?)?เลข ?|รางวัล ?|(?<![\\p{L}\\p{M}]))';
const END = '(?![\\u0E30-\\u0E3A\\u0E45-\\u0E4E])';

/** What a form has in brackets counts digits, or is a rank. The first that fits counts. */
const LABELS: readonly (readonly [RegExp, Label['kind']])[] = [
  [/(?:รางวัล)?(?:เลข)?ข้างเคียง(?: ?(?:ของ)? ?รางวัลที่ ?(?:1|หนึ่ง))?/y, 'adjacent'],
  [/รางวัล ?พิเศษ(?=[ :=]*[0-9])/y, 'special'],
  [/รางวัล(?:อันดับ)?ที่ ?([1-5]|หนึ่ง|สอง|สาม|สี่|ห้า)(?!\d| ?ตัว)/y, 'rank'],
  [sticky(`${AT_WORD}ท้าย ?${COUNT} ?ตัว ?บน`), 'top'],
  [sticky(`${AT_WORD}ท้าย ?${COUNT} ?ตัว ?ล่าง`), 'bottom'],
  [sticky(`${AT_WORD}ท้าย ?${COUNT} ?(?:ตัว|หลัก)`), 'tail'],
  [sticky(`${START}${COUNT} ?(?:ตัว|หลัก)? ?ท้าย`), 'tail'],
  [sticky(`${AT_WORD}หน้า ?${COUNT} ?(?:ตัว|หลัก)`), 'front'],
  [sticky(`${START}${COUNT} ?(?:ตัว|หลัก)? ?หน้า`), 'front'],
  [sticky(`${START}${COUNT} ?(?:ตัว|หลัก)? ?บน`), 'top'],
  [sticky(`${START}${COUNT} ?(?:ตัว|หลัก)? ?ล่าง`), 'bottom'],
  [sticky(`${START}(?<![\\p{L}\\p{M}])(?:บน|บ\\.?) ?${COUNT} ?ตัว`), 'top'],
  [sticky(`${START}(?<![\\p{L}\\p{M}])(?:ล่าง|ล\\.?) ?${COUNT} ?ตัว`), 'bottom'],
  [sticky(`${START}${COUNT} ?(?:ตัว|หลัก)(?:ตรง)?(?! ?(?!เลข|รางวัล)\\p{L})`), 'whole'],
  [sticky(`${START}(?<![\\p{L}\\p{M}])(?:(?:เลข|ตัว)? ?บน|บ\\.?)(?!\\p{L})`), 'top'],
  [sticky(`${START}(?<![\\p{L}\\p{M}])(?:(?:เลข|ตัว)? ?ล่าง|ล\\.?)(?!\\p{L})`), 'bottom'],
  [/(?:หวยออก|ผลออก|เลขที่ออก|เลขออก|เลขเต็ม|ผลเต็ม)(?!\p{M}|\p{L})/uy, 'whole'],
  [english('(?:nearby|adjacent(?: to)?)(?: the)? (?:first|1st) prize'), 'adjacent'],
  [english('(first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th) prize'), 'rank'],
  [english('(?:front|first) (2|3|two|three)(?: digits?)?(?: \\(front 3\\))?'), 'front'],
  [english('last (2|3|4|two|three|four)(?: digits?)?'), 'tail'],
  [english('(?<!\\d)([2-7]) ?(?:digits? )?top|top ([2-7])(?: digits?)?'), 'top'],
  [english('(?<!\\d)(2) ?(?:digits? )?bottom|bottom (2)(?: digits?)?'), 'bottom'],
  [english('(?<!\\d)([4-7]) ?digits?'), 'whole'],
  [english('top'), 'top'],
  [english('bottom'), 'bottom'],
];

const SEPARATORS = new RegExp(
  `(?:(?!${UNKNOWN_SIGNS})[^\\p{L}\\p{M}\\p{Nd}\\u202D\\u202E])+`,
  'uy',
);
const NUMBER = /[0-9]+(?![0-9]|\s?d(?![a-z]))/y;
/** A name goes on over blanks, hyphens and brackets, and ends at any other separator. */
const SOFT = /^[\s\-()[\].]*$/;

/** @param line without days and times, as `plainLine` gives it */
export function readTokens(line: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(line);
    if (match !== null) at += match[0].length;
    return match;
  };
  while (at < line.length) {
    const before = take(SEPARATORS)?.[0] ?? '';
    if (at === line.length) break;
    const label = takeLabel(take);
    const last = tokens.at(-1);
    const digits = label === undefined ? take(NUMBER)?.[0] : undefined;
    const isDigit = digits?.length === 1;
    if (label !== undefined) tokens.push(label);
    else if (digits === undefined) {
      const letter = take(/[\s\S]/uy)?.[0] ?? '';
      if (last?.type === 'text' && SOFT.test(before)) {
        tokens[tokens.length - 1] = { type: 'text', text: last.text + before + letter };
      } else tokens.push({ type: 'text', text: letter });
    } else if (last?.type === 'number' && last.apart && isDigit && /^\s+$/.test(before)) {
      tokens[tokens.length - 1] = { ...last, digits: last.digits + digits };
    } else tokens.push({ type: 'number', digits, apart: isDigit });
  }
  return tokens;
}

export function listNumbers(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => (token.type === 'number' ? [token.digits] : []));
}

function takeLabel(take: (pattern: RegExp) => RegExpExecArray | null): Token | undefined {
  for (const [pattern, kind] of LABELS) {
    const [text, count, behind = count] = take(pattern) ?? [];
    if (text === undefined) continue;
    const digits = behind === undefined ? undefined : (COUNTS.get(behind) ?? Number(behind));
    return { type: 'label', label: { kind, ...(digits && { digits }) } };
  }
  return undefined;
}

function english(source: string): RegExp {
  return new RegExp(`(?<![a-z])(?:${source})(?![a-z0-9])`, 'y');
}

function sticky(source: string): RegExp {
  return new RegExp(`${source}${END}`, 'uy');
}
