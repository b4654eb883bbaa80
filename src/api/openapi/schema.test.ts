import { describe, expect, test } from 'vitest';
import { objectsWithin, schemaValidator } from '../../../tests/support/openapi.ts';
import { SMALL_CATALOGUE } from '../../../tests/support/small-catalogue.ts';
import { calculationsSchema } from '../answers/calculations.schema.ts';
import { changesSchema } from '../answers/changes.schema.ts';
import { checkSchema, checksSchema } from '../check/check.schema.ts';
import { drawFileSchema, drawIndexSchema, exportSchema } from '../answers/draws.schema.ts';
import { faultSchema } from '../answers/fault.schema.ts';
import { dataPackageSchema, feedSchema, manifestSchema } from '../answers/files.schema.ts';
import { lotteriesSchema } from '../answers/lotteries.schema.ts';
import { resultsSchema } from '../answers/results.schema.ts';
import { statsSchema } from '../answers/stats.schema.ts';
import { statusSchema } from '../answers/status.schema.ts';
import { describeSchemas, schemaRef } from './schema.ts';

const schemas = describeSchemas(SMALL_CATALOGUE);
const names = Object.keys(schemas);

const described = (field: unknown): boolean => {
  const { description, $ref } = field as { description?: string; $ref?: string };
  const own = description ?? schemas[$ref?.split('/').at(-1) ?? '']?.description;
  return own !== undefined && own !== '';
};

describe('schemaRef', () => {
  test.each([
    [resultsSchema, 'Results'],
    [checkSchema, 'Check'],
    [statsSchema, 'Stats'],
    [dataPackageSchema, 'DataPackage'],
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

  test('no list of values is closed, since one more breaks no program', () => {
    expect([...objectsWithin(schemas)].filter(([, one]) => 'enum' in one)).toEqual([]);
    const fault = schemaValidator({ components: { schemas } }, schemaRef(faultSchema));
    expect(fault({ success: false, error: 'ผิด', errorEn: 'Wrong.', code: 'a_new_code' })).toBe(
      true,
    );
  });

  test('lotteries and prizes are those of the catalogue, each once', () => {
    expect(schemas['LotteryId']?.examples).toEqual([
      'thai-government',
      'lao-lottery',
      'gsb-lottery',
    ]);
    const prizes = ['first-prize', 'last-two-digit', 'four-digit', 'bottom-two-digit'];
    expect(schemas['PrizeSlug']?.examples).toEqual([...prizes, 'top-three-digit']);
    const catalogue = new Map(
      [...SMALL_CATALOGUE].flatMap(([slug, entry]) => [
        [slug, entry] as const,
        [`${slug}-more`, entry] as const,
      ]),
    );
    const twice = describeSchemas(catalogue);
    expect(twice['PrizeSlug']).toEqual(schemas['PrizeSlug']);
  });

  test('every schema is described, and so is every field, by itself or by its schema', () => {
    const silent = names.flatMap((name) => {
      const { description, properties = {} } = schemas[name] ?? {};
      const fields = Object.entries(properties).filter(([, field]) => !described(field));
      return [...(description ? [] : [name]), ...fields.map(([field]) => `${name}.${field}`)];
    });
    expect(silent).toEqual([]);
  });

  test('every object has a name, so that a generated client has one for it', () => {
    const unnamed = [...objectsWithin(schemas)].filter(
      ([path, { properties }]) => properties !== undefined && path.split('/').length > 2,
    );
    expect(unnamed.map(([path]) => path)).toEqual([]);
  });

  test('lotteries, prizes and windows are said by reference alone', () => {
    const spelt = [...objectsWithin(schemas)].filter(
      ([path, one]) =>
        /\/(lottery|prize|slug|window)$/.test(path) &&
        !('$ref' in one) &&
        path.includes('properties'),
    );
    // The prize of a match is its name, and a ranked prize an object of its own.
    expect(spelt.map(([path]) => path)).toEqual(['#/Match/properties/prize']);
  });
});
