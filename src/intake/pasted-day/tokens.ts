// A plain line without days and times → labels, numbers and texts, in order and complete.

/** Which number a label announces. `digits` is absent where the label does not say how many. */
export type Label = {
  readonly kind: 'top' | 'bottom' | 'whole' | 'tail' | 'front' | 'rank' | 'adjacent';
  /** How many digits, or the rank of a prize. */
  readonly digits?: number;
};

export type Token =
  | { readonly type: 'label'; readonly label: Label; readonly text: string }
  /** `apart`: it was written digit by digit, with blanks between. */
  | { readonly type: 'number'; readonly digits: string; readonly apart: boolean }
  | { readonly type: 'text'; readonly text: string };

const COUNT = '(?<!\\d)([2-7]|สอง|สาม|สี่|ห้า|หก|เจ็ด)';
const COUNTS: Readonly<Record<string, number>> = {
  หนึ่ง: 1,
  สอง: 2,
  สาม: 3,
  สี่: 4,
  ห้า: 5,
  หก: 6,
  เจ็ด: 7,
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  '1st': 1,
  '2nd': 2,
  '3rd': 3,
  '4th': 4,
  '5th': 5,
  two: 2,
  three: 3,
  four: 4,
};
const START = '(?:รางวัล)? ?(?:เลข)? ?';
/** Where a word begins: ก้าวหน้า ends in หน้า and is the name of a lottery. */
const AT_WORD = '(?:(?:รางวัล ?)?เลข ?|รางวัล ?|(?<![\\p{L}\\p{M}]))';
const END = '(?![\\u0E30-\\u0E3A\\u0E45-\\u0E4E])';

/** The first that fits counts, so the longer ones stand first. */
const LABELS: readonly (readonly [RegExp, (count: number) => Label])[] = [
  [/(?:รางวัล)?(?:เลข)?ข้างเคียง(?: ?(?:ของ)? ?รางวัลที่ ?(?:1|หนึ่ง))?/y, () => ({ kind: 'adjacent' })],
  [/รางวัล(?:อันดับ)?ที่ ?([1-5]|หนึ่ง|สอง|สาม|สี่|ห้า)(?!\d| ?ตัว)/y, (digits) => ({ kind: 'rank', digits })],
  [sticky(`${AT_WORD}ท้าย ?${COUNT} ?ตัว ?ล่าง`), (digits) => ({ kind: 'bottom', digits })],
  [sticky(`${AT_WORD}ท้าย ?${COUNT} ?(?:ตัว|หลัก)`), (digits) => ({ kind: 'tail', digits })],
  [sticky(`${START}${COUNT} ?(?:ตัว|หลัก)? ?ท้าย`), (digits) => ({ kind: 'tail', digits })],
  [sticky(`${AT_WORD}หน้า ?${COUNT} ?(?:ตัว|หลัก)`), (digits) => ({ kind: 'front', digits })],
  [sticky(`${START}${COUNT} ?(?:ตัว|หลัก)? ?หน้า`), (digits) => ({ kind: 'front', digits })],
  [sticky(`${START}${COUNT} ?(?:ตัว|หลัก)? ?บน`), (digits) => ({ kind: 'top', digits })],
  [sticky(`${START}${COUNT} ?(?:ตัว|หลัก)? ?ล่าง`), (digits) => ({ kind: 'bottom', digits })],
  [
    sticky(`${START}(?<![\\p{L}\\p{M}])(?:บน|บ\\.?) ?${COUNT} ?ตัว`),
    (digits) => ({ kind: 'top', digits }),
  ],
  [
    sticky(`${START}(?<![\\p{L}\\p{M}])(?:ล่าง|ล\\.?) ?${COUNT} ?ตัว`),
    (digits) => ({ kind: 'bottom', digits }),
  ],
  [
    sticky(`${START}${COUNT} ?(?:ตัว|หลัก)(?:ตรง)?(?! ?(?!เลข|รางวัล)\\p{L})`),
    (digits) => ({ kind: 'whole', digits }),
  ],
  [
    sticky(`${START}(?<![\\p{L}\\p{M}])(?:(?:เลข|ตัว)? ?บน|บ\\.?)(?!\\p{L})`),
    () => ({ kind: 'top' }),
  ],
  [
    sticky(`${START}(?<![\\p{L}\\p{M}])(?:(?:เลข|ตัว)? ?ล่าง|ล\\.?)(?!\\p{L})`),
    () => ({ kind: 'bottom' }),
  ],
  [/(?:หวยออก|ผลออก|เลขที่ออก|เลขออก|เลขเต็ม|ผลเต็ม)(?!\p{M}|\p{L})/uy, () => ({ kind: 'whole' })],
];

