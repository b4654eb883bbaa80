// What a test looks at. A pattern that matches nothing, after a folder was renamed, would let the
// test pass without having looked at anything.
import { globSync } from 'node:fs';

/**
 * The files and folders of a pattern, from the root of the project or from `cwd`.
 * @throws where there is none
 */
export function filesMatching(pattern: string, cwd = '.'): string[] {
  const files = globSync(pattern, { cwd });
  if (files.length === 0) throw new Error(`no file matches ${pattern} in ${cwd}`);
  return files;
}

/** Whether a path or pattern of the documents leads to something. */
export const isMatched = (pattern: string) => globSync(pattern).length > 0;
