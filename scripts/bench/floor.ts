// The least an emission could cost: read the same draws, parse them, and write the same bytes to as
// many files. `floor.ts <data> <emitted> <out>` copies what was emitted from memory.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFiles, readFiles } from '../files.ts';

const [data = '', emitted = '', out = ''] = process.argv.slice(2);

const draws: unknown[] = [];
for (const text of (await readFiles(data, '.json')).values()) draws.push(JSON.parse(text));

// The bytes come from the emitted files, since making them is what is being measured elsewhere: one
// file's bytes at a time, cut from one buffer of the right size, so that reading them is not counted.
const paths = await listFiles(emitted);
for (const path of paths) {
  const file = join(out, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await readFile(join(emitted, path)));
}
