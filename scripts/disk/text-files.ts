// Reads and writes trees of text files.
import { type Dirent, readdirSync, statSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { z } from 'zod';
import { Failure, readCode } from '../command/failure.ts';

/** Paths of all files below a folder, `/` between the parts, ascending; none if it is missing. */
export function listFiles(folder: string, isListed = (entry: Dirent) => entry.isFile()): string[] {
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(isListed)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** To catch with: `undefined` where there is no such file or folder. */
export function ifMissing(error: unknown): undefined {
  if (readCode(error) !== 'ENOENT') throw error;
}

/** The text of a file; `undefined` where there is none. */
export async function readText(path: string): Promise<string | undefined> {
  return await readFile(path, 'utf8').catch(ifMissing);
}

/** The value of a JSON text; `undefined` for anything else, a page of HTML for one. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The value of a JSON text by a schema. Throws a `Failure` with `refusal` for any other text. */
export function parseAs<T>(schema: z.ZodType<T>, text: string, refusal: string): T {
  const parsed = schema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new Failure(refusal);
}

/** All files below a folder whose name ends so, path to text. */
export async function readFiles(folder: string, ending = ''): Promise<Map<string, string>> {
  const paths = listFiles(folder).filter((path) => path.endsWith(ending));
  const texts = await Promise.all(paths.map((path) => readFile(join(folder, path), 'utf8')));
  return new Map(paths.map((path, index) => [path, texts[index] ?? '']));
}

/** Writes a file atomically, and only when its bytes change; returns whether they do. */
export async function writeChanged(path: string, content: string | Uint8Array): Promise<boolean> {
  const bytes = Buffer.from(content as Uint8Array);
  const stored = await readFile(path).catch(ifMissing);
  if (stored?.equals(bytes)) return false;
  await mkdir(dirname(path), { recursive: true });
  await writeFileAtomic(path, bytes);
  return true;
}
