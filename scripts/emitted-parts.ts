// What the last emission was made from, so that the next one makes only what has changed.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FileDigest } from '../src/emit/emitted-file.ts';
import type { SitePart } from '../src/emit/plan.ts';
import { readFiles, writeChanged } from './files.ts';

/** A part as it was emitted: the hash of its inputs, and the files it gave. */
export type EmittedPart = { readonly fingerprint: string; readonly files: readonly FileDigest[] };

export type EmittedParts = Readonly<Record<string, EmittedPart>>;

/** The parts of the last emission; none where it is not known. */
export async function readEmittedParts(path: string): Promise<EmittedParts> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  return JSON.parse(text);
}

export async function writeEmittedParts(path: string, parts: EmittedParts): Promise<void> {
  await writeChanged(path, `${JSON.stringify(parts)}\n`);
}

/** A hash of the code that turns draws into files: another code, and nothing known counts. */
export async function hashEmitters(source: string): Promise<string> {
  const texts = await readFiles(source, '.ts');
  const emitters = [...texts].filter(([path]) =>
    /^(?:domain|contract|emit)\/(?!.*\.test\.)/.test(path),
  );
  return hashOf(emitters);
}

/** A hash of everything a part is made from. */
export function fingerprintOf({ inputs }: SitePart, emitters: string): string {
  return hashOf([emitters, inputs]);
}

/** Parts share most of what they are made from: an object is written out and hashed once. */
const hashes = new WeakMap<object, string>();

/** A list is known by the hashes of its entries, anything else by its text. */
function hashOf(value: unknown): string {
  const known = typeof value === 'object' && value !== null ? hashes.get(value) : undefined;
  if (known !== undefined) return known;
  const text = JSON.stringify(Array.isArray(value) ? value.map(hashOf) : value) ?? 'nothing';
  const hash = createHash('sha256').update(text).digest('base64url');
  if (typeof value === 'object' && value !== null) hashes.set(value, hash);
  return hash;
}
