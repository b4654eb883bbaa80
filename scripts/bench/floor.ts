// The least an emission could cost: read the same draws, parse them, and write the same bytes to as
// many files. `floor.ts <data> <emitted> <out>` has those bytes from an emission made before.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFiles, readFiles } from '../files.ts';

const [data = '', emitted = '', out = ''] = process.argv.slice(2);

const draws: unknown[] = [];
for (const text of (await readFiles(data, '.json')).values()) draws.push(JSON.parse(text));

let uncountedCpuMs = 0;
for (const path of await listFiles(emitted)) {
  const start = process.cpuUsage();
  const text = await readFile(join(emitted, path), 'utf8');
  const { user, system } = process.cpuUsage(start);
  uncountedCpuMs += (user + system) / 1000;
  const file = join(out, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
Object.assign(globalThis, { uncountedCpuMs });
