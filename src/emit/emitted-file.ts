/** A file of the site: its path from the root, and its whole text. */
export type EmittedFile = { readonly path: string; readonly text: string };

/** Compact JSON with one newline at the end. Key order is that of the code, so bytes are stable. */
export function jsonFile(path: string, body: unknown): EmittedFile {
  return { path, text: `${JSON.stringify(body)}\n` };
}
