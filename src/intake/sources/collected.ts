// The stored collections, each in the form of whoever gathered it.
import { z } from 'zod';
import { BUDDHIST_YEARS, THAI_MONTHS_SHORT } from '../../domain/draw-date.ts';
import { pageAddress } from '../text-fields.ts';
import { parseAnswer } from './answer.ts';
import { GLO_PRIZES } from './glo.ts';
import { filledPrizes, parseCsv, type SourceRow } from './row.ts';

/** CSV of Thai result sites, with Thai headers and Thai dates or English ones and ISO dates. */
export function parseThaiCsv(text: string): SourceRow[] {
  return parseCsv(text).map((row) => {
    const cell = (...names: string[]) => names.map((name) => row[name]).find(Boolean);
    const iso = cell('drawDate', 'draw_date', 'date', 'result_date');
    return {
      drawDate: iso ?? isoDate(row['วันที่'] ?? ''),
      type: cell('type', 'ประเภท', 'lottery', 'our_identifier', 'category'),
      number: cell('four_digit', 'เลขท้าย 4 ตัว', 'first_prize', 'number', 'num', 'num4'),
      prizes: filledPrizes({
        'top-three-digit': cell('top3', '3 ตัวบน'),
        'top-two-digit': cell('top2', '2 ตัวบน'),
        'bottom-two-digit': cell('bottom2', '2 ตัวล่าง'),
      }),
    };
  });
}

/** `isoDate('2 พ.ค. 2569') //=> '2026-05-02'`; another text as it stands, for the rules to name. */
function isoDate(thai: string): string {
  const [, day = '', name = '', year] = /^(\d{1,2}) (\S+) (\d{4})$/.exec(thai) ?? [];
  const month = THAI_MONTHS_SHORT.indexOf(name) + 1;
  if (month === 0) return thai;
  const [mm, dd] = [String(month), day].map((part) => part.padStart(2, '0'));
  return `${Number(year) - BUDDHIST_YEARS}-${mm}-${dd}`;
}

/** GLO's answers collected into one CSV, a draw a row, several numbers in a cell. */
export function parseGloCsv(text: string): SourceRow[] {
  const named = Object.entries(GLO_PRIZES);
  return parseCsv(text).map((row) => ({
    drawDate: row['date'] ?? '',
    prizes: filledPrizes(Object.fromEntries(named.map(([name, slug]) => [slug, row[name]]))),
  }));
}

const NEWS_PRIZES: Readonly<Record<string, string>> = {
  FIRST: 'first-prize',
  NEAR_FIRST: 'adjacent-first-prize',
  SECOND: 'second-prize',
  THIRD: 'third-prize',
  FOURTH: 'fourth-prize',
  FIFTH: 'fifth-prize',
  THREE_FIRST: 'front-three-digit',
  // Before 2015-09-01 all three-digit numbers were last-three ones.
  THREE: 'last-three-digit',
  THREE_LAST: 'last-three-digit',
  TWO: 'last-two-digit',
};

/** Text of a Thai news site, one draw a file: the page's address, then a line a prize. */
export function parseNewsPage(text: string, path: string): SourceRow[] {
  const [address = '', ...lines] = text.split('\n').map((line) => line.trim());
  const cells = lines.flatMap((line) => {
    const [, key = '', numbers = ''] = /^(\S+)\s+(.+)$/.exec(line) ?? [];
    const slug = NEWS_PRIZES[key];
    return slug === undefined ? [] : [[slug, numbers] as const];
  });
  const drawDate = /([^/]*)\.txt$/.exec(path)?.[1] ?? '';
  const prizes = filledPrizes(Object.fromEntries(cells));
  return [{ drawDate, sourceUrl: address || undefined, prizes }];
}

export const RUAYSTAT = 'ruaystat';
const one = z.string().transform((number) => [number]);
const several = z.array(z.string());

/** GLO's answers of 2026; `p2` to `p5` are the second to fifth prize. */
const draw = z
  .object({ first: one, near1: several, p2: several, p3: several, p4: several, p5: several })
  .extend({
    front3: several,
    back3: several,
    last2: one,
    pdf: z.literal('').or(pageAddress).optional(),
  })
  .transform(({ pdf, ...draw }) => ({
    sourceUrl: pdf || undefined,
    prizes: {
      'first-prize': draw.first,
      'adjacent-first-prize': draw.near1,
      'second-prize': draw.p2,
      'third-prize': draw.p3,
      'fourth-prize': draw.p4,
      'fifth-prize': draw.p5,
      'front-three-digit': draw.front3,
      'last-three-digit': draw.back3,
      'last-two-digit': draw.last2,
    },
  }));

/** GLO's answers of 2026 by day. */
export function parseRuaystat(text: string): SourceRow[] {
  const draws = parseAnswer(RUAYSTAT, z.record(z.string(), draw), text);
  return Object.entries(draws).map(([drawDate, row]) => ({ drawDate, ...row }));
}

const rows = z.array(z.object({ d: z.string(), p1: one, f3: several, l3: several, l2: one }));

/** Government draws with four prizes each, which confirm the others. */
export function parseSuraboyz(text: string): SourceRow[] {
  return rows.parse(JSON.parse(text)).map(({ d, p1, f3, l3, l2 }) => ({
    drawDate: d,
    prizes: {
      'first-prize': p1,
      ...(f3.length > 0 && { 'front-three-digit': f3 }),
      'last-three-digit': l3,
      'last-two-digit': l2,
    },
  }));
}
