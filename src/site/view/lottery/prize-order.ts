// Which prizes of a draw a reader takes in first.
import type { Prize } from '../../../domain/lottery.ts';

/** The most numbers read at a glance; a larger prize has its own block, or is folded. */
export const FEW = 4;

/** In the order of Thai newsrooms: the prizes of few numbers, then the second to the fifth. */
export function fewFirst<Of extends Pick<Prize, 'numbers'>>(prizes: readonly Of[]): Of[] {
  const isMany = ({ numbers }: Of) => Number(numbers.length > FEW);
  return [...prizes].sort((left, right) => isMany(left) - isMany(right));
}
