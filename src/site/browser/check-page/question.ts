// The question of the check page, as its address carries it: /check/?lottery=…&date=…&numbers=…
import { checkPath } from '../../../api/contract/page-path.ts';
import { DEFAULT_LOTTERY } from '../../../api/contract/query.ts';
import { plainEntry, typedNumbers } from '../../../domain/typed-entries.ts';

/** What an address asks; the API and the form of the first page call its numbers `number`. */
export function readQuestion(parameters: URLSearchParams) {
  return {
    lottery: parameters.get('lottery') || DEFAULT_LOTTERY,
    /** `undefined`: the newest draw, whichever that is on the day the link is opened. */
    date: parameters.get('date') || undefined,
    /** As typed. */
    text: parameters.get('numbers') ?? parameters.get('number') ?? '',
  };
}

/** What an address asks about: of the newest draw, whichever that is, without a day. */
export type AskedDraw = { readonly lottery: string; readonly date: string | undefined };

/** The address that asks a question again. */
export const questionPath = ({ lottery, date }: AskedDraw, numbers: readonly string[]) =>
  questionPaths(lottery)(numbers, date);

/** The addresses that ask about a lottery. Of several, what two have in common is read once. */
export function questionPaths(lottery: string) {
  const steps = new Map<string, string>();
  return (numbers: readonly string[], date?: string): string => {
    const typed = numbers.map((number, index) => {
      const before = numbers[index - 1];
      const pair = `${before},${number}`;
      const step = steps.get(pair) ?? stepOf(before, number);
      steps.set(pair, step);
      return step;
    });
    return `${checkPath(lottery, date)}&numbers=${typed.join('')}`;
  };
}

/**
 * A number behind another one. Commas stay as they are, because people read the address too. A new
 * line is kept where the number would else be taken for something else: the end of a ticket, half
 * of one, a day.
 */
function stepOf(before: string | undefined, number: string): string {
  const encoded = encodeURIComponent(number);
  if (before === undefined) return encoded;
  const [first, second, third] = typedNumbers(`${before},${number}`).map(plainEntry);
  const isListed = first === before && second === number && third === undefined;
  return `${isListed ? ',' : '%0A'}${encoded}`;
}
