// Git's merge driver for data/draws: `npx tsx scripts/run.ts merge-draws %O %A %B %P`, run in
// git's top folder, merges into %A. What only a person can decide stays a conflict, with markers.
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { mergeDrawFiles } from '../../src/intake/merge-draws.ts';
import { parseRegistry } from '../../src/intake/registry-file.ts';
import { Failure } from '../command/failure.ts';
import { newCommand, runCommand } from '../command/command-line.ts';
import type { Io } from '../command/io.ts';

export function main(argv: readonly string[], io: Io) {
  const command = newCommand('merge-draws', io)
    .description("Merges two versions of a year's draws, as git's merge driver does.")
    .argument('<base>', '%O')
    .argument('<ours>', '%A, where the outcome goes')
    .argument('<theirs>', '%B')
    .argument('<path>', '%P');
  return runCommand(command, argv, io, () => mergeDraws(command.args, io));
}

async function mergeDraws([base = '', ours = '', theirs = '', path = '']: string[], { err }: Io) {
  const merged = mergeDrawFiles(await readLottery(path), {
    base: await readFile(base, 'utf8'),
    ours: await readFile(ours, 'utf8'),
    theirs: await readFile(theirs, 'utf8'),
  });
  if ('text' in merged) {
    await writeFile(ours, merged.text);
    return 0;
  }
  for (const conflict of merged.conflicts) err(`${path}: ${conflict}`);
  // It exits with the number of conflicts it marked, which may be none.
  await promisify(execFile)('git', ['merge-file', ours, base, theirs]).catch(() => {});
  return 1;
}

/** The lottery of `data/draws/<lottery>/<year>.json`, as the registry beside it has it. */
async function readLottery(file: string) {
  const [, slug] = /([^/]+)\/\d{4}\.json$/.exec(file) ?? [];
  const text = await readFile(file.replace(/draws\/.*$/, 'lotteries.json'), 'utf8');
  const registry = parseRegistry(JSON.parse(text));
  const { lotteries } = 'value' in registry ? registry.value : { lotteries: [] };
  const lottery = lotteries.find((candidate) => candidate.slug === slug);
  if (lottery === undefined) throw new Failure(`${file} is of no lottery of the registry`);
  return lottery;
}
