import { describe, expect, test } from 'vitest';
import { objectsWithin, schemaValidator } from '../../../tests/support/openapi.ts';
import { calculationsSchema } from '../schemas/calculations.ts';
import { changesSchema } from '../schemas/changes.ts';
import { checkSchema, checksSchema } from '../schemas/check.ts';
import { drawFileSchema, drawIndexSchema, exportSchema } from '../schemas/draws.ts';
import { faultSchema } from '../schemas/fault.ts';
import { feedSchema } from '../schemas/feed.ts';
import { lotteriesSchema } from '../schemas/lotteries.ts';
import { manifestSchema } from '../schemas/manifest.ts';
import { resultsSchema } from '../schemas/results.ts';
import { statsSchema } from '../schemas/stats.ts';
import { statusSchema } from '../schemas/status.ts';
import { describeSchemas, schemaRef } from './schema.ts';

const schemas = describeSchemas();
const names = Object.keys(schemas);

describe('schemaRef', () => {
  test.each([
    [resultsSchema, 'Results'],
    [checkSchema, 'Check'],
    [statsSchema, 'Stats'],
    [calculationsSchema, 'Calculations'],
    [faultSchema, 'Fault'],
    [statusSchema, 'Status'],
    [changesSchema, 'Changes'],
    [checksSchema, 'Checks'],
    [drawFileSchema, 'DrawFile'],
    [drawIndexSchema, 'DrawIndex'],
    [exportSchema, 'Export'],
    [feedSchema, 'Feed'],
    [lotteriesSchema, 'Lotteries'],
    [manifestSchema, 'Manifest'],
  ])('a body is pointed at by name: %#', (schema, name) => {
    expect(schemaRef(schema)).toEqual({ $ref: `#/components/schemas/${name}` });
    expect(schemas).toHaveProperty(name);
  });
});

describe('describeSchemas', () => {
  test('goes by name, whatever the order of imports', () => {
    expect(names.length).toBeGreaterThan(30);
    expect(names).toEqual([...names].sort());
  });

  test.each(names)('%s compiles as JSON Schema 2020-12, all its references resolving', (name) => {
    const reference = { $ref: `#/components/schemas/${name}` };
    expect(() => schemaValidator({ components: { schemas } }, reference)).not.toThrow();
  });

  test('objects stay open, since additions to a body are no breaking change', () => {
    const closed = [...objectsWithin(schemas)].filter(
      ([, one]) => one['additionalProperties'] === false,
    );
    expect(closed).toEqual([]);
  });

  test('a schema is named by its key alone', () => {
    const named = Object.values(schemas).filter((schema) => 'id' in schema || '$id' in schema);
    expect(named).toEqual([]);
    expect(Object.values(schemas).filter((schema) => '$schema' in schema)).toEqual([]);
  });

  test('what a body may leave out is not required', () => {
    const optional = names.flatMap((name) => {
      const { properties = {}, required = [] } = schemas[name] ?? {};
      return Object.keys(properties)
        .filter((field) => !required.includes(field))
        .map((field) => `${name}.${field}`);
    });
    expect(optional).toEqual([
      'Change.reason',
      'Change.previous',
      'CheckResult.unconfirmed',
      'CheckResult.pendingPrizes',
      'CheckResult.unavailablePrizes',
      'CheckResult.notCompared',
      'CheckResult.dueDraws',
      'Draw.pendingPrizes',
      'Draw.unavailablePrizes',
      'Draw.corrections',
      'Draw.unconfirmed',
      'Draw.doubt',
      'Fault.parameter',
      'Fault.accepted',
      'Fault.rejected',
      'Feed.hubs',
      'Lottery.observed',
      'PlacedDraw.pendingPrizes',
      'PlacedDraw.unavailablePrizes',
      'PlacedDraw.corrections',
      'PlacedDraw.unconfirmed',
      'PlacedDraw.doubt',
      'Results.nextDraw',
      'StatusUpstream.proven',
    ]);
  });
});
