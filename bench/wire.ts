// The bytes of each kind of answer: as they are, and as a client of gzip or brotli gets them.
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { COMPRESS, type Encoding } from '../scripts/output/encodings.ts';
import { OUTPUT_FOLDER } from '../scripts/output/output-folder.ts';
import type { Measure } from './measure.ts';

const ENCODINGS: readonly Encoding[] = ['gzip', 'br'];

/** One of each kind, by its file. */
export const KINDS: Readonly<Record<string, string>> = {
  'one draw': 'api/results/lao-tv/1.json',
  'one draw of the government lottery': 'api/results/thai-government/1.json',
  '20 draws of the government lottery': 'api/results/thai-government/20.json',
  stats: 'api/stats/thai-government.json',
  'stats of one prize': 'api/stats/thai-government/last-two-digit.json',
  calculations: 'api/calculations/thai-government/30.json',
  'calculations of one prize': 'api/calculations/thai-government/30/last-two-digit.json',
  openapi: 'api/openapi.json',
  status: 'api/status.json',
  changes: 'api/changes.json',
};

export async function measureWire(): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const [kind, path] of Object.entries(KINDS)) {
    const file = join(resolve(OUTPUT_FOLDER, 'static'), path);
    const plain = await readFile(file);
    for (const encoding of ENCODINGS) {
      const compressed = COMPRESS[encoding](plain);
      measures.push({
        area: 'wire',
        what: `${kind}, ${encoding}`,
        unit: 'bytes',
        ours: compressed.length,
        baseline: plain.length,
        baselineName: 'the same as it is',
      });
    }
  }
  return measures;
}
