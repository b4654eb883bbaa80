// Finds a parameter that is a known one but for case, brackets or one letter, or whose value asks
// for something. Ignoring it would answer another question, for the default lottery or the newest
// draw.
import { askedByValue } from './asked-value.ts';
import type { Catalogue } from './catalogue.ts';
import { ENDPOINTS, type ParameterName } from './endpoints.ts';
import { type Fault, unknownParameter } from './faults.ts';
import { FILES } from './open-files.ts';

/** Names one letter off `date` that are words of their own; tags use them. */
const OTHER_WORDS = ['data', 'rate'];

/** A known name with something in brackets has fewer. */
const MOST_CHARACTERS = 40;

/** What any endpoint takes: `number` is not a slip of the `numbers` of a batch. */
const KNOWN = new Set<string>(Object.values(ENDPOINTS).flatMap(({ parameters }) => parameters));

/** How else an API of lists is asked: results are the newest draws, or that of a day. */
const OTHER_DRAWS = /^(?:from|to|offset|skip|page|per_?page|page_?size)$/i;

/** A day in parts. */
const DAY_PARTS = ['day', 'month', 'year'];

/**
 * Why a parameter that the address does not take is refused; `undefined` where all may be ignored.
 * @param names those the address takes
 */
export function refuseSlip(
  query: URLSearchParams,
  names: readonly ParameterName[],
  catalogue: Catalogue,
): Fault | undefined {
  for (const [name, value] of query) {
    if (names.some((known) => known === name)) continue;
    if (value === '' && name.includes('=')) {
      const fault = refuseEncoded(new URLSearchParams(name), names, catalogue);
      if (fault === undefined) continue;
      return fault;
    }
    if (names.includes('limit') && OTHER_DRAWS.test(name))
      return unknownParameter({ accepted: names, path: FILES.drawYear.path, isRange: true });
    const meant = findSlip(name, names) ?? askedByValue(name, value, catalogue);
    if (meant !== undefined && names.includes(meant)) return unknownParameter(meant);
    if (meant !== undefined) return unknownParameter({ accepted: names, path: FILES.draw.path });
  }
  return undefined;
}

/**
 * Why a question that was encoded as a whole, `?lottery%3Dlao-tv`, is refused: none of its
 * parameters would be seen.
 */
function refuseEncoded(
  question: URLSearchParams,
  names: readonly ParameterName[],
  catalogue: Catalogue,
): Fault | undefined {
  const known = names.find((name) => question.has(name));
  return known ? unknownParameter(known) : refuseSlip(question, names, catalogue);
}

/** The parameter that a name is nearly that of, or says in another word. */
function findSlip(name: string, names: readonly ParameterName[]): ParameterName | undefined {
  if (name.length > MOST_CHARACTERS || KNOWN.has(name)) return undefined;
  const word = simplify(name);
  if (OTHER_WORDS.includes(word)) return undefined;
  if (DAY_PARTS.includes(word)) return 'date';
  if (word === 'count' && names.includes('limit')) return 'limit';
  return names.find((known) => known === word) ?? names.find((known) => isNear(word, known));
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
