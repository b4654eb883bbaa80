// The recipes of CONTRIBUTING.md as edits: each is done in a folder, as a reader would do it.
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

type Edit = {
  readonly file: string;
  readonly where: 'a new file' | 'at the end' | 'before' | 'after';
  /** A key path in JSON, empty for all of it, or words that one line alone has. */
  readonly anchor: string;
  readonly code: string;
};

const STEP =
  /`([^`]+)`, (a new file|at the end|before|after)(?: (?:of )?`([^`]+)`)?:\n```\w+\n([\s\S]*?)```/g;

/** The edits of each recipe, by the words of its heading before the colon. */
export function readRecipes(): ReadonlyMap<string, readonly Edit[]> {
  const [, ...sections] = readFileSync('CONTRIBUTING.md', 'utf8').split('\n## ');
  return new Map(
    sections.map((section) => [
      section.replace(/[:\n][\s\S]*/, ''),
      [...section.matchAll(STEP)].map(([, file = '', where, anchor = '', code = '']) => ({
        file,
        where: where as Edit['where'],
        anchor,
        code,
      })),
    ]),
  );
}

/** Follows a recipe in a copy of the project. Throws where an anchor is not there exactly once. */
export async function follow(folder: string, edits: readonly Edit[]): Promise<void> {
  for (const { file, where, anchor, code } of edits) {
    const path = join(folder, file);
    if (where === 'a new file') {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, code, { flag: 'wx' });
      continue;
    }
    const text = await readFile(path, 'utf8');
    const edited = where === 'at the end' ? appended(text, anchor, code) : undefined;
    await writeFile(path, edited ?? inserted(text, where, anchor, code));
  }
}

function appended(json: string, keys: string, row: string): string {
  const whole = JSON.parse(json);
  const list = keys === '' ? whole : keys.split('.').reduce((value, key) => value[key], whole);
  list.push(JSON.parse(row));
  return `${JSON.stringify(whole, null, 2)}\n`;
}

function inserted(text: string, where: Edit['where'], anchor: string, code: string): string {
  const lines = text.split('\n');
  const found = lines.flatMap((line, index) => (line.includes(anchor) ? [index] : []));
  const [at] = found;
  if (at === undefined || found.length > 1) {
    throw new Error(`${found.length} lines have ${anchor}, expected one`);
  }
  lines.splice(where === 'after' ? at + 1 : at, 0, code.trimEnd());
  return lines.join('\n');
}
