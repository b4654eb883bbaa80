// Sentences of the guide: plain text with code between backticks and a link as [name](path), where
// the name may be code.

/** A piece of a sentence; `path` where it is a link. */
type Piece = { readonly text: string; readonly code: boolean; readonly path?: string };

const LINK = /\[([^\]]+)\]\(([^)]+)\)/;

/**
 * A sentence in pieces.
 * @example splitSentence('send `limit`') //=> [{ text: 'send ', code: false }, { text: 'limit',
 * code: true }]
 */
export function splitSentence(sentence: string): Piece[] {
  const [before = '', name, path, ...rest] = splitOnce(sentence);
  const plain = splitCode(before);
  if (name === undefined || path === undefined) return plain;
  const linked = splitCode(name).map((piece) => ({ ...piece, path }));
  return [...plain, ...linked, ...splitSentence(rest.join(''))];
}

function splitOnce(sentence: string): string[] {
  const match = LINK.exec(sentence);
  if (match === null) return [sentence];
  const [whole, name = '', path = ''] = match;
  return [sentence.slice(0, match.index), name, path, sentence.slice(match.index + whole.length)];
}

function splitCode(text: string): Piece[] {
  return text
    .split('`')
    .map((part, index) => ({ text: part, code: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

/** By the names they have in the sentences. */
export type Facts = Readonly<Record<string, string | number>>;

/** The words with each `{name}` replaced by its fact. */
export function withFacts<Words>(words: Words, facts: Facts): Words {
  return JSON.parse(JSON.stringify(words), (_, text: unknown) =>
    typeof text === 'string'
      ? text.replace(/\{(\w+)\}/g, (whole, name) => String(facts[name] ?? whole))
      : text,
  );
}
