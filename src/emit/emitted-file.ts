/** A file of the site: its path from the root, and its whole text. */
export type EmittedFile = { readonly path: string; readonly text: string };

/** Compact JSON with one newline at the end. Key order is that of the code, so bytes are stable. */
export function jsonFile(path: string, body: unknown): EmittedFile {
  return { path, text: `${JSON.stringify(body)}\n` };
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
