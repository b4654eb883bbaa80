// Sentences of the guide: plain text with code between backticks and a link as [name](path), where the
// name may be code.

/** A piece of a sentence; `path` where it is a link. */
type Piece = { readonly text: string; readonly code: boolean; readonly path?: string };

const LINK = /\[([^\]]+)\]\(([^)]+)\)/;

/**
 * A sentence in pieces.
 *
 * @example piecesOf('send `limit`') //=> [{ text: 'send ', code: false }, { text: 'limit', code: true }]
 */
export function piecesOf(sentence: string): Piece[] {
  const [before = '', name, path, ...rest] = splitOnce(sentence);
  const plain = codeOf(before);
  if (name === undefined || path === undefined) return plain;
  const linked = codeOf(name).map((piece) => ({ ...piece, path }));
  return [...plain, ...linked, ...piecesOf(rest.join(''))];
}

function splitOnce(sentence: string): string[] {
  const match = LINK.exec(sentence);
  if (match === null) return [sentence];
  const [whole, name = '', path = ''] = match;
  return [sentence.slice(0, match.index), name, path, sentence.slice(match.index + whole.length)];
}

function codeOf(text: string): Piece[] {
  return text
    .split('`')
    .map((part, index) => ({ text: part, code: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
