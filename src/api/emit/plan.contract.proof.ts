// Every file of the real archive against the contract: the emitted openapi.json and zod schemas.
import { isDeepStrictEqual } from 'node:util';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { schemaValidator } from '../../../tests/support/openapi.ts';
import { realFiles } from '../../../tests/support/real-files.ts';
import { NAMED_FILES } from '../contract/open-files.ts';
import { FILE_SCHEMAS } from '../answers/files.schema.ts';
import { SCHEMAS as ENDPOINT_SCHEMAS } from '../answers/all.ts';

/** By the address that OpenAPI describes an answer under; those of families are templates. */
const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  ...Object.fromEntries(
    Object.entries(ENDPOINT_SCHEMAS).map(([name, schema]) => [`/${name}`, schema]),
  ),
  ...Object.fromEntries(
    NAMED_FILES.flatMap(([name, { path }]) => {
      const schema = FILE_SCHEMAS[name];
      return schema === undefined ? [] : [[path.slice('/api'.length), schema]];
    }),
  ),
};

let bodies: ReadonlyMap<string, unknown>;
let texts: ReadonlyMap<string, string>;
beforeAll(async () => {
  const files = await realFiles();
  texts = new Map(files.map(({ path, text }) => [path, text]));
  const json = files.filter(({ path }) => path.endsWith('.json'));
  bodies = new Map(json.map(({ path, text }) => [path, JSON.parse(text)]));
});

const endpointOf = (path: string) => path.split('/')[2] ?? '';
/** The address of `SCHEMAS` that a file answers. */
const describedAs = (path: string) => {
  if (`/${endpointOf(path)}` in SCHEMAS) return `/${endpointOf(path)}`;
  const own = path.slice('/api'.length);
  const template = own
    .replace(/\d{4}-\d{2}-\d{2}/, '{date}')
    .replace(/\d{4}(?=\.json)/, '{year}')
    .replace(/^(\/[a-z]+\/)[^/.]+/, '$1{lottery}');
  return own in SCHEMAS ? own : template;
};
/** To OpenAPI the path of a year is that of a day. Its schema is held by the tests below. */
const DESCRIBED = Object.keys(SCHEMAS).filter((path) => !path.includes('{year}'));
const answers = () => [...bodies].filter(([path]) => describedAs(path) in SCHEMAS);

/** Below them lie feeds of changes, and the newest draws of a group. */
const OF_MANY = ['feeds', 'latest'];

describe('every answer there is', () => {
  test('validates against the emitted openapi.json', () => {
    const description = bodies.get('/api/openapi.json') as {
      paths: Record<
        string,
        { get: { responses: Record<string, { content: Record<string, { schema: object }> }> } }
      >;
    };
    const validators = new Map<string, ValidateFunction>(
      DESCRIBED.map((endpoint) => {
        const ok = description.paths[endpoint]?.get.responses['200'];
        const [schema] = Object.values(ok?.content ?? {}).map((one) => one.schema);
        if (schema === undefined) throw new Error(`${endpoint} is not described`);
        return [endpoint, schemaValidator(description, schema)];
      }),
    );
    const wrong = answers().filter(
      ([path, body]) =>
        DESCRIBED.includes(describedAs(path)) && !validators.get(describedAs(path))?.(body),
    );
    expect(wrong.map(([path]) => path)).toEqual([]);
    expect(answers().length).toBe(bodies.size - 1);
  });

  test('has every field its schema declares, and no other', () => {
    const wrong = answers().filter(([path, body]) => {
      const parsed = SCHEMAS[describedAs(path)]?.safeParse(body);
      return !isDeepStrictEqual(parsed?.data, body);
    });
    expect(wrong.map(([path]) => path)).toEqual([]);
  });

  test('is compact, and ends in one newline', () => {
    const wrong = [...bodies].filter(
      ([path, body]) => texts.get(path) !== `${JSON.stringify(body)}\n`,
    );
    expect(wrong.map(([path]) => path)).toEqual([]);
  });

  test('names the lottery of its own path', () => {
    const ofOneLottery = answers().filter(
      ([path]) => path.split('/').length > 3 && !OF_MANY.includes(endpointOf(path)),
    );
    const wrong = ofOneLottery.filter(([path, body]) => {
      const slug = path.split('/')[3]?.replace('.json', '') ?? '';
      const text = endpointOf(path) === 'calculations' ? `"slug":"${slug}"` : `"lottery":"${slug}"`;
      return !JSON.stringify(body).includes(text);
    });
    expect(wrong.map(([path]) => path)).toEqual([]);
  });
});
