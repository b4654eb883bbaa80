// Refuses a parameter that an address does not take: an answer that ignored it would be that of
// another question.
import leven from 'leven';
import { type Fault, unknownParameter } from './faults.ts';

/** What campaigns and apps add to any address, and what tells caches apart. It asks for nothing. */
const PASSING = /^(?:utm_.+|fbclid|gclid|ref|openExternalBrowser|_|t|ts|v|cb|nocache|rand)$/i;

/** A number or a day on its own, which tells caches apart too. */
const BARE = /^\d+(?:[-./]\d+){0,2}$/;

const isPassing = (name: string, value: string) =>
  PASSING.test(name) || (value === '' && BARE.test(name));

/**
 * Why a query is refused that has a parameter the address does not take; `undefined` where it has
 * none.
 * @param names those the address takes; none of a file
 */
export function refuseUnknown(query: URLSearchParams, names: readonly string[]): Fault | undefined {
  const unknown = [...query].flatMap(([name, value]) =>
    names.includes(name) || isPassing(name, value) ? [] : [name],
  );
  if (unknown.length === 0) return undefined;
  const meant = unknown.map((name) => findNear(name, names)).find((name) => name !== undefined);
  return unknownParameter(names, meant);
}

/** A known name with something in brackets has fewer. */
const MOST_CHARACTERS = 40;

/** The parameter that a name has in it, in any case, or is nearly spelt as. */
function findNear(name: string, names: readonly string[]): string | undefined {
  if (name.length > MOST_CHARACTERS) return undefined;
  // The name alone, of `Lottery[0]` and of `lottery=lao-tv` encoded as a whole.
  const word = /\p{L}[\p{L}_]*/u.exec(name.toLowerCase().replace(/^amp;/, ''))?.[0] ?? '';
  const within = names.filter((known) => word.includes(known)).at(-1);
  return within ?? names.find((known) => leven(word, known) <= slipsIn(known));
}

/** A letter of four may be wrong, two of five or six: `page` is not `date`. */
const slipsIn = (known: string) => Math.floor((known.length - 1) / 2);
