// One query parameter of an operation.
import type { z } from 'zod';
import { DEFAULT_WINDOW, WINDOWS } from '../../domain/window.ts';
import type { Catalogue } from '../contract/catalogue.ts';
import type { EndpointName, ParameterName } from '../contract/endpoints.ts';
import { DEFAULT_LIMIT, DEFAULT_LOTTERY, MAX_LIMIT, MAX_NUMBERS } from '../contract/query.ts';
import { windowSchema } from '../answers/calculations.schema.ts';
import { lotteryId, ours, prizeSlug } from '../answers/field.ts';
import { listPrizes, schemaRef } from './schema.ts';

type Described = {
  readonly description: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly example?: string;
  /** The schema that answers have of the same values. */
  readonly schemaWithId?: z.ZodType;
};

/** What a parameter says and accepts, its default included; complete in itself. */
export function describeParameter(
  name: EndpointName,
  parameter: ParameterName,
  catalogue: Catalogue,
): Described {
  const slugs = [...catalogue.keys()];
  const descriptions: Record<ParameterName, Described> = {
    lottery: {
      description: `One of the ${catalogue.size} lottery identifiers.`,
      schema: { type: 'string', enum: slugs, default: DEFAULT_LOTTERY },
      schemaWithId: lotteryId,
    },
    limit: {
      description:
        'How many of the newest draws; with fewer stored, those that exist. With `date` only 1.',
      schema: { type: 'integer', minimum: 1, maximum: MAX_LIMIT, default: DEFAULT_LIMIT },
    },
    number: {
      description:
        'The number to check: 2 to 6 ASCII digits, of a length that some prize of the lottery decides. Text: zeros in front count.',
      schema: { type: 'string', pattern: '^[0-9]{2,6}$' },
      example: '123456',
    },
    numbers: {
      description: ours(
        `Up to ${MAX_NUMBERS} numbers, commas between, each as \`number\` of \`/check\`; one request of the quota. One at fault refuses all of them, and \`rejected\` names each`,
      ),
      schema: { type: 'string', pattern: `^[0-9]{2,6}(,[0-9]{2,6}){0,${MAX_NUMBERS - 1}}$` },
      example: '123456,53',
    },
    date: {
      description: ours(
        `${name === 'results' ? 'Gives' : 'Checks'} the draw of this day, Gregorian (a Buddhist-era year, as in stats, is refused: subtract 543), instead of the latest one. \`/draws/{lottery}/index.json\` lists the days`,
      ),
      schema: { type: 'string', format: 'date' },
    },
    window: {
      description: 'How many past draws to look at.',
      schema: { type: 'string', enum: WINDOWS, default: DEFAULT_WINDOW },
      schemaWithId: windowSchema,
    },
    prize: {
      description:
        name === 'stats'
          ? ours('One prize only; the way to the tables of prizes of five digits and more')
          : 'One prize only, of that lottery.',
      schema: { type: 'string', enum: listPrizes(catalogue) },
      schemaWithId: prizeSlug,
    },
  };
  return descriptions[parameter];
}

/** A parameter as an operation has it: where answers have the same value, by the same schema. */
export function describeQueryParameter(
  name: EndpointName,
  parameter: ParameterName,
  catalogue: Catalogue,
) {
  const { description, schema, example, schemaWithId } = describeParameter(
    name,
    parameter,
    catalogue,
  );
  const defaultValue = 'default' in schema && { default: schema['default'] };
  return {
    name: parameter,
    in: 'query',
    required: parameter === 'number' || parameter === 'numbers',
    description,
    schema: schemaWithId === undefined ? schema : { ...schemaRef(schemaWithId), ...defaultValue },
    ...(example && { example }),
  };
}
