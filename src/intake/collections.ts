// Lists the files of the raw collections for each lottery, best source first. The first valid row
// of a date becomes the draw; the others may confirm it.
import { GLO, parseGlo } from './sources/glo.ts';
import { parseGloCsv } from './sources/glo-csv.ts';
import { parseNewsPage } from './sources/news-page.ts';
import type { SourceRow } from './sources/row.ts';
import { parseSuraboyz } from './sources/suraboyz.ts';
import { parseThaiCsv } from './sources/thai-csv.ts';
import { parseXsmb, parseXsmbNtmq, XSMB } from './sources/xsmb.ts';

export type Collection = {
  /** An id of `data/sources.json`. */
  readonly source: string;
  /** Path below the folder of collections; a folder ends in `/` and gives every file in it. */
  readonly file: string;
  readonly parse: (text: string, path: string) => SourceRow[];
  /** Only rows of these types, where a file holds several lotteries. */
  readonly types?: readonly string[];
  /** Rows outside these days only confirm; without any, every row may become a draw. */
  readonly canonical?: { readonly from?: string; readonly to?: string } | 'never';
};

/** Thai sites, oldest file first; `.fill` repairs the rows of `.csv` that lack three digits. */
function lekdee(...types: string[]): Collection[] {
  return ['older', 'fill', '', 'tail'].map((part) => ({
    source: 'lekdee',
    file: `hanoi/lekdee-hanoi.${part === '' ? '' : `${part}.`}csv`,
    parse: parseThaiCsv,
    types,
  }));
}

const allhuay = (file: string): Collection => ({ source: 'allhuay', file, parse: parseThaiCsv });

/** Collections by lottery, save the private ones, whose file bears their name. */
const COLLECTIONS: Readonly<Record<string, readonly Collection[]>> = {
  'thai-government': [
    { source: GLO, file: 'thai-government/glo-garliqz/', parse: parseGlo },
    { source: 'glo-new4761', file: 'thai-government/glo-new4761.csv', parse: parseGloCsv },
    { source: 'vicha-w', file: 'thai-government/sanook-vicha-w/', parse: parseNewsPage },
    {
      source: 'suraboyz',
      file: 'thai-government/suraboyz.json',
      parse: parseSuraboyz,
      canonical: 'never',
    },
  ],
  'hanoi-normal': [
    { source: XSMB, file: 'hanoi/xsmb-khiemdoan.csv', parse: parseXsmb },
    {
      source: 'xsmb-ntmq',
      file: 'hanoi/xsmb-ntmq.csv',
      parse: parseXsmbNtmq,
      canonical: 'never',
    },
    // The Vietnamese collection ends on 2026-08-22; within it, a Thai site only confirms.
    ...lekdee('ฮานอย', 'hanoi').map((collection) => ({
      ...collection,
      canonical: { from: '2026-08-23' },
    })),
  ],
  'hanoi-vip': [...lekdee('ฮานอย VIP', 'hanoi-vip'), allhuay('hanoi/allhuay-hanoi-vip.csv')],
  'hanoi-special': [
    ...lekdee('ฮานอยพิเศษ', 'hanoi-special'),
    allhuay('hanoi/allhuay-hanoi-special.csv'),
  ],
  'hanoi-adhoc': lekdee('ฮานอยเฉพาะกิจ', 'hanoi-task'),
  'lao-lottery': [
    // The only collection with all six digits, for 38 draws; its last four agree with the others.
    { source: 'mthai', file: 'lao/lao-lottery-six-digits-mthai.csv', parse: parseThaiCsv },
    { source: 'lekdee', file: 'lao/lekdee-lao.csv', parse: parseThaiCsv },
    { source: 'lekdee', file: 'lao/lekdee-lao.tail.csv', parse: parseThaiCsv },
    {
      source: 'lao-real-draws',
      file: 'lao/lao-lottery-real_draws.csv',
      parse: parseThaiCsv,
      canonical: { to: '2024-12-30' },
    },
  ],
};

export function collectionsOf(lottery: string): readonly Collection[] {
  return COLLECTIONS[lottery] ?? [allhuay(`private/${lottery}.csv`)];
}
