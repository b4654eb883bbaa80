// The numbers of a verdict that have no card: a line each, many of the same words folded.
import { APART, grouped, unbroken } from '../../domain/spaced.ts';
import {
  type CheckOutcome,
  outcomeWords,
  readOutcome,
  undecidedWords,
  type Unit,
} from '../check/describe-check.ts';
import type { Judgement } from '../check/judge.ts';
import { makePart, type Part, type PartElement } from './part.ts';

/** The order on the page: first what a visitor has to look at again, the lost ones last. */
const ORDER: readonly CheckOutcome[] = ['refused', 'win', 'open', 'lost'];

/** More numbers of the same words are folded, with their count. */
const MOST_IN_SIGHT = 10;

type Line = NonNullable<ReturnType<typeof readLine>>;

/** A line for each number that no card or prize says all of, and folds. */
export function linesPart(judgements: readonly Judgement[], unit: Unit): Part[] {
  const isAlone = judgements.length === 1;
  const lines = judgements.flatMap((judgement) => readLine(judgement, isAlone) ?? []);
  lines.sort((left, right) => ORDER.indexOf(left.outcome) - ORDER.indexOf(right.outcome));
  const groups = [...groupByWords(lines)];
  const small = groups.filter(([, group]) => group.length <= MOST_IN_SIGHT);
  const large = groups.filter(([, group]) => group.length > MOST_IN_SIGHT);
  const inSight = small.flatMap(([, group]) => group);
  const folds = large.map(([words, group]) => foldPart(words, group, unit));
  return inSight.length > 0 ? [listPart(inSight, 'lines'), ...folds] : folds;
}

/** Grouped by hand: Map.groupBy() is newer than many browsers. */
function groupByWords(lines: readonly Line[]): Map<string, Line[]> {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const group = groups.get(line.words);
    if (group === undefined) groups.set(line.words, [line]);
    else group.push(line);
  }
  return groups;
}

/** Leaves out the win that stands above. @param isAlone its verdict stands above */
function readLine({ number, body, count = 1 }: Judgement, isAlone: boolean) {
  const outcome = readOutcome(body);
  const undecided = body.success ? undecidedWords(body.data) : [];
  if (outcome === 'win' && undecided.length === 0) return undefined;
  const isSaid = isAlone && (outcome === 'lost' || outcome === 'open');
  const words = [...(isSaid ? [] : [outcomeWords(body)]), ...undecided.map(unbroken)].join(APART);
  // A refusal quotes what was typed, which may be long.
  const head = outcome === 'refused' ? [] : [numberPart(number), ...timesPart(count)];
  return { outcome, count, head, words };
}

function foldPart(words: string, group: readonly Line[], unit: Unit): PartElement {
  const count = `${grouped(countTickets(group))} ${unit}`;
  const numbers = group.map((line) => ({ ...line, words: '' }));
  const title = makePart('summary', [`${count}: ${words}`]);
  return makePart('details', [title, listPart(numbers, 'lines many')]);
}

function listPart(lines: readonly Line[], name: string): PartElement {
  const parts = lines.map(({ outcome, head, words }) =>
    makePart('li', [...head, ...(words ? [' ', span(words)] : [])], { data: { outcome } }),
  );
  return makePart('ul', parts, { class: name });
}

/** How many tickets these numbers or saved tickets are: each has as many as its `count`. */
export function countTickets(some: readonly { readonly count: number }[]): number {
  return some.reduce((sum, { count }) => sum + count, 0);
}

/** How many tickets have the number. */
export function timesPart(count: number): Part[] {
  return count === 1 ? [] : [' ', makePart('span', [`× ${count} ใบ`], { class: 'times' })];
}

/** Words beside a number. */
export const span = (text: string) => makePart('span', [text]);
/** A number as it is set. */
export const numberPart = (number: string) => makePart('b', [number], { class: 'number' });
