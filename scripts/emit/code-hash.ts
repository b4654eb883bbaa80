// A hash of everything but the data that decides what is emitted: another code, and nothing known counts.
import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const CODE = ['src/domain', 'src/contract', 'src/intake', 'src/emit', 'scripts/emit'];
/** The libraries that judge and write, and the Node that packs. */
const LIBRARIES = ['package-lock.json'];

export function hashCode(): string {
  const paths = CODE.flatMap((folder) =>
    readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .sort()
      .map((name) => join(folder, name)),
  );
  const sums = [...paths, ...LIBRARIES].map(
    (path) => `${path} ${hash('sha256', readFileSync(join(PROJECT, path)), 'base64url')}`,
  );
  return hash('sha256', [process.version, ...sums].join('\n'), 'base64url');
}
