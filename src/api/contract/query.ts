// Text parameters → a query or a fault. Plain code, no schema library: the edge runs this on every
// request. Defaults live here.
import { DEFAULT_WINDOW, WINDOWS } from '../../domain/window.ts';
import { missingDay } from './absent-draw.ts';
import type { Catalogue, CatalogueEntry } from './catalogue.ts';
import { numberFault, numbersFault } from './decidable-number.ts';
import { ENDPOINTS, type EndpointName, type FileQuery, type ParameterName } from './endpoints.ts';
import * as faults from './faults.ts';
import { refuseUnknown } from './unknown-parameter.ts';

export const DEFAULT_LOTTERY = 'thai-government';
export const DEFAULT_LIMIT = 1;
export const MAX_LIMIT = 20;
/** Enough for the tickets of a family; the quota counts one request. */
export const MAX_NUMBERS = 20;
/** A week of all lotteries and more. A client that was away longer asks for the results. */
export const MOST_CHANGES = 200;

export type CheckQuery = {
  readonly endpoint: 'check';
  readonly lottery: string;
  /** The day of any stored draw (ours); without it the latest draw. */
  readonly date?: string;
} & (
  | { readonly number: string; readonly numbers?: undefined }
  /** Several at once (ours). */
  | { readonly numbers: readonly string[]; readonly number?: undefined }
);

/**
 * The results of one day (ours). The function has them: a file each would be ten thousand files.
 */
export type DayQuery = {
  readonly endpoint: 'results';
  readonly lottery: string;
  readonly date: string;
};

type Fault = faults.Fault;
type Query = FileQuery | CheckQuery | DayQuery;

type Values = Readonly<Partial<Record<ParameterName, string>>>;

/** Whole numbers 1..20 written plainly: no sign, no zero in front, no exponent. */
const LIMIT = /^(?:[1-9]|1[0-9]|20)$/;

/**
 * Reads the parameters of an endpoint, or those that another address of it takes. It judges values
 * before it looks for draws, so that a typing error is never answered with "no draws yet".
 */
export function parseQuery(
  endpoint: EndpointName,
  parameters: URLSearchParams,
  catalogue: Catalogue,
  names: readonly ParameterName[] = ENDPOINTS[endpoint].parameters,
): Query | Fault {
  const values = readValues(names, parameters);
  return 'status' in values ? values : judgeValues(endpoint, values, catalogue, names);
}

/** The query of parameters that are read: each is one that the endpoint takes. */
export function judgeValues(
  endpoint: EndpointName,
  values: Values,
  catalogue: Catalogue,
  names: readonly ParameterName[] = ENDPOINTS[endpoint].parameters,
): Query | Fault {
  const slug = values.lottery ?? DEFAULT_LOTTERY;
  const lottery = catalogue.get(slug);
  if (lottery === undefined) return refuseLottery(catalogue);
  const query = parseValues(endpoint, values, lottery, names);
  if (isFault(query)) return query;
  const complete = ENDPOINTS[endpoint].draws === 'complete';
  const stored = complete ? lottery.hasCompleteDraws : lottery.hasDraws;
  const missing = values.date && missingDay(values.date, lottery);
  if (missing && (stored || missing.code !== 'no_draw_on_date')) return missing;
  return stored ? query : faults.noDrawsYet(lottery);
}

/** Tells a refusal from a query. */
export function isFault(value: object): value is Fault {
  return 'status' in value;
}

/** Each declared parameter once and not empty, and no other. */
export function readValues<Name extends string>(
  names: readonly Name[],
  query: URLSearchParams,
): Partial<Record<Name, string>> | Fault {
  const values: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const [value, ...repeats] = query.getAll(name);
    if (repeats.length > 0) return faults.repeatedParameter(name);
    if (value === '') return faults.emptyParameter(name);
    if (value !== undefined) values[name] = value;
  }
  // Most requests have no other parameter, so this ends before anything is compared.
  const isAll = query.size === Object.keys(values).length;
  return (isAll ? undefined : refuseUnknown(query, names)) ?? values;
}

function parseCheck(
  { number, numbers, date }: Values,
  lottery: CatalogueEntry,
  names: readonly ParameterName[],
): CheckQuery | Fault {
  if (number !== undefined && numbers !== undefined) return faults.numberAndNumbers();
  const typed = numbers?.split(',', MAX_NUMBERS + 1) ?? (number === undefined ? [] : [number]);
  if (typed.length === 0)
    return faults.missingNumber(names.includes('number') ? 'number' : 'numbers');
  if (typed.length > MAX_NUMBERS) return faults.tooManyNumbers(MAX_NUMBERS);
  const wrong = number === undefined ? numbersFault(typed, lottery) : numberFault(number, lottery);
  if (wrong !== undefined) return wrong;
  return {
    endpoint: 'check',
    lottery: lottery.slug,
    ...(number === undefined ? { numbers: typed } : { number }),
    ...(date !== undefined && { date }),
  };
}

function parseValues(
  endpoint: EndpointName,
  values: Values,
  lottery: CatalogueEntry,
  names: readonly ParameterName[],
): Query | Fault {
  if (endpoint === 'check') return parseCheck(values, lottery, names);
  if (values.date !== undefined) return parseDay(values.date, values.limit, lottery);
  return parseFileQuery(endpoint, values, lottery);
}

/** A day has one draw. Some programs send the default of every parameter. */
function parseDay(date: string, limit: string | undefined, { slug }: CatalogueEntry) {
  if (limit !== undefined && !LIMIT.test(limit)) return faults.invalidLimit();
  if (limit !== undefined && Number(limit) !== DEFAULT_LIMIT) return faults.invalidLimit('date');
  return { endpoint: 'results', lottery: slug, date } as const satisfies DayQuery;
}

/** The parameters of a question that a file answers, each judged in the order of the table. */
function parseFileQuery(
  endpoint: FileQuery['endpoint'],
  { limit = String(DEFAULT_LIMIT), window = DEFAULT_WINDOW, prize }: Values,
  lottery: CatalogueEntry,
): FileQuery | Fault {
  const { parameters }: { readonly parameters: readonly ParameterName[] } = ENDPOINTS[endpoint];
  const query: Record<string, string | number> = { endpoint, lottery: lottery.slug };
  if (parameters.includes('limit')) {
    if (!LIMIT.test(limit)) return faults.invalidLimit();
    query['limit'] = Number(limit);
  }
  if (parameters.includes('window')) {
    if (!isWindow(window)) return faults.unknownWindow(WINDOWS);
    query['window'] = window;
  }
  if (parameters.includes('prize') && prize !== undefined) {
    if (!lottery.prizes.includes(prize)) return faults.unknownPrize(lottery, lottery.prizes);
    query['prize'] = prize;
  }
  return query as FileQuery;
}

function isWindow(text: string): boolean {
  return WINDOWS.some((window) => window === text);
}

const unknownLotteries = new WeakMap<Catalogue, Fault>();

/** The refusal of an unknown lottery. It lists every lottery, so it is made once. */
export function refuseLottery(catalogue: Catalogue): Fault {
  let fault = unknownLotteries.get(catalogue);
  if (fault === undefined) {
    fault = Object.freeze(faults.unknownLottery([...catalogue.keys()]));
    unknownLotteries.set(catalogue, fault);
  }
  return fault;
}
