// The files of the raw collections for each lottery, best source first.
import { GLO, parseGlo } from './sources/glo.ts';
import {
  parseGloCsv,
  parseNewsPage,
  parseRuaystat,
  parseSuraboyz,
  parseThaiCsv,
  RUAYSTAT,
} from './sources/collected.ts';
import type { SourceRow } from './sources/row.ts';
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

function collect(source: string, file: string, parse: Collection['parse'] = parseThaiCsv) {
  return { source, file, parse };
}

const allhuay = (file: string) => collect('allhuay', file);

/** Thai sites, oldest file first; `.fill` repairs the rows of `.csv` that lack three digits. */
function lekdee(...types: string[]): Collection[] {
  const files = ['older.', 'fill.', '', 'tail.'].map((part) => `hanoi/lekdee-hanoi.${part}csv`);
  return files.map((file) => ({ ...collect('lekdee', file), types }));
}

/** A file of several lotteries, with its own word for each; without one it has the slug. */
const oneOf = (source: string, file: string) => (type: string) => ({
  ...collect(source, file),
  types: [type],
});

const raakaadee = oneOf('raakaadee', 'private/raakaadee.csv');
const agentlotterry = oneOf('agentlotterry', 'all/official-sites-2026-04.csv');
const kao9 = oneOf('9kao9', 'all/9kao9-later-rows.csv');
const huaycheck = oneOf('huaycheck', 'hanoi/huaycheck.csv');
/** One draw of each lottery: the only one there is of some. */
const huayapp = oneOf('huayapp', 'all/huayapp-2026-09-26.csv');

const hanoi = (slug: string, nameTh: string) => [
  ...lekdee(nameTh, slug),
  allhuay(`hanoi/allhuay-${slug}.csv`),
  kao9(slug),
  huaycheck(`vn_${slug.replace('-', '_')}`),
  huayapp(slug),
];

/** Collections by lottery, save those of which only shared files have anything. */
const COLLECTIONS: Readonly<Record<string, readonly Collection[]>> = {
  'thai-government': [
    collect(GLO, 'thai-government/glo-garliqz/', parseGlo),
    collect('glo-new4761', 'thai-government/glo-new4761.csv', parseGloCsv),
    collect(RUAYSTAT, 'thai-government/glo-ruaystat-2026-09-01_2026-10-01.json', parseRuaystat),
    collect('vicha-w', 'thai-government/sanook-vicha-w/', parseNewsPage),
    collect('renshoek', 'thai-government/sanook-renshoek/', parseNewsPage),
    { ...collect('suraboyz', 'thai-government/suraboyz.json', parseSuraboyz), canonical: 'never' },
  ],
  'hanoi-normal': [
    collect(XSMB, 'hanoi/xsmb-khiemdoan.csv', parseXsmb),
    collect(XSMB, 'hanoi/xsmb-khiemdoan-tail.csv', parseXsmb),
    { ...collect('xsmb-ntmq', 'hanoi/xsmb-ntmq.csv', parseXsmbNtmq), canonical: 'never' },
    // The Vietnamese collection ends on 2026-09-15; within it, a Thai site only confirms.
    ...[
      ...lekdee('ฮานอย', 'hanoi'),
      huaycheck('vn_hanoi'),
      agentlotterry('hanoi-normal'),
      huayapp('hanoi-normal'),
    ].map((collection) => ({ ...collection, canonical: { from: '2026-08-23' } })),
  ],
  'hanoi-vip': hanoi('hanoi-vip', 'ฮานอย VIP'),
  'hanoi-special': hanoi('hanoi-special', 'ฮานอยพิเศษ'),
  'hanoi-adhoc': [...lekdee('ฮานอยเฉพาะกิจ', 'hanoi-task'), huayapp('hanoi-adhoc')],
  'lao-lottery': [
    // Six digits before four: the last four of each agree with the others.
    collect('mthai', 'lao/lao-lottery-six-digits-mthai.csv'),
    collect('koylao', 'lao/lao-lottery-six-digits-koylao.csv'),
    collect('lekdee', 'lao/lekdee-lao.csv'),
    collect('lekdee', 'lao/lekdee-lao.tail.csv'),
    {
      ...collect('lao-real-draws', 'lao/lao-lottery-real_draws.csv'),
      canonical: { to: '2024-12-30' },
    },
    kao9('lao-lottery'),
    raakaadee('lao-lottery'),
    agentlotterry('lao-lottery'),
    huayapp('lao-lottery'),
  ],
};

export function listCollections(lottery: string): readonly Collection[] {
  const shared = [raakaadee, agentlotterry, huayapp].map((ofLottery) => ofLottery(lottery));
  return COLLECTIONS[lottery] ?? [allhuay(`private/${lottery}.csv`), ...shared];
}
