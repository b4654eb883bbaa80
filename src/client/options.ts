// Judges how the package is called, before anything is asked. A misspelt `lottery` would otherwise
// be a question about the government lottery, and a number without quotes has lost its zeros.
import { closestMatch } from 'leven';
import { type Kind, KINDS, type OptionName, LIMITS } from './option-kinds.ts';
import { WrongCall } from './refusal.ts';

const kindName = (value: unknown) => Object.prototype.toString.call(value).slice(8, -1);

type Signature = { readonly needs: readonly OptionName[]; readonly takes: readonly OptionName[] };

const takes = (...names: OptionName[]): Signature => ({ needs: [], takes: names });

/** Every function that takes options: what it cannot do without, and what else it takes. */
export const CALLS = {
  createClient: { needs: ['hosts'], takes: ['cache', ...LIMITS, 'fetch', 'clock'] },
  hosts: { needs: ['url'], takes: ['mirror'] },
  results: takes('lottery', 'limit', 'from', 'to', 'signal'),
  draw: { needs: ['lottery', 'date'], takes: ['signal'] },
  draws: { needs: ['lottery'], takes: ['signal'] },
  stats: takes('lottery', 'prize', 'signal'),
  calculations: takes('lottery', 'window', 'prize', 'signal'),
  check: { needs: ['number'], takes: ['lottery', 'date', 'signal'] },
  checkMany: { needs: ['numbers'], takes: ['lottery', 'date', 'signal'] },
  export: { needs: ['format'], takes: ['lottery', 'signal'] },
  lotteries: takes('signal'),
  status: takes('signal'),
  changes: takes('signal'),
  watch: takes('lotteries', 'after', 'signal'),
  checkOffline: { needs: ['draw', 'numbers'], takes: ['nextDraw', 'now'] },
  parseTicket: { needs: ['text'], takes: [] },
  proposedDraw: { needs: ['code', 'days'], takes: [] },
  memoryCache: takes('characters'),
} as const satisfies Readonly<Record<string, Signature>>;

export type CallName = keyof typeof CALLS;

/** The options a function was given; throws a `WrongCall` where it does not take them. */
export function readOptions<Options extends object>(call: CallName, given: unknown): Options {
  const { needs, takes: others }: Signature = CALLS[call];
  const known = [...needs, ...others];
  const list = `{ ${known.join(', ')} }`;
  if (given !== undefined && kindName(given) !== 'Object') {
    const kind = kindName(given);
    const th = `รับออบเจ็กต์เดียวคือ ${list} ไม่ใช่ ${kind}`;
    throw new WrongCall(call, th, `it takes one object, ${list}, and was given: ${kind}`);
  }
  const options = (given ?? {}) as Readonly<Record<string, unknown>>;
  for (const [name, value] of Object.entries(options)) {
    const option = known.find((each) => each === name);
    if (option === undefined) throw unknownOption(call, name, known);
    const { is, th, en }: Kind = KINDS[option];
    if (value === undefined || is(value)) continue;
    const kind = kindName(value);
    throw new WrongCall(call, `${name} ${th} (ได้ ${kind})`, `${name} ${en} (was given: ${kind})`);
  }
  const missing = needs.find((name) => options[name] === undefined);
  if (missing === undefined) return options as Options;
  const { th, en }: Kind = KINDS[missing];
  throw new WrongCall(call, `ขาด ${missing} ซึ่ง${th}`, `${missing} is missing; it ${en}`);
}

function unknownOption(call: CallName, name: string, known: readonly string[]): WrongCall {
  const list = known.join(', ');
  const meant = findMeant(name.toLowerCase(), known);
  return new WrongCall(
    call,
    `ไม่รู้จัก ${name} ${meant ? `น่าจะหมายถึง ${meant} ` : ''}ใช้ได้คือ ${list}`,
    `unknown option ${name}${meant ? `, did you mean ${meant}?` : ';'} It takes ${list}`,
  );
}

/** `findMeant('drawdate', ['lottery', 'date']) //=> 'date'` */
function findMeant(name: string, known: readonly string[]): string | undefined {
  const lower = known.map((each) => each.toLowerCase());
  const maxDistance = Math.min(3, Math.floor(name.length / 2));
  const isPart = (each: string) => name.includes(each) || each.includes(name);
  const meant =
    closestMatch(name, lower, { maxDistance }) ??
    lower.find((each) => Math.min(name.length, each.length) > 2 && isPart(each));
  return known.find((each) => each.toLowerCase() === meant);
}
