// What a tool is: a row that says which question of the API it asks. Its arguments are the
// parameters of that question, and the few that only tools have.
import type { Catalogue } from '../../src/api/contract/catalogue.ts';
import {
  CHECK_BATCH,
  ENDPOINTS,
  type EndpointName,
  type ParameterName,
} from '../../src/api/contract/endpoints.ts';
import { FILES } from '../../src/api/contract/open-files.ts';
import { DEFAULT_LOTTERY } from '../../src/api/contract/query.ts';
import { SITE_NAME_LATIN } from '../../src/api/contract/service.ts';
import { describeParameter } from '../../src/api/openapi/parameter.ts';
import type { NameBook } from '../../src/intake/text/name-book.ts';
import type { AskApi, McpApi } from './api.ts';
import type { Values } from './arguments.ts';

type Schema = Readonly<Record<string, unknown>>;

export type Tool = {
  /** Without the name of the service, which tells it from the tools of others. */
  readonly name: string;
  /** The question; a file with `{lottery}` or `{year}` in its path has those parameters. */
  readonly asks: EndpointName | keyof typeof FILES;
  readonly title: string;
  readonly description: string;
  /** What only the tool takes, or takes in another way. */
  readonly own?: Readonly<Record<string, Schema>>;
  /** @throws {Refusal} */
  readonly answer: (values: Values, context: ToolContext) => Promise<ToolAnswer>;
};

export type ToolContext = Pick<McpApi, 'origin' | 'now'> & {
  readonly ask: AskApi;
  readonly catalogue: Catalogue;
  /** What people call the lotteries. */
  readonly names: NameBook;
};

/** A body of the API, after sentences that a model must pass on with it. */
export type ToolAnswer = { readonly notes: readonly string[] };

/** `toolName('list_days') //=> 'perdphon_list_days'` */
export const toolName = (name: string) => `${SITE_NAME_LATIN.toLowerCase()}_${name}`;

/** What some parameters mean to a model, where the API speaks of addresses. */
export const LOTTERY = {
  type: 'string',
  description: `Identifier, as lao-tv, or name, as ลาวทีวี: ${toolName('list_lotteries')} has all.`,
};
export const PRIZE = {
  type: 'string',
  description: 'Only this prize, by its slug in draws of that lottery, as last-two-digit.',
};
const WORDS: Readonly<Record<string, Schema>> = {
  lottery: { ...LOTTERY, default: DEFAULT_LOTTERY },
  prize: PRIZE,
  date: {
    ...{ type: 'string', format: 'date', examples: ['2026-08-16'] },
    description: `Day of the draw, of those ${toolName('list_days')} has: YYYY-MM-DD, Gregorian (Buddhist-era year minus 543). Without it the newest.`,
  },
  numbers: {
    ...{ type: 'string', examples: ['004615,53'] },
    description: 'Numbers as text, commas between, zeros in front kept. One at fault refuses all.',
  },
  year: { type: 'string', description: 'Gregorian.', examples: ['2026'] },
};

const isEndpoint = (name: string): name is EndpointName => Object.hasOwn(ENDPOINTS, name);

/** The address of a question, and the parameters that it takes. */
function questionOf(asks: Tool['asks']): { path: string; parameters: readonly string[] } {
  if (asks === 'check') return CHECK_BATCH;
  if (isEndpoint(asks)) return ENDPOINTS[asks];
  const { path } = FILES[asks];
  return { path, parameters: [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []) };
}

/** The schema of the arguments of a tool. */
export function argumentsOf({ asks, own }: Tool, catalogue: Catalogue) {
  const { parameters } = questionOf(asks);
  const endpoint = isEndpoint(asks) ? asks : 'results';
  const declared = parameters.map((name) => [name, schemaOf(endpoint, name, catalogue)]);
  return {
    type: 'object',
    properties: { ...Object.fromEntries(declared), ...own },
    required: parameters.filter((name) => name === 'numbers'),
    additionalProperties: false,
  };
}

/** In the words for models, or else as the API describes it. */
function schemaOf(endpoint: EndpointName, name: string, catalogue: Catalogue): Schema {
  const words = WORDS[name];
  if (words !== undefined) return words;
  const { schema, description } = describeParameter(endpoint, name as ParameterName, catalogue);
  return { ...schema, description };
}

/** The slug of the lottery that a question is about. */
export const slugOf = ({ lottery = DEFAULT_LOTTERY }: Values) => lottery;

/** Asks the question of an endpoint; the API refuses what it does not take. */
export function askEndpoint<Body>(ask: AskApi, endpoint: EndpointName, values: Values) {
  const { path, parameters } = questionOf(endpoint);
  const pairs = parameters.flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : [[name, value]];
  });
  return ask.body<Body>(`${path}?${new URLSearchParams(pairs)}`);
}
