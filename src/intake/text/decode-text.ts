// The text of a file that somebody saved: UTF-8, or UTF-16 as Notepad and Excel write it.

/** UTF-16 begins with a mark, which says the order of its bytes. */
const MARKS: readonly (readonly [encoding: string, first: number, second: number])[] = [
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
];

/** The text of bytes, without the mark; `undefined` where they are in another encoding. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const mark = MARKS.find(([, first, second]) => bytes[0] === first && bytes[1] === second);
  try {
    return new TextDecoder(mark?.[0], { fatal: true }).decode(bytes);
  } catch {
    // Many encodings have one byte a letter, and nobody can tell which one this is.
    return undefined;
  }
}
