// Sentences of the guide: text, code between backticks, links as [name](path) or [`code`](path).

const LINK = /(\[[^\]]+\]\([^)]+\))/;

/** A sentence in pieces, such as `{ text: 'limit', code: true }`; with a `path` one is a link. */
export function splitSentence(sentence: string) {
  return sentence.split(LINK).flatMap((part, index) => {
    // Every other part is a link.
    const [name = '', path] = index % 2 === 1 ? part.slice(1, -1).split('](') : [part];
    return name
      .split('`')
      .map((text, index) => ({ text, code: index % 2 === 1, ...(path && { path }) }))
      .filter(({ text }) => text !== '');
  });
}
