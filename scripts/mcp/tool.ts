// What a tool is, and what the tools share: their names, arguments and refusals.
import type { z } from 'zod';
import type { Catalogue, CatalogueEntry } from '../../src/contract/catalogue.ts';
import { ENDPOINTS, type EndpointName, type ParameterName } from '../../src/contract/endpoints.ts';
import { faultBody } from '../../src/contract/fault-body.ts';
import { type Fault, noDrawsYet, unknownPrize } from '../../src/contract/faults.ts';
import { describeParameter } from '../../src/contract/openapi/parameter.ts';
import { DEFAULT_LOTTERY, refuseLottery } from '../../src/contract/query.ts';
import { SITE_NAME_LATIN } from '../../src/contract/site.ts';
import { Refusal, type ToolAnswer } from './answer.ts';
import type { AskApi } from './api.ts';
import type { ArgumentSchema, Arguments, Declared } from './arguments.ts';

export type Tool = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly declared: Declared;
  readonly required?: readonly string[];
  /** The body of its answer. */
  readonly schema: z.ZodType;
  /** @throws {Refusal} */
  readonly call: (given: Arguments) => Promise<ToolAnswer>;
};

export type ToolContext = {
  readonly ask: AskApi;
  readonly catalogue: Catalogue;
  readonly now: () => Date;
};

/** A tool's name, unlike other servers' names. `toolName('listDays') //=> 'perdphon_list_days'` */
export function toolName(operation: string): string {
  const words = operation.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return `${SITE_NAME_LATIN.toLowerCase()}_${words}`;
}

export const FULL: ArgumentSchema = {
  type: 'boolean',
  default: false,
  description: 'true lifts the bound of 20 kB on the answer and cuts no list.',
};

/** How many of a list, of 1 to the most. */
export const topArgument = (most: number, description: string): ArgumentSchema => ({
  type: 'integer',
  minimum: 1,
  maximum: most,
  description,
});

/** The parameters of an endpoint as arguments; all of them where none is named. */
export function declare(
  endpoint: EndpointName,
  catalogue: Catalogue,
  names: readonly ParameterName[] = ENDPOINTS[endpoint].parameters,
): Declared {
  return Object.fromEntries(
    names.map((name) => {
      const { description, schema } = describeParameter(endpoint, name, catalogue);
      return [name, { ...schema, description }];
    }),
  );
}

/** The body an endpoint answers those of the arguments with that are its parameters. */
export async function askEndpoint<Body>(
  ask: AskApi,
  endpoint: EndpointName,
  given: Arguments,
): Promise<Body> {
  const query = new URLSearchParams();
  for (const name of ENDPOINTS[endpoint].parameters) {
    const value = given[name];
    if (value !== undefined)
      query.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  return JSON.parse(await ask(`${ENDPOINTS[endpoint].path}?${query}`)) as Body;
}

/** The lottery that is asked for, of which a draw is stored. */
export function requireLottery({ lottery }: Arguments, catalogue: Catalogue): CatalogueEntry {
  const slug = String(lottery ?? DEFAULT_LOTTERY);
  const entry = catalogue.find((candidate) => candidate.slug === slug);
  if (entry === undefined) throw refuse(refuseLottery(catalogue));
  if (!entry.hasDraws) throw refuse(noDrawsYet(entry));
  return entry;
}

/** Refuses a prize that is not one of a lottery's. */
export function requirePrize(
  prize: string,
  lottery: CatalogueEntry,
  known: readonly string[],
): void {
  if (!known.includes(prize)) throw refuse(unknownPrize(lottery, known));
}

/** A fault of the contract, to be thrown. */
export function refuse(fault: Fault): Refusal {
  const { success: _, ...body } = faultBody(fault);
  return new Refusal(body);
}
