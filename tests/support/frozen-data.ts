// The registry as it stands in data/, with draws of 23 lotteries as they stood on 2026-10-06: unit
// tests look at these, so that no draw entered since then changes what they find.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url));

/** The files that are not draws, by path below the data folder. */
export function registryFiles(): Map<string, string> {
  const ofData = ['lotteries.json', 'calendar.json', 'sources.json'].map(
    (file) => [file, String(read(`data/${file}`))] as const,
  );
  return new Map([
    ...ofData,
    ['rulings.json', String(read('tests/fixtures/rulings.json'))],
    // Only the sources that a stand-in replaces, so that no test leaves this machine.
    ['upstreams.json', String(read('tests/fixtures/upstreams.json'))],
  ]);
}

/** Every file, by path below the data folder. */
export function frozenData(): Map<string, string> {
  const draws = JSON.parse(gunzipSync(read('tests/fixtures/draws.json.gz')).toString());
  return new Map([...registryFiles(), ...Object.entries<string>(draws)]);
}
