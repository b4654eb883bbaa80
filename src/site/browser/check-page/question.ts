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

/** The address that asks a question again. */
export function questionPath(
  { lottery, date }: { readonly lottery: string; readonly date: string | undefined },
  numbers: readonly string[],
): string {
  // Commas stay as they are, because people read the address too. A new line is kept where a number
  // would else be taken for something else: the end of a ticket, half of one, a day.
  const typed = numbers.map((number, index) => {
    const before = numbers[index - 1];
    if (before === undefined) return encodeURIComponent(number);
    const [first, second, third] = typedNumbers(`${before},${number}`).map(plainEntry);
    const isListed = first === before && second === number && third === undefined;
    return `${isListed ? ',' : '%0A'}${encodeURIComponent(number)}`;
  });
  return `${checkPath(lottery, date)}&numbers=${typed.join('')}`;
}
