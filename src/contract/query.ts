// Text parameters → a query or a fault. Plain code, no schema library: the edge runs this on every
// request. Defaults live here.
import { type DrawDate, isDrawDate } from '../domain/draw-date.ts';
import { DEFAULT_WINDOW, WINDOWS, type Window } from '../domain/window.ts';
import { type Catalogue, type CatalogueEntry, wasDrawnOn } from './catalogue.ts';
import { ENDPOINTS, type EndpointName, type ParameterName } from './endpoints.ts';
import type { Fault } from './faults.ts';
import * as faults from './faults.ts';
import { DRAW_INDEX_FILE, memberPath } from './open-files.ts';

export const DEFAULT_LOTTERY = 'thai-government';
export const DEFAULT_LIMIT = 1;
export const MAX_LIMIT = 20;
/** A family's tickets of one draw; one request however many. */
export const MAX_NUMBERS = 20;

export type FileQuery =
  | { readonly endpoint: 'results'; readonly lottery: string; readonly limit: number }
  | { readonly endpoint: 'stats'; readonly lottery: string; readonly prize?: string }
  | {
      readonly endpoint: 'calculations';
      readonly lottery: string;
      readonly window: Window;
      readonly prize?: string;
    };

export type CheckQuery = {
  readonly endpoint: 'check';
  readonly lottery: string;
  /** Of any stored draw (ours); without it the latest. */
  readonly date?: DrawDate;
} & (
  | { readonly number: string; readonly numbers?: undefined }
  /** Several at once (ours). */
  | { readonly numbers: readonly string[]; readonly number?: undefined }
);

export type Query = FileQuery | CheckQuery;

/** A draw that is still being announced has results, but no place in a count. */
const NEEDS_COMPLETE: readonly EndpointName[] = ['stats', 'calculations'];

type Values = Readonly<Partial<Record<ParameterName, string>>>;

/** Whole numbers 1..20 written plainly: no sign, no zero in front, no exponent. */
const LIMIT = /^(?:[1-9]|1[0-9]|20)$/;

/** ASCII digits only: `\d` would do in JavaScript, but says it less plainly beside Thai digits. */
const NUMBER = /^[0-9]{2,6}$/;

/**
 * Reads an endpoint's parameters. What is wrong with a value comes before what is missing from the
 * data, so a typing error is never answered with "no draws yet".
 */
export function parseQuery(
  endpoint: EndpointName,
  parameters: URLSearchParams,
  catalogue: Catalogue,
): Query | Fault {
  const values = readValues(ENDPOINTS[endpoint].parameters, parameters);
  if ('status' in values) return values;
  const slug = values.lottery ?? DEFAULT_LOTTERY;
  const lottery = catalogue.find((entry) => entry.slug === slug);
  if (lottery === undefined) return unknownLotteryOf(catalogue);
  const query = PARSERS[endpoint](values, lottery);
  const held = NEEDS_COMPLETE.includes(endpoint) ? lottery.hasCompleteDraws : lottery.hasDraws;
  if (isFault(query)) return query;
  if (!held) return faults.noDrawsYet(lottery.nameTh);
  return missingDay(query, lottery) ?? query;
}

function missingDay(query: Query, lottery: CatalogueEntry): Fault | undefined {
  if (query.endpoint !== 'check' || query.date === undefined) return undefined;
  if (wasDrawnOn(lottery, query.date)) return undefined;
  const index = memberPath(DRAW_INDEX_FILE, { lottery: lottery.slug });
  return faults.noDrawOnDate(lottery.nameTh, index);
}

export function isFault(value: Query | Fault): value is Fault {
  return 'status' in value;
}

/** Each declared parameter once and not empty; the spec is silent on both, we answer 400. */
function readValues(names: readonly ParameterName[], parameters: URLSearchParams): Values | Fault {
  const values: Partial<Record<ParameterName, string>> = {};
  for (const name of names) {
    const [value, ...others] = parameters.getAll(name);
    if (others.length > 0) return faults.repeatedParameter(name);
    if (value === '') return faults.emptyParameter(name);
    if (value !== undefined) values[name] = value;
  }
  return values;
}

const PARSERS: Record<EndpointName, (values: Values, lottery: CatalogueEntry) => Query | Fault> = {
  results: ({ limit }, { slug }) => {
    if (limit !== undefined && !LIMIT.test(limit)) return faults.invalidLimit();
    return { endpoint: 'results', lottery: slug, limit: Number(limit ?? DEFAULT_LIMIT) };
  },
  check: ({ number, numbers, date }, lottery) => {
    if (number !== undefined && numbers !== undefined) return faults.numberAndNumbers();
    const asked = numbers?.split(',') ?? (number === undefined ? [] : [number]);
    if (asked.length === 0) return faults.missingNumber();
    if (asked.length > MAX_NUMBERS) return faults.tooManyNumbers(MAX_NUMBERS);
    const wrong = wrongNumber(asked, lottery, numbers === undefined ? 'number' : 'numbers');
    if (wrong !== undefined) return wrong;
    if (date !== undefined && !isDrawDate(date)) return faults.invalidDate();
    return {
      endpoint: 'check',
      lottery: lottery.slug,
      ...(number === undefined ? { numbers: asked } : { number }),
      ...(date !== undefined && { date }),
    };
  },
  stats: ({ prize }, lottery) =>
    unknownPrizeOf(prize, lottery) ?? {
      endpoint: 'stats',
      lottery: lottery.slug,
      ...(prize !== undefined && { prize }),
    },
  calculations: ({ window = DEFAULT_WINDOW, prize }, lottery) => {
    if (!isWindow(window)) return faults.unknownWindow(WINDOWS);
    return (
      unknownPrizeOf(prize, lottery) ?? {
        endpoint: 'calculations',
        lottery: lottery.slug,
        window,
        ...(prize !== undefined && { prize }),
      }
    );
  },
};

function wrongNumber(
  asked: readonly string[],
  { nameTh, numberLengths }: CatalogueEntry,
  parameter: 'number' | 'numbers',
): Fault | undefined {
  if (!asked.every((number) => NUMBER.test(number))) return faults.invalidNumber(parameter);
  if (asked.every(({ length }) => numberLengths.includes(length))) return undefined;
  return faults.undecidableNumber(nameTh, numberLengths, parameter);
}

/** The most asked-for refusal names every lottery, so it is put together once for a catalogue. */
const unknownLotteries = new WeakMap<Catalogue, Fault>();

function unknownLotteryOf(catalogue: Catalogue): Fault {
  let fault = unknownLotteries.get(catalogue);
  if (fault === undefined) {
    fault = faults.unknownLottery(catalogue.map(({ slug }) => slug));
    unknownLotteries.set(catalogue, fault);
  }
  return fault;
}

function unknownPrizeOf(prize: string | undefined, lottery: CatalogueEntry): Fault | undefined {
  if (prize === undefined || lottery.prizes.includes(prize)) return undefined;
  return faults.unknownPrize(lottery.nameTh, lottery.prizes);
}

function isWindow(text: string): text is Window {
  return (WINDOWS as readonly string[]).includes(text);
}
