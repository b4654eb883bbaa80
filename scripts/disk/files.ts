// Reads and writes trees of text files.
import type { Dirent } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import writeFileAtomic from 'write-file-atomic';

/** Paths of all files below a folder, `/` between the parts, ascending; none if it is missing. */
export async function listFiles(
  folder: string,
  isListed = (entry: Dirent): boolean => entry.isFile(),
): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter(isListed)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** All files below a folder whose name ends so, path to text. */
export async function readFiles(folder: string, ending = ''): Promise<Map<string, string>> {
  const paths = (await listFiles(folder)).filter((path) => path.endsWith(ending));
  const texts = await Promise.all(paths.map((path) => readFile(join(folder, path), 'utf8')));
  return new Map(paths.map((path, index) => [path, texts[index] ?? '']));
}

/**
 * Writes a file atomically, and only when its bytes change.
 *
 * @returns whether anything was written
 */
export async function writeChanged(path: string, content: string | Uint8Array): Promise<boolean> {
  const bytes = Buffer.from(content as Uint8Array);
  const stored = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (stored?.equals(bytes)) return false;
  await mkdir(dirname(path), { recursive: true });
  await writeFileAtomic(path, bytes);
  return true;
}
