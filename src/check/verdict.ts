// The answers to several numbers as a visitor reads them: what was won first, by prize and with its
// sum, then each other number on a line, then what to do with a winning ticket.
import { type DrawDate, parseDrawDate, thaiShortDateLabel } from '../domain/draw-date.ts';
import { APART, grouped, spaced, unbroken } from '../domain/spaced.ts';
import {
  bahtText,
  countWords,
  type CheckOutcome,
  outcomeWords,
  readOutcome,
  type Unit,
  undecidedWords,
  unitOf,
} from './describe-check.ts';
import type { CardDraw } from './check-body.ts';
import type { Judgement } from './judge.ts';
import type { OtherReading } from './other-readings.ts';
import { makePart, type Part, type PartElement } from './page-part.ts';
import { claimParts, PRIZE_CLAIMS, type PrizeClaim, untilPart } from './prize-claim.ts';
import { cardPart } from './verdict-card.ts';
import type { CardActions } from './verdict-stub.ts';
import { NO_PAYOUT_KNOWN, uncertainties } from '../contract/wording.ts';

type WonPrize = ReturnType<typeof wonPrizes>[number];

/** The prizes won, the largest first, each with its numbers; one drawn twice in it stands twice. */
export function wonPrizes(judgements: readonly Judgement[]) {
  const hits = judgements.flatMap(({ number, body, count = 1 }) =>
    body.success ? body.data.matches.map((match) => ({ number, count, ...match })) : [],
  );
  return [...new Set(hits.map(({ prize }) => prize))]
    .map((prize) => {
      const won = hits.filter((hit) => hit.prize === prize);
      return { prize, amount: Number(won[0]?.amount ?? 0), hits: won };
    })
    .sort((left, right) => right.amount - left.amount);
}

/** More winners are listed by prize. */
const MOST_CARDS = 5;

/**
 * One ticket as a card with what to do; of several a card for each that won, a line for the rest.
 * @param now milliseconds since 1970
 */
export function verdictParts(
  checked: CardDraw,
  judgements: readonly Judgement[],
  now: number,
  { notes = [], actions }: { notes?: readonly string[]; actions?: CardActions } = {},
): Part[] {
  const { draw, unconfirmed } = checked;
  // The card of a doubtful draw states the doubt itself.
  const ofCard = [...notes, ...uncertainties(undefined, unconfirmed)];
  const noteParts = [...notes, ...uncertainties(draw.doubt, unconfirmed)].map((words) => [words]);
  const [only, ...more] = judgements;
  const card =
    only && more.length === 0 && cardPart(checked, only, now, { notes: ofCard, actions });
  if (card) return [card];
  const winners = judgements.filter(({ body }) => body.success && body.data.isWinner);
  if (winners.length === 0 || winners.length > MOST_CARDS)
    return answerParts(judgements, now, noteParts);
  const claim = PRIZE_CLAIMS[checked.lottery.slug];
  return [
    ...winners.flatMap((judgement) => cardPart(checked, judgement, now) ?? []),
    ...totalPart(wonPrizes(judgements)),
    ...linesPart(judgements, unitOf(judgements)),
    ...noteParts.map((parts) => p(parts, 'note')),
    ...(claim ? claimParts(claim, draw.drawDate, now, false) : []),
  ];
}

/** Wins, the other numbers, what has to be known of the draw. @param now milliseconds since 1970 */
export function answerParts(
  judgements: readonly Judgement[],
  now: number,
  notes: readonly (readonly Part[])[] = [],
  unit = unitOf(judgements),
): Part[] {
  const won = wonPrizes(judgements);
  const [entry] = judgements.flatMap(({ body }) => (body.success ? body.data : []));
  const claim = entry && won.length > 0 ? PRIZE_CLAIMS[entry.lottery] : undefined;
  return [
    ...won.map(wonPart),
    ...totalPart(won),
    ...linesPart(judgements, unit),
    ...notes.map((parts) => p(parts, 'note')),
    ...(entry && claim ? [claimPart(claim, parseDrawDate(entry.drawDate), now)] : []),
  ];
}

