// The 49 lotteries as the edge knows them before a single draw is entered.
import { catalogueOf } from '../../src/api/contract/catalogue.ts';
import { LOTTERIES } from './real-lotteries.ts';

export const DRAWLESS_CATALOGUE = catalogueOf(LOTTERIES.map((lottery) => ({ lottery, draws: [] })));
