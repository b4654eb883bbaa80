// The names of the real lotteries, frozen with them.
import { nameBook } from '../../src/intake/text/name-book.ts';
import { LOTTERIES, OTHER_NAMES } from './real-lotteries.ts';

export { OTHER_NAMES };
export const NAMES = nameBook(LOTTERIES, OTHER_NAMES);
