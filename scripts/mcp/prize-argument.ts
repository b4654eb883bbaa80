// Which prize a name means: taken where it can be no other, else left to the API, which refuses it.
import { newestEraPrizes } from '../../src/domain/lottery.ts';
import { plainLine } from '../../src/domain/plain-line.ts';
import { prizeOfLabel } from '../../src/intake/text/pasted-day/prize-of-label.ts';
import { readTokens } from '../../src/intake/text/pasted-day/tokens.ts';
import type { Arguments } from './arguments.ts';
import { slugOf, type ToolContext } from './tool.ts';

/** The arguments with the slug of a prize in the place of its name. */
export function withPrize(given: Arguments, { names }: Pick<ToolContext, 'names'>): Arguments {
  const { prize } = given;
  const lottery = names.lotteries.find(({ slug }) => slug === slugOf(given));
  if (typeof prize !== 'string' || lottery === undefined) return given;
  const kinds = newestEraPrizes(lottery);
  const named = kinds.find(({ nameTh }) => nameOf(nameTh) === nameOf(prize));
  const [token, ...further] = readTokens(plainLine(prize).trim());
  const isLabel = token?.type === 'label' && further.length === 0;
  const called = isLabel ? prizeOfLabel(token.label, lottery, kinds) : undefined;
  return { ...given, prize: named?.slug ?? called ?? prize };
}

const nameOf = (text: string) => plainLine(text).replaceAll(/\s|^รางวัล/g, '');
