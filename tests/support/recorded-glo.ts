// One real answer of GLO as it was recorded, and the other shapes it comes in.
import { readFileSync } from 'node:fs';

export const RECORDED_DATE = '2026-05-02';

/** The answer for `RECORDED_DATE`, unmodified but for its layout. */
export function recordedGlo(): string {
  const file = `../../src/intake/sources/recorded/glo-${RECORDED_DATE}.json`;
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}

/** An answer for another day, with other numbers: the first digit of each is one more. */
export function otherGlo(date: string): string {
  const text = recordedGloWith({}, date);
  return text.replaceAll(/"value":"([0-9])/g, (_, digit) => `"value":"${(Number(digit) + 1) % 10}`);
}

/** The recorded answer with the numbers of some of GLO's prizes replaced. */
export function recordedGloWith(
  numbers: Readonly<Record<string, readonly string[]>>,
  date = RECORDED_DATE,
): string {
  const answer = JSON.parse(recordedGlo());
  const { result } = answer.response;
  result.date = date;
  for (const [prize, values] of Object.entries(numbers)) {
    result.data[prize].number = values.map((value, index) => ({ round: index + 1, value }));
  }
  return JSON.stringify(answer);
}
