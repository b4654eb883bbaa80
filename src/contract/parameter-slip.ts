// A parameter that is a known one but for case, brackets or one letter: ignored, it would answer
// another question, for the default lottery or the newest draw.
import { ENDPOINTS, type ParameterName } from './endpoints.ts';

/** One letter off `date`, and words of their own that tags use. */
const OTHER_WORDS = ['data', 'rate'];

/** A known name with something in brackets has fewer. */
const MOST_CHARACTERS = 40;

/** What any endpoint takes: `number` is no slip of the `numbers` of a batch. */
const KNOWN = new Set<string>(Object.values(ENDPOINTS).flatMap(({ parameters }) => parameters));

/** The parameter that a given one is nearly the name of. @param names those the address takes */
export function findSlip(given: URLSearchParams, names: readonly ParameterName[]) {
  for (const name of given.keys()) {
    if (name.length > MOST_CHARACTERS || KNOWN.has(name)) continue;
    const word = simplify(name);
    if (OTHER_WORDS.includes(word)) continue;
    const meant =
      names.find((known) => known === word) ?? names.find((known) => isNear(word, known));
    if (meant !== undefined) return meant;
  }
  return undefined;
}

/**
 * A name without case, blanks, brackets and the rest of an `&amp;`: `lottery` of ` Lottery[0]`.
 * What answers call `drawDate` is `date` in a question.
 */
function simplify(name: string): string {
  const plain = name.toLowerCase().replace(/^(?:amp;|draw_?(?=date))/, '');
  return /[^\s[\](){}%]+/.exec(plain)?.[0] ?? '';
}

/** Whether one letter is too many, too few or another, or two neighbours have changed places. */
function isNear(word: string, known: string): boolean {
  let at = 0;
  while (at < known.length && word[at] === known[at]) at += 1;
  const rest = word.slice(at);
  const expected = known.slice(at);
  return (
    rest.slice(1) === expected ||
    rest === expected.slice(1) ||
    rest.slice(1) === expected.slice(1) ||
    (rest.slice(2) === expected.slice(2) && rest[0] === expected[1] && rest[1] === expected[0])
  );
}
