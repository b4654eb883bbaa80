import { createHash } from 'node:crypto';
import { gzipSync } from 'fflate';

/** A file of the site: its path from the root, and its whole text. */
export type EmittedFile = {
  readonly path: string;
  readonly text: string;
  /** Stored as a gzip archive of the text. */
  readonly gzip?: true;
};

/** A file by its bytes, as the manifest lists it. */
export type FileDigest = {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
};

/** Compact JSON with one newline at the end. Key order is that of the code, so bytes are stable. */
export function jsonFile(path: string, body: unknown): EmittedFile {
  return { path, text: `${JSON.stringify(body)}\n` };
}

/** What is stored. The archive says no time, and its packer is the same on every machine. */
export function bytesOf({ text, gzip }: EmittedFile): Uint8Array {
  const bytes = new TextEncoder().encode(text);
  return gzip ? gzipSync(bytes, { level: 9, mtime: 0 }) : bytes;
}

export function digestOf(path: string, bytes: Uint8Array): FileDigest {
  return { path, bytes: bytes.byteLength, sha256: sha256Of(bytes) };
}

export function sha256Of(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex');
}

/**
 * The same for a body that ends in a list, given with that list empty and its entries as JSON: many
 * files have the same entries, and each entry is written out once for all of them.
 */
export function jsonListFile(path: string, body: unknown, entries: readonly string[]): EmittedFile {
  const text = JSON.stringify(body);
  const end = text.lastIndexOf('[]');
  return { path, text: `${text.slice(0, end)}[${entries.join(',')}]${text.slice(end + 2)}\n` };
}
