// What a tool is, and what the tools share: their names, arguments and refusals.
import type { Catalogue, CatalogueEntry } from '../../src/api/contract/catalogue.ts';
import { ENDPOINTS, type EndpointName } from '../../src/api/contract/endpoints.ts';
import { type Fault, faultBody, noDrawsYet } from '../../src/api/contract/faults.ts';
import { DEFAULT_LOTTERY, refuseLottery } from '../../src/api/contract/query.ts';
import { SITE_NAME_LATIN } from '../../src/api/contract/service.ts';
import type { NameBook } from '../../src/intake/text/name-book.ts';
import { Refusal, type ToolAnswer } from './tool-answer.ts';
import type { AskApi, McpApi } from './api.ts';
import type { ArgumentSchema, Arguments, Declared } from './arguments.ts';

export type Tool = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly declared: Declared;
  readonly required?: readonly string[];
  /** @throws {Refusal} */
  readonly call: (given: Arguments, context: ToolContext) => Promise<ToolAnswer>;
};

export type ToolContext = Pick<McpApi, 'origin' | 'now'> & {
  readonly ask: AskApi;
  readonly catalogue: Catalogue;
  /** What people call the lotteries. */
  readonly names: NameBook;
};

/** A tool's name, unlike other servers' names. `toolName('listDays') //=> 'perdphon_list_days'` */
export function toolName(operation: string): string {
  const words = operation.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return `${SITE_NAME_LATIN.toLowerCase()}_${words}`;
}

/** Arguments of several tools. */
export const COMMON = {
  lottery: {
    type: 'string',
    default: DEFAULT_LOTTERY,
    description: `Identifier, as lao-tv, or name, as ลาวทีวี: ${toolName('listLotteries')} has all.`,
  },
  prize: {
    type: 'string',
    description:
      'Only this prize, by its slug in draws of that lottery, as last-two-digit, or name, as 2 ตัวล่าง.',
  },
  date: {
    type: 'string',
    format: 'date',
    description: `Day of the draw, of those ${toolName('listDays')} has: YYYY-MM-DD, Gregorian (Buddhist-era year minus 543).`,
    examples: ['2026-08-16'],
  },
  full: {
    type: 'boolean',
    default: false,
    description: 'true: nothing is left out, up to 200 kB.',
  },
} satisfies Declared;

/** How many of a list, of 1 to the most. */
export function topArgument(most: number, description: string): ArgumentSchema {
  return { type: 'integer', minimum: 1, maximum: most, description };
}

/** Numbers as texts, so that their zeros stay. */
export function numbersArgument(description: string): ArgumentSchema {
  return { type: 'array', items: { type: 'string' }, description };
}

/** The slug of the lottery that is asked for. */
export function slugOf({ lottery }: Arguments): string {
  return String(lottery ?? DEFAULT_LOTTERY);
}

/** The body an endpoint answers those of the arguments with that are its parameters. */
export function askEndpoint<Body>(ask: AskApi, endpoint: EndpointName, given: Arguments) {
  const query = new URLSearchParams();
  for (const name of ENDPOINTS[endpoint].parameters) {
    const value = given[name];
    if (value !== undefined)
      query.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  return ask.body<Body>(`${ENDPOINTS[endpoint].path}?${query}`);
}

/** The lottery that is asked for, of which a draw is stored. */
export function requireLottery(given: Arguments, catalogue: Catalogue): CatalogueEntry {
  const slug = slugOf(given);
  const entry = catalogue.get(slug);
  if (entry === undefined) throw refuse(refuseLottery(catalogue));
  if (!entry.hasDraws) throw refuse(noDrawsYet(entry));
  return entry;
}

/** A fault of the contract, to be thrown. */
export function refuse(fault: Fault): Refusal {
  return new Refusal(faultBody(fault));
}
