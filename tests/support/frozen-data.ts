// Draws of 23 lotteries as they stood on 2026-10-06, and the registry. Unit tests look at this
// copy, so that no draw entered since then changes what they find.
//
// After a change of the registry `npx tsx tests/support/frozen-data.ts` takes it anew. With
// `--draws` it takes the draws too: only after a change of their form, since the numbers that tests
// expect follow.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readFiles } from '../../scripts/disk/text-files.ts';

const FOLDER = fileURLToPath(new URL('../fixtures/', import.meta.url));
const REGISTRY = ['lotteries', 'calendar', 'sources', 'rulings'].map((name) => `${name}.json`);
const DRAWS = `${FOLDER}draws.json.gz`;

/** Not a copy: only the sources that a stand-in replaces, so that no test leaves this machine. */
const UPSTREAMS = 'upstreams.json';

/** The files that are not draws, by path below the data folder. */
export function frozenRegistry(): Map<string, string> {
  return new Map(
    [...REGISTRY, UPSTREAMS].map((path) => [path, readFileSync(`${FOLDER}${path}`, 'utf8')]),
  );
}

/** Every file, by path below the data folder. */
export function frozenData(): Map<string, string> {
  const draws = JSON.parse(gunzipSync(readFileSync(DRAWS)).toString());
  return new Map([...frozenRegistry(), ...Object.entries<string>(draws)]);
}

async function freeze(): Promise<void> {
  const files = await readFiles('data', '.json');
  for (const path of REGISTRY) writeFileSync(`${FOLDER}${path}`, files.get(path) ?? '');
  if (!process.argv.includes('--draws')) return;
  const draws = [...files].filter(([path]) => path.startsWith('draws/'));
  writeFileSync(DRAWS, gzipSync(JSON.stringify(Object.fromEntries(draws)), { level: 9 }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await freeze();
