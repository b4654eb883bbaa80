// The question of the check page, as its address carries it: /check/?lottery=…&date=…&numbers=…
import { checkPath } from '../../contract/page-path.ts';
import { DEFAULT_LOTTERY } from '../../contract/query.ts';

/** `ถึง`, `ชุด` and `x` need the blanks around them. */
const HAS_WORDS = /\p{Letter}/u;

/**
 * What an address asks. `number` is understood too, since the API and the form of the first page
 * call it so: there it is one ticket, whatever blanks it is written with.
 */
export function readQuestion(parameters: URLSearchParams) {
  const ticket = parameters.get('number') ?? '';
  const single = HAS_WORDS.test(ticket) ? ticket : ticket.replace(/\s/g, '');
  return {
    lottery: parameters.get('lottery') || DEFAULT_LOTTERY,
    /** `undefined`: the newest draw, whichever that is on the day the link is opened. */
    date: parameters.get('date') || undefined,
    /** As typed, but a single number has no blanks. */
    text: parameters.get('numbers') ?? single,
  };
}

/** The address that asks a question again. */
export function questionPath(
  { lottery, date }: { readonly lottery: string; readonly date: string | undefined },
  numbers: readonly string[],
): string {
  // Commas stay as they are: the address is read by people too.
  return `${checkPath(lottery, date)}&numbers=${numbers.map(encodeURIComponent).join(',')}`;
}
