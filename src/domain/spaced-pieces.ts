// Digits with blanks or hyphens between them: a gap parts two numbers, or stands within one.

/** The digits between the gaps: a slash or comma of an entry is one as well. */
export const piecesOf = (digits: string) => digits.split(/[ /-]/);

/** Readings of all pieces, the longest numbers from the left first. @param most no more */
export function joinPieces(
  pieces: readonly string[],
  lengths: readonly number[],
  most: number,
): (readonly string[])[] {
  const ends = findEnds(pieces, lengths);
  const joined: (readonly string[])[] = [];
  const join = (from: number, before: readonly string[]): void => {
    if (joined.length >= most) return;
    if (from === pieces.length) return void joined.push(before);
    for (const to of ends.get(from) ?? []) {
      join(to, [...before, pieces.slice(from, to).join('')]);
    }
  };
  join(0, []);
  return joined;
}

/** Every number of every such reading. */
export function numbersWithin(pieces: readonly string[], lengths: readonly number[]): string[] {
  const ends = findEnds(pieces, lengths);
  const begun = new Set([0]);
  const numbers = new Set<string>();
  for (let from = 0; from < pieces.length; from += 1) {
    for (const to of begun.has(from) ? (ends.get(from) ?? []) : []) {
      numbers.add(pieces.slice(from, to).join(''));
      begun.add(to);
    }
  }
  return [...numbers];
}

/** By piece, where a number that begins with it can end so that the rest can be read as well. */
function findEnds(pieces: readonly string[], lengths: readonly number[]) {
  const longest = Math.max(...lengths);
  const endsOf = new Map<number, number[]>();
  for (let from = pieces.length - 1; from >= 0; from -= 1) {
    const ends: number[] = [];
    let to = from;
    let digits = 0;
    while (to < pieces.length && digits <= longest) {
      digits += pieces[to]?.length ?? 0;
      to += 1;
      if (lengths.includes(digits) && (to === pieces.length || endsOf.has(to))) ends.unshift(to);
    }
    if (ends.length > 0) endsOf.set(from, ends);
  }
  return endsOf;
}