/** The words of English texts, with the digits before or behind. */
const ENGLISH: readonly (readonly [string, (count: number) => Label])[] = [
  ['(?:nearby|adjacent(?: to)?)(?: the)? (?:first|1st) prize', () => ({ kind: 'adjacent' })],
  [
    '(first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th) prize',
    (digits) => ({ kind: 'rank', digits }),
  ],
  [
    '(?:front|first) (2|3|two|three)(?: digits?)?(?: \\(front 3\\))?',
    (digits) => ({ kind: 'front', digits }),
  ],
  ['last (2|3|4|two|three|four)(?: digits?)?', (digits) => ({ kind: 'tail', digits })],
  [
    '(?<!\\d)([2-7]) ?(?:digits? )?top|top ([2-7])(?: digits?)?',
    (digits) => ({ kind: 'top', digits }),
  ],
  [
    '(?<!\\d)(2) ?(?:digits? )?bottom|bottom (2)(?: digits?)?',
    (digits) => ({ kind: 'bottom', digits }),
  ],
  ['(?<!\\d)([4-7]) ?digits?', (digits) => ({ kind: 'whole', digits })],
];
const ENGLISH_LABELS = ENGLISH.map(
  ([source, labelOf]) => [new RegExp(`(?<![a-z])(?:${source})(?![a-z0-9])`, 'y'), labelOf] as const,
);

const SEPARATORS = /[^\p{L}\p{M}\p{Nd}|\u202D\u202E]+/uy;
const NUMBER = /[0-9]+(?![0-9]|\s?d(?![a-z]))/y;
/** A name goes on over blanks, hyphens and brackets, and ends at any other separator. */
const SOFT = /^[\s\-()[\].]*$/;

/** @param line without days and times, as `plainLine` gives it */
export function readTokens(line: string): Token[] {
  const tokens: Token[] = [];
  let before = '';
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(line);
    if (found !== null) at += found[0].length;
    return found;
  };
  while (at < line.length) {
    const separators = take(SEPARATORS) ?? (line[at] === '|' ? take(/\|/y) : null);
    if (separators !== null) {
      before += separators[0];
      continue;
    }
    const label = takeLabel(take);
    const last = tokens.at(-1);
    if (label !== undefined) tokens.push(label);
    else {
      const digits = take(NUMBER)?.[0];
      if (digits === undefined) {
        const letter = take(/[\s\S]/uy)?.[0] ?? '';
        if (last?.type === 'text' && SOFT.test(before)) {
          tokens[tokens.length - 1] = { type: 'text', text: last.text + before + letter };
        } else tokens.push({ type: 'text', text: letter });
      } else if (
        last?.type === 'number' &&
        last.apart &&
        digits.length === 1 &&
        /^\s+$/.test(before)
      ) {
        tokens[tokens.length - 1] = { ...last, digits: last.digits + digits };
      } else tokens.push({ type: 'number', digits, apart: digits.length === 1 });
    }
    before = '';
  }
  return tokens;
}

export function listNumbers(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => (token.type === 'number' ? [token.digits] : []));
}

function takeLabel(take: (pattern: RegExp) => RegExpExecArray | null): Token | undefined {
  for (const [pattern, labelOf] of [...LABELS, ...ENGLISH_LABELS]) {
    const found = take(pattern);
    if (found === null) continue;
    const count = found[1] ?? found[2] ?? '';
    return { type: 'label', label: labelOf(COUNTS[count] ?? Number(count)), text: found[0].trim() };
  }
  return undefined;
}

function sticky(source: string): RegExp {
  return new RegExp(`${source}${END}`, 'uy');
}
