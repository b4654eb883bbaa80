// The answers to several numbers as a visitor reads them: what was won first, by prize and with its
// sum, then each other number on a line, then what to do with a winning ticket.
import { spaced, unbroken } from '../domain/spaced.ts';
import { type DrawDate, parseDrawDate, thaiDateLabel } from '../domain/draw-date.ts';
import {
  bahtText,
  countWords,
  type Outcome,
  readOutcome,
  outcomeWords,
  undecidedWords,
} from './describe-check.ts';
import type { Judgement } from './judge.ts';
import type { OtherReading } from './other-readings.ts';
import type { Part, PartElement } from './page-part.ts';
import { claimWords, isClaimOver, PRIZE_CLAIMS, type PrizeClaim } from './prize-claim.ts';
import type { CheckBody } from './schemas/check.ts';
import { NO_PAYOUT_KNOWN } from './wording.ts';

type Match = CheckBody['data']['matches'][number];

/** One prize, and each number that won it; a number drawn twice in it stands twice. */
export type WonPrize = {
  readonly prize: string;
  readonly amount: number;
  readonly hits: readonly {
    readonly number: string;
    readonly winningNumber: string;
    /** Tickets. */
    readonly count: number;
  }[];
};

/** The prizes won, the largest first, then in the order of the numbers. */
export function wonPrizes(judgements: readonly Judgement[]): WonPrize[] {
  const hits = judgements.flatMap(({ number, body, count = 1 }) =>
    body.success ? body.data.matches.map((match: Match) => ({ number, count, ...match })) : [],
  );
  return [...new Set(hits.map(({ prize }) => prize))]
    .map((prize) => {
      const won = hits.filter((hit) => hit.prize === prize);
      return { prize, amount: Number(won[0]?.amount ?? 0), hits: won };
    })
    .sort((one, other) => other.amount - one.amount);
}

/** The answers below each other. @param now milliseconds since 1970 */
export function answerParts(judgements: readonly Judgement[], now: number): Part[] {
  const won = wonPrizes(judgements);
  const [entry] = judgements.flatMap(({ body }) => (body.success ? body.data : []));
  const claim = entry && won.length > 0 ? PRIZE_CLAIMS[entry.lottery] : undefined;
  const due = entry?.dueDraws === undefined ? [] : [p(unbroken(entry.dueDraws.note), 'note')];
  return [
    ...due,
    ...won.map(wonPart),
    ...totalPart(won),
    ...linesPart(judgements),
    ...(entry && claim ? [claimPart(claim, parseDrawDate(entry.drawDate), now)] : []),
  ];
}

/** How many numbers or tickets won, lost, are open, were refused. */
export function summarize(judgements: readonly Judgement[], unit?: 'ใบ'): string {
  const counted = judgements.map(({ body, count = 1 }) => ({ outcome: readOutcome(body), count }));
  return countWords(counted, unit);
}

function wonPart(won: WonPrize): PartElement {
  const { prize, amount, hits } = won;
  const tickets = countTickets(won);
  const sum = amount === 0 ? '' : bahtText(amount * tickets);
  const each = tickets > 1 && amount > 0 ? `${tickets} × ${bahtText(amount)} = ` : '';
  return {
    tag: 'section',
    class: 'won',
    parts: [
      { tag: 'h3', parts: [spaced(`ถูก${prize}`), ...(sum ? [' ', span(`${each}${sum}`)] : [])] },
      {
        tag: 'ul',
        parts: hits.map(({ number, winningNumber, count }) => ({
          tag: 'li',
          outcome: 'win',
          parts: [
            numberPart(number),
            ...timesPart(count),
            ...(number === winningNumber ? [] : [' ', span(`เลขที่ออก ${winningNumber}`)]),
          ],
        })),
      },
    ],
  };
}

function countTickets({ hits }: WonPrize): number {
  return hits.reduce((sum, { count }) => sum + count, 0);
}

function timesPart(count: number): Part[] {
  return count === 1 ? [] : [' ', { tag: 'span', class: 'times', parts: [`× ${count} ใบ`] }];
}

/** Silence about what a prize pays would read as "nothing". */
function totalPart(won: readonly WonPrize[]): Part[] {
  const sum = won.reduce((total, one) => total + one.amount * countTickets(one), 0);
  if (won.length === 0) return [];
  if (sum === 0) return [p(NO_PAYOUT_KNOWN, 'total')];
  if (won.some(({ amount }) => amount === 0)) {
    return [p(`รวมเท่าที่มีข้อมูล ${bahtText(sum)}`, 'total')];
  }
  return won.length === 1 ? [] : [p(`รวม ${bahtText(sum)}`, 'total')];
}

/** Those to look at again come first, the lost ones last. */
const ORDER: readonly Outcome[] = ['refused', 'win', 'open', 'lost'];

function linesPart(judgements: readonly Judgement[]): Part[] {
  const lines = judgements
    .map(({ number, body, count = 1 }) => {
      const undecided = body.success ? undecidedWords(body.data) : [];
      return { number, body, count, outcome: readOutcome(body), undecided };
    })
    .filter(({ outcome, undecided }) => outcome !== 'win' || undecided.length > 0)
    .sort((one, other) => ORDER.indexOf(one.outcome) - ORDER.indexOf(other.outcome));
  if (lines.length === 0) return [];
  const parts = lines.map(({ number, body, count, outcome, undecided }): PartElement => {
    const words = [outcomeWords(body), ...undecided].join(' · ');
    // A refusal quotes what was typed, which may be long.
    const shown = outcome === 'refused' ? [] : [numberPart(number), ...timesPart(count), ' '];
    return { tag: 'li', outcome, parts: [...shown, span(words)] };
  });
  return [{ tag: 'ul', class: 'lines', parts }];
}

/**
 * What typed entries may mean as well: a sentence and a button for each.
 * @param addressOf the address that asks other entries
 */
export function othersParts(
  others: readonly OtherReading[],
  addressOf: (entries: readonly string[]) => string,
): Part[] {
  return others.map(({ taken, others: readings }) => ({
    tag: 'li',
    parts: [
      `${taken} `,
      ...readings.map(({ words, entries }): PartElement => {
        return { tag: 'a', class: 'button', href: addressOf(entries), parts: [words] };
      }),
    ],
  }));
}

function claimPart(claim: PrizeClaim, drawDate: DrawDate, now: number): PartElement {
  const until = p(claimWords(claim, drawDate, now), 'until');
  if (isClaimOver(claim, drawDate, now)) return { tag: 'section', class: 'claim', parts: [until] };
  return {
    tag: 'section',
    class: 'claim',
    parts: [
      { tag: 'h3', parts: ['ถูกรางวัลแล้วทำอย่างไร'] },
      until,
      ...claim.statements.flatMap(({ source, report, facts }): Part[] => [
        { tag: 'ul', parts: facts.map((fact) => ({ tag: 'li', parts: [fact] })) },
        {
          tag: 'p',
          class: 'soft',
          parts: ['ที่มา: ', { tag: 'a', href: report, parts: [source] }],
        },
      ]),
      p(`อ่านที่มาเมื่อ ${thaiDateLabel(claim.read)} กรุณาสอบถามสำนักงานสลากกินแบ่งรัฐบาลก่อนเดินทาง`, 'soft'),
    ],
  };
}

function p(text: string, name: string): PartElement {
  return { tag: 'p', class: name, parts: [text] };
}

function span(text: string): PartElement {
  return { tag: 'span', parts: [text] };
}

function numberPart(number: string): PartElement {
  return { tag: 'b', class: 'number', parts: [number] };
}