/** The verdict on one number, by its draw; of several, or of kept tickets, a count of each kind. */
export function summarize(judgements: readonly Judgement[], unit?: 'ใบ'): string {
  const isDoubtful = judgements.some(({ body }) => body.success && body.data.doubt !== undefined);
  const end = isDoubtful ? ' แต่เลขงวดนี้อาจผิด' : '';
  const [{ body, count = 1 } = {}, ...more] = judgements;
  if (body?.success && count === 1 && more.length === 0 && unit === undefined) {
    const { isWinner, drawDate } = body.data;
    const verdict = isWinner ? 'ถูกรางวัล' : outcomeWords(body);
    return `งวด ${thaiShortDateLabel(parseDrawDate(drawDate))}: ${verdict}${end}`;
  }
  const counted = judgements.map(({ body, count = 1 }) => ({ outcome: readOutcome(body), count }));
  return `${countWords(counted, unit)}${end}`;
}

function wonPart({ prize, amount, hits }: WonPrize): PartElement {
  const tickets = countTickets(hits);
  const sum = amount === 0 ? undefined : bahtText(amount * tickets);
  const each = tickets > 1 ? `${tickets} × ${bahtText(amount)} = ` : '';
  const title = [unbroken(spaced(`ถูก${prize}`)), ...(sum ? [APART, span(`${each}${sum}`)] : [])];
  const numbers = hits.map(({ number, winningNumber, count }) => {
    const drawn = number === winningNumber ? [] : [' ', span(`เลขที่ออก ${winningNumber}`)];
    const parts = [numberPart(number), ...timesPart(count), ...drawn];
    return makePart('li', parts, { data: { outcome: 'win' } });
  });
  return makePart('section', [makePart('h3', title), makePart('ul', numbers)], { class: 'won' });
}

/** How many tickets these numbers or saved tickets are: each has as many as its `count`. */
export function countTickets(some: readonly { readonly count: number }[]): number {
  return some.reduce((sum, { count }) => sum + count, 0);
}

function timesPart(count: number): Part[] {
  return count === 1 ? [] : [' ', makePart('span', [`× ${count} ใบ`], { class: 'times' })];
}

/** Without this line a reader would take the silence about a payout for "nothing". */
function totalPart(won: readonly WonPrize[]): Part[] {
  const sum = won.reduce((total, prize) => total + prize.amount * countTickets(prize.hits), 0);
  if (won.length === 0) return [];
  if (sum === 0) return [p([NO_PAYOUT_KNOWN], 'total')];
  const isPart = won.some(({ amount }) => amount === 0);
  if (won.length === 1 && !isPart) return [];
  return [p([`รวม${isPart ? 'เท่าที่มีข้อมูล' : ''} ${bahtText(sum)}`], 'total')];
}

/** The order on the page: first what a visitor has to look at again, the lost ones last. */
const ORDER: readonly CheckOutcome[] = ['refused', 'win', 'open', 'lost'];

/** More numbers of the same words are folded, with their count. */
const MOST_IN_SIGHT = 10;

type Line = NonNullable<ReturnType<typeof readLine>>;

function linesPart(judgements: readonly Judgement[], unit: Unit): Part[] {
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

/** What typed entries may mean as well: a sentence and a button for each. */
export function othersParts(
  readings: readonly OtherReading[],
  addressOf: (entries: readonly string[]) => string,
): Part[] {
  return readings.map(({ taken, choices }) => {
    const buttons = choices.map(({ words, entries }) =>
      makePart('a', [words], { class: 'button', href: addressOf(entries) }),
    );
    return makePart('li', [`${taken} `, ...buttons]);
  });
}

/** Said of winners that have no card of their own. */
function claimPart(claim: PrizeClaim, drawDate: DrawDate, now: number): PartElement {
  const parts = [untilPart(claim, drawDate, now), ...claimParts(claim, drawDate, now, false)];
  return makePart('section', parts);
}

const p = (parts: readonly Part[], name: string) => makePart('p', parts, { class: name });
const span = (text: string) => makePart('span', [text]);
const numberPart = (number: string) => makePart('b', [number], { class: 'number' });
