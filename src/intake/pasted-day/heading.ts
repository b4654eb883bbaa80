// Whose numbers the next lines of a pasted text are.
import type { NumberToken } from './lines.ts';
import type { Tally } from './tally.ts';
import type { Label } from './tokens.ts';

/** Nobody's where the numbers of the last name stood beside it. */
export type Heading =
  | { readonly kind: 'none' }
  | { readonly kind: 'lottery'; readonly tally: Tally }
  | { readonly kind: 'not-ours' }
  /** `interrupted`: the lottery above, whose own labels bring it back. */
  | { readonly kind: 'unknown'; readonly reason: string; readonly interrupted?: Tally };

/** Words that begin so may be the name of a lottery. */
const LIKE_A_NAME = /^ ?(?:ผล)?(?:หวย|สลาก|ลาว|ฮานอย|หุ้น)/;

/** Labels of the government lottery alone. */
const OWN_LABELS: readonly Label['kind'][] = ['rank', 'adjacent', 'front'];

/**
 * The heading below words that name nothing known. News put words and advertisements between the prizes of the
 * government lottery, so it is only interrupted.
 */
export function interruptHeading(
  heading: Heading,
  words: string,
  reason: string,
  hasNumbers: boolean,
): Heading {
  const interrupted = interruptedTally(heading, words, hasNumbers);
  return { kind: 'unknown', reason, ...(interrupted && { interrupted }) };
}

function interruptedTally(heading: Heading, words: string, hasNumbers: boolean): Tally | undefined {
  if (heading.kind === 'unknown') return heading.interrupted;
  if (heading.kind !== 'lottery' || LIKE_A_NAME.test(words)) return undefined;
  // Words alone before its first number may say that its numbers are no results.
  const isWithin = hasNumbers || hasStatements(heading);
  return heading.tally.lottery.drawn === 'each-prize' && isWithin ? heading.tally : undefined;
}

/** Brings an interrupted lottery back by labels that no other lottery has. */
export function resumeHeading(heading: Heading, payload: readonly NumberToken[]): Heading {
  if (heading.kind !== 'unknown' || heading.interrupted === undefined) return heading;
  const labels = payload.flatMap((token) => (token.type === 'label' ? [token.label.kind] : []));
  const isOwn = labels.length > 0 && labels.every((kind) => OWN_LABELS.includes(kind));
  return isOwn ? { kind: 'lottery', tally: heading.interrupted } : heading;
}

/** Whether the text has said a number of the lottery. */
export function hasStatements(heading: Heading): boolean {
  return heading.kind === 'lottery' && heading.tally.statements.length > 0;
}
