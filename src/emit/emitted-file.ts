import { hash } from 'node:crypto';

/** A file of the site: its path from the root, and what is in it. */
export type EmittedFile = {
  readonly path: string;
  readonly text: string;
  /** Stored instead of a text, which is then empty. */
  readonly packed?: Uint8Array;
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

/** What is stored. */
export function bytesOf({ text, packed }: EmittedFile): Uint8Array {
  // Many files are small: a Buffer takes its bytes from a pool, a TextEncoder asks for new ones each time.
  return packed ?? Buffer.from(text);
}

export function digestOf(path: string, bytes: Uint8Array): FileDigest {
  return { path, bytes: bytes.byteLength, sha256: sha256Of(bytes) };
}

export function sha256Of(content: Uint8Array | string): string {
  return hash('sha256', content, 'hex');
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
