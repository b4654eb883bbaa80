// Three lotteries as the edge knows them; of the last no draw is stored.
import { openCatalogue } from '../../src/api/contract/catalogue.ts';

export const SMALL_CATALOGUE = openCatalogue([
  {
    slug: 'thai-government',
    nameTh: 'สลากกินแบ่งรัฐบาล',
    prizes: ['first-prize', 'last-two-digit'],
    numberLengths: [2, 3, 6],
    hasDraws: true,
    hasCompleteDraws: true,
  },
  {
    slug: 'lao-lottery',
    nameTh: 'หวยลาวพัฒนา',
    prizes: ['four-digit', 'bottom-two-digit'],
    numberLengths: [2, 3, 4, 6],
    hasDraws: true,
    hasCompleteDraws: true,
  },
  {
    slug: 'gsb-lottery',
    nameTh: 'หวยออมสิน',
    prizes: ['top-three-digit'],
    numberLengths: [2, 3, 6],
    hasDraws: false,
    hasCompleteDraws: false,
  },
]);
