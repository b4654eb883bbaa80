// The answer of the one live endpoint.
import { checkNumber } from '../domain/check.ts';
import type { Draw } from '../domain/draw.ts';
import { thaiDateLabel } from '../domain/draw-date.ts';
import type { Lottery } from '../domain/lottery.ts';
import type { CheckBody, ChecksBody } from './bodies/check.ts';
import { namedPrize } from './named-prize.ts';
import { SITE_NAME } from './site.ts';
import { CHECK_DISCLAIMER } from './wording.ts';

/** The lotteries that have a draw, each with its latest one: all that `check` needs to know. */
export type LatestDraws = {
  readonly origin: string;
  readonly latest: readonly { readonly lottery: Lottery; readonly draw: Draw }[];
};

type Entry = LatestDraws['latest'][number];

/** Checks a number, of a length the lottery accepts, against a draw of it. */
export function checkBody(entry: Entry, number: string, origin: string): CheckBody {
  return { success: true, data: checkResult(entry, number), ...closing(origin) };
}

/** Checks several numbers at once; each as by itself. */
export function checksBody(entry: Entry, numbers: readonly string[], origin: string): ChecksBody {
  const { lottery, draw } = entry;
  const results = numbers.map((number) => checkResult(entry, number));
  return {
    success: true,
    data: {
      isWinner: results.some(({ isWinner }) => isWinner),
      drawDate: draw.drawDate,
      displayName: thaiDateLabel(draw.drawDate),
      totalAmount: results.reduce((sum, { totalAmount }) => sum + totalAmount, 0),
      lottery: lottery.slug,
      lotteryName: lottery.nameTh,
      results,
    },
    ...closing(origin),
  };
}

function closing(origin: string) {
  return { disclaimer: CHECK_DISCLAIMER, attribution: { source: SITE_NAME, url: origin } };
}

function checkResult({ lottery, draw }: Entry, number: string): CheckBody['data'] {
  const { matches, totalAmount, pending, unavailable, notCompared } = checkNumber(
    lottery,
    draw,
    number,
  );
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
    ...(pending.length > 0 && { pendingPrizes: pending.map(namedPrize) }),
    ...(unavailable.length > 0 && { unavailablePrizes: unavailable.map(namedPrize) }),
    ...(notCompared.length > 0 && { notCompared: notCompared.map(namedPrize) }),
  };
}
