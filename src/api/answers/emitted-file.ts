// A file of the emission: its path, its text or bytes, its digest.
import { hash } from 'node:crypto';
import type { ManifestBody } from './files.schema.ts';

/** A file of the site: its path from the root, and what is in it. */
export type EmittedFile = { readonly path: string; readonly text: string };

/** A file by its bytes, as the manifest lists it. */
export type FileDigest = ManifestBody['files'][number];

export type PlannedFile = FileDigest & { readonly content: Uint8Array };

/** Compact JSON with one newline at the end. Key order is that of the code, so bytes are stable. */
export function jsonFile(path: string, body: unknown): EmittedFile {
  return { path, text: `${JSON.stringify(body)}\n` };
}

/** What the manifest says of a file. */
export function digestFile(path: string, bytes: Uint8Array): FileDigest {
  return { path, bytes: bytes.byteLength, sha256: sha256Of(bytes) };
}

/** SHA-256, hexadecimal. */
export function sha256Of(content: Uint8Array | string): string {
  return hash('sha256', content, 'hex');
}

/**
 * The same for a body whose list of this name is given empty, and its entries as JSON: many files
 * have the same entries, and each entry is written out once for all of them.
 */
export function jsonListFile(
  path: string,
  body: unknown,
  list: 'data' | 'prizes',
  entries: readonly string[],
): EmittedFile {
  const empty = `"${list}":[]`;
  const [head, tail, more] = JSON.stringify(body).split(empty);
  if (tail === undefined || more !== undefined) throw new Error(`${path} has not one ${empty}`);
  return { path, text: `${head}"${list}":[${entries.join(',')}]${tail}\n` };
}
