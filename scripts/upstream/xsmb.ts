// The northern Vietnam draw as khiemdoan collects it: every draw since 2005 in one CSV. XSMB_CSV_URL
// names another address of such a file.

import type { SourceRow } from '../../src/intake/sources/row.ts';
import { parseXsmb } from '../../src/intake/sources/xsmb.ts';
import { fetchText, type Patience } from './fetch-text.ts';

/** Its id in `data/sources.json`. */
export const XSMB = 'xsmb-khiemdoan';

const XSMB_CSV =
  'https://raw.githubusercontent.com/khiemdoan/vietnam-lottery-xsmb-analysis/refs/heads/main/data/xsmb.csv';

/** All its draws, oldest first. */
export async function fetchXsmb(patience?: Partial<Patience>): Promise<SourceRow[]> {
  const url = process.env['XSMB_CSV_URL'] || XSMB_CSV;
  return parseXsmb(await fetchText({ source: XSMB, method: 'GET', url }, patience));
}
