// Git's merge driver for data/draws: `npx tsx scripts/run.ts merge-draws %O %A %B %P`, run in
// git's top folder, merges into %A. What only a person can decide stays a conflict, with markers.
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { mergeDrawFiles } from '../../src/intake/merge-draws.ts';
import { parseRegistry } from '../../src/intake/registry-file.ts';

const [base = '', ours = '', theirs = '', path = ''] = process.argv.slice(2);
if (path === '') {
  console.error('usage: npx tsx scripts/run.ts merge-draws %O %A %B %P');
  process.exit(2);
}

const merged = mergeDrawFiles(await readLottery(path), {
  base: await readFile(base, 'utf8'),
  ours: await readFile(ours, 'utf8'),
  theirs: await readFile(theirs, 'utf8'),
});
if ('text' in merged) {
  await writeFile(ours, merged.text);
} else {
  for (const conflict of merged.conflicts) console.error(`${path}: ${conflict}`);
  // It exits with the number of conflicts it marked, which may be none.
  await promisify(execFile)('git', ['merge-file', ours, base, theirs]).catch(() => {});
  process.exitCode = 1;
}

/** The lottery of `data/draws/<lottery>/<year>.json`, as the registry beside it has it. */
async function readLottery(file: string) {
  const [, slug] = /([^/]+)\/\d{4}\.json$/.exec(file) ?? [];
  const text = await readFile(file.replace(/draws\/.*$/, 'lotteries.json'), 'utf8');
  const registry = parseRegistry(JSON.parse(text));
  const { lotteries } = 'value' in registry ? registry.value : { lotteries: [] };
  const lottery = lotteries.find((candidate) => candidate.slug === slug);
  if (lottery === undefined) {
    console.error(`merge-draws: ${file} is of no lottery of the registry`);
    process.exit(1);
  }
  return lottery;
}
