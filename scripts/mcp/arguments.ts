// The arguments of a call as the parameters of a query. The API's own reader refuses what a tool
// does not take, and the API judges the values.
import type { Fault } from '../../src/api/contract/faults.ts';
import { isFault, readValues } from '../../src/api/contract/query.ts';
import { plainLine } from '../../src/domain/plain-line.ts';
import { withoutDays } from '../../src/intake/text/pasted-day/day-and-time.ts';
import { invalidArgument, refusalOf } from './refusal.ts';

/** By name; all of them texts, as in a query. */
export type Values = Readonly<Partial<Record<string, string>>>;

/**
 * Reads the arguments of a call; `null` is as good as absent.
 * @throws {Refusal} that names the argument and what is accepted
 */
export function readArguments(names: readonly string[], call: unknown): Values {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(Object(call))) {
    if (value !== null && value !== undefined) query.set(name, readText(name, value));
  }
  const values: Values | Fault = readValues(names, query);
  if (isFault(values)) throw refusalOf(values);
  return values;
}

/** One ticket in halves, or two numbers: nobody can tell. */
const HALVES = /^\d{3}(?:,\d{3})+$/;

function readText(name: string, value: unknown): string {
  const parts = [value].flat();
  if (name === 'numbers') {
    // A number in JSON has lost the zeros in front.
    if (!parts.every((part) => typeof part === 'string')) throw invalidArgument(name, TEXT);
    if (parts.some((part) => HALVES.test(part))) throw invalidArgument(name, APART);
  }
  return parts
    .join(',')
    .trim()
    .replace(/\s*,\s*/g, ',');
}

const TEXT = {
  th: 'ข้อความในเครื่องหมายคำพูด เช่น "004615,53" เพื่อให้เลขศูนย์ข้างหน้าไม่หาย',
  en: 'a text, as "004615,53", so that zeros in front stay',
};
const APART = {
  th: 'เลขที่แยกกันชัด สองเลขเขียน "402, 701" สลากใบเดียวเขียน "402701"',
  en: 'clear about where a number ends: "402, 701" for two, "402701" for one ticket',
};

/** The day that a refused text may mean. `dayMeant('16 ส.ค. 2569') //=> '2026-08-16'` */
export function dayMeant({ date = '' }: Values): string | undefined {
  const [day] = withoutDays(plainLine(date.slice(0, 60))).days;
  return day?.kind === 'day' ? day.day : undefined;
}

/** How many of a list. @param most and none above */
export function readTop({ top }: Values, usual: number, most: number): number {
  if (top === undefined) return usual;
  if (/^[1-9][0-9]{0,3}$/.test(top) && Number(top) <= most) return Number(top);
  const en = `a whole number from 1 to ${most}`;
  throw invalidArgument('top', { th: `จำนวนเต็ม 1 ถึง ${most}`, en });
}
