// The answers to several numbers as a visitor reads them: what was won first, by prize and with its
// sum, then each other number on a line, then what to do with a winning ticket.
import { type DrawDate, parseDrawDate, thaiShortDateLabel } from '../../domain/draw-date.ts';
import { APART, spaced, unbroken } from '../../domain/spaced.ts';
import {
  bahtText,
  countWords,
  outcomeWords,
  readOutcome,
  unitOf,
} from '../check/describe-check.ts';
import { type CardDraw, ticketStates } from '../check/check-body.ts';
import type { Judgement } from '../check/judge.ts';
import { n3Notes } from '../contract/n3.ts';
import type { OtherReading } from '../check/other-readings.ts';
import { makePart, type Part, type PartElement } from './part.ts';
import { claimParts, PRIZE_CLAIMS, type PrizeClaim, untilPart } from './prize-claim.ts';
import { cardPart } from './verdict-card.ts';
import { countTickets, linesPart, numberPart, span, timesPart } from './verdict-lines.ts';
import { type CardActions, missingPart } from './verdict-stub.ts';
import { badgeOf } from '../contract/standing.ts';
import { NO_PAYOUT_KNOWN } from '../contract/wording.ts';

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
  const { draw } = checked;
  // What was due after the draw has a line of its own, with the way to where it is asked.
  const states = ticketStates({ ...checked, due: undefined });
  const n3 = n3NotesOf(judgements);
  const all = [...notes, ...states.map(({ text }) => text)];
  const ofCard = [...notes, ...n3, ...states.map(({ text }) => text)];
  const noteParts = all.map((words) => [words]);
  const [only, ...more] = judgements;
  const card =
    only && more.length === 0 && cardPart(checked, only, now, { notes: ofCard, actions });
  if (card) return [card];
  // Said once of all that lost: whoever checks a bundle throws it away at once.
  const hasLost = judgements.some(({ body }) => readOutcome(body) === 'lost');
  const { missing } = actions ?? {};
  const missingParts = hasLost && missing ? [missingPart(missing, draw.drawDate)] : [];
  const winners = judgements.filter(({ body }) => body.success && body.data.isWinner);
  if (winners.length === 0 || winners.length > MOST_CARDS)
    return [...answerParts(judgements, now, noteParts), ...missingParts];
  const claim = PRIZE_CLAIMS[checked.lottery.slug];
  return [
    ...winners.flatMap((judgement) => cardPart(checked, judgement, now) ?? []),
    ...totalPart(wonPrizes(judgements)),
    ...linesPart(judgements, unitOf(judgements)),
    ...missingParts,
    ...[...noteParts, ...n3.map((words) => [words])].map((parts) => p(parts, 'note')),
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
    ...[...notes, ...n3NotesOf(judgements).map((words) => [words])].map((parts) =>
      p(parts, 'note'),
    ),
    ...(entry && claim ? [claimPart(claim, parseDrawDate(entry.drawDate), now)] : []),
  ];
}

/** Said once, however many of the numbers may be those of another game. */
function n3NotesOf(judgements: readonly Judgement[]): string[] {
  const notes = judgements.flatMap(({ body }) =>
    body.success ? n3Notes(body.data.lottery, body.data.number) : [],
  );
  return [...new Set(notes)];
}

/** The verdict on one number, by its draw; of several, or of kept tickets, a count of each kind. */
export function summarize(judgements: readonly Judgement[], unit?: 'ใบ'): string {
  const isDoubtful = judgements.some(({ body }) => body.success && body.data.doubt !== undefined);
  const end = isDoubtful ? `${APART}${badgeOf({ code: 'doubt' }).th}` : '';
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

/** Without this line a reader would take the silence about a payout for "nothing". */
function totalPart(won: readonly WonPrize[]): Part[] {
  const sum = won.reduce((total, prize) => total + prize.amount * countTickets(prize.hits), 0);
  if (won.length === 0) return [];
  if (sum === 0) return [p([NO_PAYOUT_KNOWN], 'total')];
  const isPart = won.some(({ amount }) => amount === 0);
  if (won.length === 1 && !isPart) return [];
  return [p([`รวม${isPart ? 'เท่าที่มีข้อมูล' : ''} ${bahtText(sum)}`], 'total')];
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
