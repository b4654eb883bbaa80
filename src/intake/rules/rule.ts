// A rule looks at one draw, or at the draws of one file in order. It has no clock: `now` is given.
import type { Draw } from '../../domain/draw.ts';
import type { Source } from '../../domain/source.ts';
import type { Lottery } from '../../domain/lottery.ts';
import type { Finding } from '../problem.ts';

export type RuleContext = {
  readonly lottery: Lottery;
  readonly sources: readonly Source[];
  /** The moment of judging, in milliseconds since 1970. */
  readonly now: number;
  /** The stored draws of the lottery, for rules that need evidence from them. */
  readonly draws?: readonly Draw[];
};

export type DrawRule = (draw: Draw, context: RuleContext) => readonly Finding[];

/** What is wrong with a draw in its place among others, newest first. */
export type NeighbourRule = (
  draw: Draw,
  index: number,
  draws: readonly Draw[],
) => Finding | undefined;

/** The same among the draws of one file, that of `year`. */
export type FileRule = (
  ...parameters: [...Parameters<NeighbourRule>, Pick<RuleContext, 'lottery'> & { year: string }]
) => Finding | undefined;
