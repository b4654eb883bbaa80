// The question of the check page, as its address carries it: /check/?lottery=…&date=…&numbers=…

import { DEFAULT_LOTTERY } from '../contract/query.ts';
import { checkPath } from '../contract/page-path.ts';

export type Question = {
  readonly lottery: string;
  /** `undefined`: the newest draw, whichever that is on the day the link is opened. */
  readonly date: string | undefined;
  /** As typed, but a single number has no blanks. */
  readonly text: string;
};

/** `ถึง`, `ชุด` and `x` need the blanks around them. */
const HAS_WORDS = /\p{Letter}/u;

/**
 * What an address asks. `number` is understood too, since the API and the form of the first page
 * call it so: there it is one ticket, whatever blanks it is written with.
 */
export function questionOf(parameters: URLSearchParams): Question {
  const ticket = parameters.get('number') ?? '';
  return {
    lottery: parameters.get('lottery') || DEFAULT_LOTTERY,
    date: parameters.get('date') || undefined,
    text:
      parameters.get('numbers') ?? (HAS_WORDS.test(ticket) ? ticket : ticket.replace(/\s/g, '')),
  };
}

/** The address that asks a question again. */
export function addressOf(
  { lottery, date }: Pick<Question, 'lottery' | 'date'>,
  numbers: readonly string[],
): string {
  // Commas stay as they are: the address is read by people too.
  return `${checkPath(lottery, date)}&numbers=${numbers.map(encodeURIComponent).join(',')}`;
}
