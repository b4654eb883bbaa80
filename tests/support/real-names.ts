// The names of the real lotteries, frozen with them.
import { nameBook } from '../../src/intake/lottery-names.ts';
import { LOTTERIES, OTHER_NAMES } from './real-lotteries.ts';

export { OTHER_NAMES };
export const NAMES = nameBook(LOTTERIES, OTHER_NAMES);
