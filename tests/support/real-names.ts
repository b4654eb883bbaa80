// The names of the real lotteries, frozen with them.
import { nameBook } from '../../src/intake/lottery-names.ts';
import { parseOtherNames } from '../../src/intake/registry-file.ts';
import registry from '../fixtures/lotteries.json' with { type: 'json' };
import { LOTTERIES } from './real-lotteries.ts';

export const OTHER_NAMES = parseOtherNames(registry);
export const NAMES = nameBook(LOTTERIES, OTHER_NAMES);
