// One query parameter of an endpoint.
import { DEFAULT_WINDOW, WINDOWS } from '../../domain/window.ts';
import type { Catalogue } from '../catalogue.ts';
import type { EndpointName, ParameterName } from '../endpoints.ts';
import { DEFAULT_LIMIT, DEFAULT_LOTTERY, MAX_LIMIT, MAX_NUMBERS } from '../query.ts';
import { ours } from '../schemas/field.ts';

/** One parameter of an endpoint, with its default and what it accepts. */
export function describeParameter(
  name: EndpointName,
  parameter: ParameterName,
  catalogue: Catalogue,
) {
  const prizes = [...new Set(catalogue.flatMap((entry) => entry.prizes))];
  const descriptions: Record<ParameterName, { description: string; schema: object }> = {
    lottery: {
      description: `One of the ${catalogue.length} lottery identifiers.`,
      schema: {
        type: 'string',
        enum: catalogue.map(({ slug }) => slug),
        default: DEFAULT_LOTTERY,
      },
    },
    limit: {
      description: 'How many of the newest draws; with fewer held, those that exist.',
      schema: { type: 'integer', minimum: 1, maximum: MAX_LIMIT, default: DEFAULT_LIMIT },
    },
    number: {
      description:
        'The number to check: 2 to 6 ASCII digits, of a length that some prize of the lottery decides. Required, unless `numbers` is given.',
      schema: { type: 'string', pattern: '^[0-9]{2,6}$' },
    },
    numbers: {
      description: ours(
        `Instead of \`number\`: up to ${MAX_NUMBERS} of them, commas between; one request of the quota. The answer has \`data.results\`. One at fault refuses all of them, and \`rejected\` names each`,
      ),
      schema: { type: 'string', pattern: `^[0-9]{2,6}(,[0-9]{2,6}){0,${MAX_NUMBERS - 1}}$` },
    },
    date: {
      description: ours(
        'Checks the draw of this day, Gregorian (a Buddhist-era year, as in stats, is refused: subtract 543), instead of the latest one. `/draws/{lottery}/index.json` lists the days',
      ),
      schema: { type: 'string', format: 'date' },
    },
    window: {
      description: 'How many past draws to look at.',
      schema: { type: 'string', enum: WINDOWS, default: DEFAULT_WINDOW },
    },
    prize: {
      description:
        name === 'stats'
          ? ours('One prize only; the way to the tables of six-digit prizes')
          : 'One prize only, of that lottery.',
      schema: { type: 'string', enum: prizes },
    },
  };
  return {
    name: parameter,
    in: 'query',
    // OpenAPI cannot require one of two parameters, so the prose says it.
    required: false,
    ...descriptions[parameter],
    ...(parameter === 'number' && { example: '123456' }),
  };
}
