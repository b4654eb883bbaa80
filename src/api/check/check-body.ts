// The answer of /api/check, the one question that is computed live.
import type { Calendar } from '../../domain/calendar.ts';
import { checkNumber } from '../../domain/check.ts';
import {
  type Draw,
  type Drawn,
  isUnconfirmed,
  type LotteryDraws,
  type WithEras,
} from '../../domain/draw.ts';
import type { Source } from '../../domain/source.ts';
import { thaiDateLabel } from '../../domain/draw-date.ts';
import type { Lottery } from '../../domain/lottery.ts';
import { undecidedWords } from './describe-check.ts';
import { type Due, dueOfCheck } from './due-draws.ts';
import { n3Notes } from '../contract/n3.ts';
import type { CheckBody, ChecksBody } from './check.schema.ts';
import { SITE_NAME } from '../contract/service.ts';
import {
  inOrder,
  namedPrize,
  ofDraw,
  ofTicket,
  type State,
  standing,
} from '../contract/standing.ts';
import { CHECK_DISCLAIMER } from '../contract/wording.ts';

/** The lotteries that have a draw, each with its latest one: all that `check` needs to know. */
export type LatestDraws = {
  readonly origin: string;
  /** How lotteries depart from their schedules. */
  readonly calendar: Calendar;
  readonly sources: readonly Source[];
  readonly latest: readonly { readonly lottery: Lottery; readonly draw: Draw }[];
};

type Newest = LatestDraws['latest'][number];

/** By lottery: a request looks at one of them. */
export function byLottery(latest: readonly Newest[]): ReadonlyMap<string, Newest> {
  return new Map(latest.map((newest) => [newest.lottery.slug, newest]));
}

/** The same with the latest draws by lottery. */
export function openLatest({ latest, ...site }: LatestDraws) {
  return { ...site, latest: byLottery(latest) };
}

/** The latest draws, by lottery, are in memory; the others are read when a request names one. */
export type CheckedDraws = ReturnType<typeof openLatest> & {
  readonly drawsOf: (slug: string) => Promise<LotteryDraws>;
};

/** What an answer needs of a draw, and the draws due after it, where it is the newest. */
export type CheckableDraw = {
  readonly lottery: WithEras & Pick<Lottery, 'slug' | 'nameTh'>;
  readonly draw: Drawn &
    Pick<Draw, 'doubt' | 'series' | 'corrections'> & {
      /** As its body says it; without it, it is worked out. */
      readonly standing?: readonly State[] | undefined;
    };
  readonly due?: Due | undefined;
  readonly unconfirmed?: boolean | undefined;
};

/** One that is shown as a ticket, with the mark of its group. */
export type CardDraw = CheckableDraw & { readonly lottery: Pick<Lottery, 'group'> };

/** A stored draw to check against. */
export type CheckedDraw = CheckableDraw & Newest;

/** The draw, saying whether only one witness has its numbers. */
export function withConfirmation(entry: CheckedDraw, sources: readonly Source[]): CheckedDraw {
  return { ...entry, unconfirmed: isUnconfirmed(entry.draw, sources) };
}

/** Checks a number, of a length the lottery accepts, against a draw of it. */
export function checkBody(entry: CheckableDraw, number: string, origin: string): CheckBody {
  const [result, known] = [checkResult(entry, number), knownOf(entry)];
  const states = inOrder([...known.standing, ...result.standing]);
  const data = { ...result, ...known, standing: states };
  return { success: true, data, ...closing(origin) };
}

/** Checks several numbers at once; each as by itself. */
export function checksBody(
  entry: CheckableDraw,
  numbers: readonly string[],
  origin: string,
): ChecksBody {
  const { lottery, draw } = entry;
  const known = knownOf(entry);
  // A result on its own says all that stands with it: a reader of one number sees no other field.
  const results = numbers.map((number) => {
    const result = checkResult(entry, number);
    return { ...result, standing: inOrder([...known.standing, ...result.standing]) };
  });
  return {
    success: true,
    data: {
      isWinner: results.some(({ isWinner }) => isWinner),
      drawDate: draw.drawDate,
      displayName: thaiDateLabel(draw.drawDate),
      totalAmount: results.reduce((sum, { totalAmount }) => sum + totalAmount, 0),
      lottery: lottery.slug,
      lotteryName: lottery.nameTh,
      ...known,
      results,
    },
    ...closing(origin),
  };
}

/** The fields about the draw besides its numbers. */
function knownOf(entry: CheckableDraw) {
  const { draw, due, unconfirmed } = entry;
  return {
    ...(unconfirmed && { unconfirmed }),
    ...(draw.doubt !== undefined && { doubt: draw.doubt }),
    ...(due && { dueDraws: dueOfCheck(due) }),
    standing: ticketStates(entry),
  };
}

/** How the draw stands for who holds a ticket of it, whatever its number. */
export function ticketStates({ draw, due: dueDraws, unconfirmed }: CheckableDraw): State[] {
  const { doubt, corrections } = draw;
  const states = draw.standing ?? standing({ doubt, corrections, unconfirmed });
  return ofTicket(inOrder([...ofDraw(states), ...standing({ dueDraws })]));
}

function closing(origin: string) {
  return { disclaimer: CHECK_DISCLAIMER, attribution: { source: SITE_NAME, url: origin } };
}

function checkResult({ lottery, draw }: CheckableDraw, number: string): CheckBody['data'] {
  const checked = checkNumber(lottery, draw, number);
  const { matches, totalAmount, pending, unavailable, notCompared } = checked;
  const undecided = {
    ...(pending.length > 0 && { pendingPrizes: pending.map(namedPrize) }),
    ...(unavailable.length > 0 && { unavailablePrizes: unavailable.map(namedPrize) }),
    ...(notCompared.length > 0 && { notCompared: notCompared.map(namedPrize) }),
  };
  const note = [...undecidedWords(undecided), ...n3Notes(lottery.slug, number)].join(' ');
  return {
    number,
    isWinner: matches.length > 0,
    drawDate: draw.drawDate,
    displayName: thaiDateLabel(draw.drawDate),
    matches: matches.map(({ kind, winningNumber }) => ({
      prize: kind.nameTh,
      amount: kind.amount,
      winningNumber,
    })),
    totalAmount,
    lottery: lottery.slug,
    lotteryName: lottery.nameTh,
    ...undecided,
    ...(note !== '' && { note }),
    standing: standing(undecided),
  };
}
