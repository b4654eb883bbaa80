// The data folder as the scripts open it: read, judged, and its problems said in plain lines.

import type { DrawDate } from '../src/domain/draw-date.ts';
import { type Archive, readArchive } from '../src/intake/archive.ts';
import { describeProblem, isError, type Problem } from '../src/intake/problem.ts';
import { readFiles } from './files.ts';

export const DATA_FOLDER = 'data';

/** Bangkok, Hanoi and Vientiane share UTC+7 all year round. */
const BANGKOK_OFFSET_MS = 7 * 60 * 60 * 1000;

/** Today where the lotteries draw, whatever the machine's time zone. */
export function todayInBangkok(now: number): DrawDate {
  return new Date(now + BANGKOK_OFFSET_MS).toISOString().slice(0, 10) as DrawDate;
}

export function readDataFiles(folder: string): Promise<Map<string, string>> {
  return readFiles(folder, '.json');
}

/** Reads a data folder; prints every problem; `undefined` when one is an error. */
export async function openDataFolder(folder: string): Promise<Archive | undefined> {
  const files = await readDataFiles(folder);
  const { archive, problems } = readArchive(files, todayInBangkok(Date.now()));
  printProblems(problems, { folder, files: files.size });
  return archive;
}

export function printProblems(
  problems: readonly Problem[],
  read: { folder: string; files: number },
): void {
  for (const problem of problems) {
    console.error(describeProblem({ ...problem, file: `${read.folder}/${problem.file}` }));
  }
  const errors = problems.filter(isError);
  if (errors.length === 0) return;
  if (read.files === 0) {
    console.error(`${read.folder} has no data files`);
    return;
  }
  const inFiles = new Set(errors.map(({ file }) => file)).size;
  console.error(
    `${errors.length} problem${errors.length === 1 ? '' : 's'} in ${inFiles} of ${read.files} files; nothing was written`,
  );
}
