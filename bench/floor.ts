// The least an emission could cost: read the same draws, parse them, and write the same bytes to as
// many files, in the way that costs least. `floor.ts <data> <emitted> <out>` has those bytes from
// an emission made before.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const [data = '', emitted = '', out = ''] = process.argv.slice(2);

const draws: unknown[] = [];
for (const path of filesBelow(data)) draws.push(JSON.parse(readFileSync(path, 'utf8')));

let uncountedCpuMs = 0;
const folders = new Set<string>();
for (const path of uncounted(() => filesBelow(emitted))) {
  const bytes = uncounted(() => readFileSync(path));
  const file = join(out, path.slice(emitted.length));
  const folder = dirname(file);
  if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
  folders.add(folder);
  writeFileSync(file, bytes);
}
Object.assign(globalThis, { uncountedCpuMs });

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** Does what only the measurement needs. */
function uncounted<T>(act: () => T): T {
  const start = process.cpuUsage();
  const done = act();
  const { user, system } = process.cpuUsage(start);
  uncountedCpuMs += (user + system) / 1000;
  return done;
}
