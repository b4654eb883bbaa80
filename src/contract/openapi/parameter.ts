// One query parameter of an endpoint.
import { DEFAULT_WINDOW, WINDOWS } from '../../domain/window.ts';
import { ours } from '../bodies/field.ts';
import type { Catalogue } from '../catalogue.ts';
import type { EndpointName, ParameterName } from '../endpoints.ts';
import { DEFAULT_LIMIT, DEFAULT_LOTTERY, MAX_LIMIT, MAX_NUMBERS } from '../query.ts';

export function describeParameter(
  name: EndpointName,
  parameter: ParameterName,
  catalogue: Catalogue,
) {
  const prizes = [...new Set(catalogue.flatMap((entry) => entry.prizes))];
  const descriptions: Record<ParameterName, { description: string; schema: object }> = {
    lottery: {
      description: 'One of the 49 lottery identifiers.',
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
        `Instead of \`number\`: up to ${MAX_NUMBERS} of them, commas between; one request of the quota. The answer has \`data.results\``,
      ),
      schema: { type: 'string', pattern: `^[0-9]{2,6}(,[0-9]{2,6}){0,${MAX_NUMBERS - 1}}$` },
    },
    date: {
      description: ours(
        'Checks the draw of this day, Gregorian, instead of the latest one. `/draws/{lottery}/index.json` lists the days',
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
    // What can stand for the other cannot be required; that one of them is, prose has to say.
    required: false,
    ...descriptions[parameter],
    ...(parameter === 'number' && { example: '123456' }),
  };
}
