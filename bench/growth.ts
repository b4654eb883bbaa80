// What a release holds after some years of 49 lotteries, each drawn daily: files,
// bytes, time and memory of its emission. `tsx bench/growth.ts 1 3 5 10`; how to read it is in
// docs/operations.md.
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFiles } from '../scripts/disk/text-files.ts';
import { emit, makeArchive } from './emission.ts';

console.log('| years | files | MB | seconds of CPU | memory, MB |\n|---|---|---|---|---|');
for (const years of process.argv.slice(2).map(Number)) {
  const folder = await mkdtemp(join(tmpdir(), 'growth-'));
  await makeArchive(join(folder, 'data'), years);
  const { cpuMs, maxRssMb } = await emit(folder, 'out');
  const files = await listFiles(join(folder, 'out', 'api'));
  let bytes = 0;
  for (const path of files) bytes += (await stat(join(folder, 'out', 'api', path))).size;
  const row = [years, files.length, bytes / 1e6, cpuMs / 1e3, maxRssMb];
  console.log(`| ${row.map((value) => Math.round(value).toLocaleString('en')).join(' | ')} |`);
  await rm(folder, { recursive: true });
}
