// A body wrong in one place is refused by its zod schema and by the published JSON Schema alike.
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { schemaValidator } from '../../../tests/support/openapi.ts';
import { SMALL_BODIES as BODIES } from '../../../tests/support/small-bodies.ts';
import { openCatalogue } from '../contract/catalogue.ts';
import { describeSchemas, schemaRef } from '../openapi/schema.ts';
import { calculationsSchema } from './calculations.schema.ts';
import { checkSchema } from '../check/check.schema.ts';
import { faultSchema } from './fault.schema.ts';
import { resultsSchema } from './results.schema.ts';
import { statsSchema } from './stats.schema.ts';

const SCHEMAS: Record<keyof typeof BODIES, z.ZodType> = {
  results: resultsSchema,
  check: checkSchema,
  stats: statsSchema,
  calculations: calculationsSchema,
  fault: faultSchema,
};

const SMALL = openCatalogue([
  {
    slug: 'small',
    nameTh: 'หวยเล็ก',
    prizes: ['p'],
    numberLengths: [2],
    hasDraws: true,
    hasCompleteDraws: true,
  },
]);

const description = { components: { schemas: describeSchemas(SMALL) } };
const validatorOf = (name: keyof typeof BODIES) =>
  schemaValidator(description, schemaRef(SCHEMAS[name]));

const VALIDATORS = {
  results: validatorOf('results'),
  check: validatorOf('check'),
  stats: validatorOf('stats'),
  calculations: validatorOf('calculations'),
  fault: validatorOf('fault'),
};

/** A value at a path set to another one. */
function altered(body: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = structuredClone(body) as Record<string, unknown>;
  copy[key] = altered(copy[key], rest, value);
  return copy;
}

/** Whether zod and the JSON Schema accept a body: `[zod, JSON Schema]`. */
function accepting(name: keyof typeof BODIES, body: unknown): [boolean, boolean] {
  // A field set to undefined is a field left out, as in JSON.
  const sent: unknown = JSON.parse(JSON.stringify(body));
  return [SCHEMAS[name].safeParse(sent).success, VALIDATORS[name](sent)];
}

describe.each(Object.keys(BODIES) as (keyof typeof BODIES)[])('a whole body of %s', (name) => {
  test('is accepted, and an addition is no breaking change', () => {
    expect(accepting(name, BODIES[name])).toEqual([true, true]);
    expect(accepting(name, { ...BODIES[name], added: 1 })).toEqual([true, true]);
  });

  test('needs each of its top fields', () => {
    for (const field of Object.keys(BODIES[name])) {
      expect(accepting(name, altered(BODIES[name], [field], undefined)), field).toEqual([
        false,
        false,
      ]);
    }
  });
});

describe('refused', () => {
  test.each([
    ['results', 'success', false],
    ['results', 'data', []],
    ['results', 'data', Array.from({ length: 21 }, () => BODIES.results.data[0])],
    ['results', 'data.0.drawDate', '16 สิงหาคม 2569'],
    ['results', 'data.0.prizes', []],
    ['results', 'data.0.prizes.0.numbers', []],
    ['results', 'data.0.prizes.0.numbers.0', 7],
    ['results', 'data.0.prizes.0.amount', '2,000.00'],
    ['results', 'data.0.source.url', 'nowhere'],
    ['check', 'data.totalAmount', '2000.00'],
    ['check', 'data.totalAmount', -1],
    ['check', 'data.isWinner', 'true'],
    ['check', 'data.matches.0.winningNumber', '๐๗'],
    ['stats', 'prizes.0.numbers.0.count', 0],
    ['stats', 'prizes.0.numbers.0.drawsSince', -1],
    ['stats', 'prizes.0.numbers.0.lastDate', '2569'],
    ['stats', 'prizes.0.neverDrawnCount', undefined],
    ['calculations', 'calculatedAt', '2026-08-16T07:30:00Z'],
    ['calculations', 'calculatedAt', '2026-08-16T14:30:00.000+07:00'],
    [
      'calculations',
      'data.prizes.0.digitRanking',
      BODIES.calculations.data.prizes[0]?.pairRanking.slice(0, 11),
    ],
    [
      'calculations',
      'data.prizes.0.pairRanking',
      BODIES.calculations.data.prizes[0]?.pairRanking.concat(
        BODIES.calculations.data.prizes[0]?.pairRanking.slice(1) ?? [],
      ),
    ],
    ['calculations', 'data.prizes.0.digitRanking.0.candidate', '07'],
    ['calculations', 'data.prizes.0.digitRanking.0.breakdown.gap', undefined],
    ['calculations', 'data.prizes.0.pairRanking.0.score', 100.01],
    ['calculations', 'data.prizes.0.pairRanking.0.score', null],
    ['calculations', 'data.prizes.0.prize.digitCount', 0],
    ['fault', 'success', true],
    ['fault', 'accepted', 'all'],
  ] as const)('%s with %s = %j', (name, path, value) => {
    expect(accepting(name, altered(BODIES[name], path.split('.'), value))).toEqual([false, false]);
  });
});

test.each([
  ['calculations', 'window', '7'],
  ['calculations', 'quality', 'excellent'],
  ['fault', 'code', 'a_new_code'],
] as const)('%s with %s = %j is none of ours, and may become one', (name, path, value) => {
  expect(accepting(name, altered(BODIES[name], path.split('.'), value))).toEqual([false, true]);
});
