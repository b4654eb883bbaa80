// How many imports lie between each test and each source file: the nearest sees a fault soonest.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORTED = /(?:from|import|import\()\s*'(\.[^']+\.ts)'/g;

/** The tests that import the file: by one import, by two and so on. Paths from the tree's root. */
export function testsByDistance(path: string): string[][] {
  const importers = importersOf();
  const seen = new Set([path]);
  const distances: string[][] = [];
  for (let ring = [path]; ring.length > 0; ) {
    ring = [...new Set(ring.flatMap((file) => importers.get(file) ?? []))].filter(
      (file) => !seen.has(file),
    );
    for (const file of ring) seen.add(file);
    distances.push(ring.filter((file) => /\.(?:test|proof)\.ts$/.test(file)));
  }
  return distances;
}

let known: Map<string, string[]> | undefined;

/** Of every file those that import it. */
function importersOf(): Map<string, string[]> {
  if (known) return known;
  known = new Map();
  for (const importer of globSync('{src,scripts,tests/support}/**/*.ts').sort()) {
    for (const [, name = ''] of readFileSync(importer, 'utf8').matchAll(IMPORTED)) {
      const imported = join(dirname(importer), name);
      known.set(imported, [...(known.get(imported) ?? []), importer]);
    }
  }
  return known;
}
