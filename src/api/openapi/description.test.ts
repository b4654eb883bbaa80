import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { objectsWithin, pointedAt, schemaValidator } from '../../../tests/support/openapi.ts';
import { SMALL_CATALOGUE } from '../../../tests/support/small-catalogue.ts';
import { SCHEMAS } from '../answers/all.ts';
import {
  CHECK_BATCH,
  ENDPOINTS,
  type EndpointName,
  FILE_ENDPOINTS,
} from '../contract/endpoints.ts';
import { FILE_FAMILIES, OPEN_FILES } from '../contract/open-file-path.ts';
import { describeApi } from './description.ts';

const ORIGIN = 'https://a.example';
const NO_EXAMPLES = { schemas: SCHEMAS, examples: {} };

/** As clients read it: through JSON. */
const description = JSON.parse(
  JSON.stringify(describeApi(SMALL_CATALOGUE, ORIGIN, NO_EXAMPLES)),
) as ReturnType<typeof describeApi>;

type Responses = Record<
  string,
  {
    headers: Record<string, unknown>;
    content?: Record<string, { schema: object; example: object }>;
  }
>;

const NAMES = Object.keys(ENDPOINTS) as EndpointName[];
const CACHED = NAMES.filter((name) => name !== 'check');
/** Those that all operations share stand among the components. */
const responsesOf = (name: EndpointName | 'check/batch'): Responses => {
  const own = Object.entries(description.paths[`/${name}`]?.get.responses ?? {});
  const whole = own.map(([status, response]) => {
    const { $ref } = response as { $ref?: string };
    return [status, $ref === undefined ? response : pointedAt(description, $ref)];
  });
  return Object.fromEntries(whole) as Responses;
};

/** Each refusal of each endpoint. */
const REFUSALS = NAMES.flatMap((name) =>
  ['400', '404', '405', '429', '500'].map((status) => [name, status] as const),
);

describe('an endpoint', () => {
  test.each(FILE_ENDPOINTS)('%s has a test of its answers', (name) => {
    expect(existsSync(`src/api/answers/${name}.test.ts`)).toBe(true);
  });

  test.each(FILE_ENDPOINTS)('%s has its file in the prose of the description', (name) => {
    expect(description.info.description).toMatch(
      new RegExp(`\`/${name}/\\{lottery\\}[^\`]*\\.json\``),
    );
  });
});

describe('the description', () => {
  test('is OpenAPI 3.1 of this service, at its address, with no key', () => {
    expect(description).toMatchObject({
      openapi: '3.1.0',
      jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
      info: {
        title: 'Lottery Results API',
        version: '1.0.0',
        contact: { url: `${ORIGIN}/report/` },
      },
      servers: [{ url: 'https://a.example/api' }],
      security: [],
    });
  });

  test('has a path an endpoint and the open files, each with one GET', () => {
    const open = [...OPEN_FILES, ...FILE_FAMILIES].map((path) => path.slice('/api'.length));
    // Not described: the description itself, in two forms, because it is not data of ours; and the
    // path of a year, which OpenAPI cannot tell from that of a day.
    const own = ['/openapi.json', '/readme.md', '/draws/{lottery}/{year}.json'];
    const asked = [...NAMES.map((name) => `/${name}`), '/check/batch'];
    const paths = [...asked, ...open.filter((one) => !own.includes(one))];
    expect(Object.keys(description.paths).sort()).toEqual(paths.sort());
    const operations = Object.values(description.paths);
    expect(operations.filter((one) => Object.keys(one).join() !== 'get')).toEqual([]);
  });

  test('says at the path of a day what a year in its place has', () => {
    const { get } = description.paths['/draws/{lottery}/{date}.json'] ?? {};
    const date = get?.parameters?.find(({ name }) => name === 'date');
    expect(JSON.stringify(date)).toContain('every draw of that year');
    expect(Object.keys(description.paths).join()).not.toContain('{year}');
  });

  test('names each operation by a verb, once', () => {
    const named = Object.entries(description.paths).map(([path, { get }]) => [
      path,
      get.operationId,
    ]);
    expect(Object.fromEntries(named)).toMatchObject({
      '/results': 'getResults',
      '/check': 'checkNumber',
      '/check/batch': 'checkNumbers',
      '/stats': 'getStats',
      '/calculations': 'getCalculations',
      '/draws/{lottery}/{date}.json': 'getDraw',
      '/export/{lottery}.csv': 'exportDrawsAsCsv',
    });
    const names = named.map(([, name]) => name);
    expect(names.filter((name) => !/^(?:get|check|export)[A-Z]/.test(name ?? ''))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  test('groups each operation under a tag, and uses every tag', () => {
    const used = Object.values(description.paths).flatMap(({ get }) => get.tags);
    expect(new Set(used)).toEqual(new Set(description.tags.map(({ name }) => name)));
    expect(used).toHaveLength(Object.keys(description.paths).length);
  });

  test('checks one number by one operation and several by another, neither a union', () => {
    const asked = (path: string) =>
      description.paths[path]?.get.parameters?.map(({ name, required }) => [name, required]);
    expect(asked('/check')).toEqual([
      ['lottery', false],
      ['number', true],
      ['date', false],
    ]);
    expect(asked(CHECK_BATCH.path.slice('/api'.length))).toEqual([
      ['lottery', false],
      ['numbers', true],
      ['date', false],
    ]);
    const body = (name: 'check' | 'check/batch') =>
      responsesOf(name)['200']?.content?.['application/json']?.schema;
    expect(body('check')).toEqual({ $ref: '#/components/schemas/Check' });
    expect(body('check/batch')).toEqual({ $ref: '#/components/schemas/Checks' });
  });

  test('says whose terms hold, and by which licence code and data are given', () => {
    expect(description.info).toMatchObject({
      termsOfService: 'https://a.example/en/docs/#terms',
      license: { identifier: 'MIT' },
      'x-data-license': { identifier: 'CC0-1.0' },
    });
  });

  test('points only at what it has', () => {
    const references = [...objectsWithin(description)].flatMap(([path, { $ref }]) =>
      typeof $ref === 'string' ? [{ path, $ref }] : [],
    );
    expect(references.length).toBeGreaterThan(100);
    const dangling = references.filter(({ $ref }) => pointedAt(description, $ref) === undefined);
    expect(dangling).toEqual([]);
  });

  test('uses every header and schema it has', () => {
    const used = new Set([...objectsWithin(description)].map(([, { $ref }]) => $ref));
    const { headers, schemas } = description.components;
    const unused = [
      ...Object.keys(headers).map((name) => `#/components/headers/${name}`),
      ...Object.keys(schemas).map((name) => `#/components/schemas/${name}`),
    ].filter((reference) => !used.has(reference));
    expect(unused).toEqual([]);
  });

  test('names no address but its own and that of its dialect', () => {
    const addresses = JSON.stringify(description).match(/https?:\/\/[^"\s)/]+/g);
    expect(new Set(addresses)).toEqual(
      new Set([
        ORIGIN,
        'https://json-schema.org',
        'https://jsonfeed.org',
        'https://creativecommons.org',
      ]),
    );
  });

  test('contains no undefined, so that JSON keeps it whole', () => {
    expect(describeApi(SMALL_CATALOGUE, ORIGIN, NO_EXAMPLES)).toStrictEqual(description);
  });
});

const CACHING: Readonly<Partial<Record<EndpointName, object>>> = {
  check: { const: 'no-store' },
  // Of a day: longer once its draw is a week old.
  results: {
    enum: [300, 86_400].map((seconds) => `public, max-age=${seconds}, stale-if-error=86400`),
  },
};

describe('the responses', () => {
  test.each(CACHED)('/%s answers with these statuses, 410 where it takes a day', (name) => {
    const withdrawn = name === 'results' ? ['410'] : [];
    const statuses = ['200', '304', '400', '404', '405', ...withdrawn, '429', '500'];
    expect(Object.keys(responsesOf(name))).toEqual(statuses);
  });

  test('/check is never cached, so never "not modified"', () => {
    const statuses = ['200', '400', '404', '405', '410', '429', '500'];
    expect(Object.keys(responsesOf('check'))).toEqual(statuses);
  });

  test.each(NAMES)('of /%s all carry the CORS header', (name) => {
    const reference = { $ref: '#/components/headers/Access-Control-Allow-Origin' };
    for (const { headers } of Object.values(responsesOf(name))) {
      expect(headers).toMatchObject({ 'Access-Control-Allow-Origin': reference });
    }
  });

  test.each(NAMES)('a 200 of /%s has its own schema, its quota and how long it lives', (name) => {
    const schema = { $ref: `#/components/schemas/${name[0]?.toUpperCase()}${name.slice(1)}` };
    expect(responsesOf(name)['200']).toMatchObject({
      headers: {
        'RateLimit-Policy': { $ref: '#/components/headers/RateLimit-Policy' },
        RateLimit: { $ref: '#/components/headers/RateLimit' },
        'Cache-Control': {
          schema: CACHING[name] ?? { const: 'public, max-age=300, stale-if-error=86400' },
        },
      },
      content: { 'application/json': { schema } },
    });
  });

  test.each(NAMES)('a 200 of /%s says what a CDN may do where anything may be cached', (name) => {
    const given = responsesOf(name)['200']?.headers['CDN-Cache-Control'];
    const reference = { $ref: '#/components/headers/CDN-Cache-Control' };
    expect(given).toEqual(name === 'check' ? undefined : reference);
  });

  test.each(CACHED)('/%s has an ETag on 200 and 304, and 304 has no body', (name) => {
    const { 200: ok, 304: notModified } = responsesOf(name);
    expect(ok?.headers).toHaveProperty('ETag');
    expect(notModified?.headers).toHaveProperty('ETag');
    expect(notModified).not.toHaveProperty('content');
  });

  test.each(NAMES)('of /%s carry the quota where the request was counted', (name) => {
    const counted = Object.entries(responsesOf(name)).filter(
      ([, { headers }]) => 'RateLimit' in headers && 'RateLimit-Policy' in headers,
    );
    const statuses = Object.keys(responsesOf(name)).filter((one) => one !== '405' && one !== '500');
    expect(counted.map(([status]) => status)).toEqual(statuses);
  });

  test('/check has no ETag', () => {
    expect(responsesOf('check')['200']?.headers).not.toHaveProperty('ETag');
  });

  test.each(REFUSALS)(
    'of /%s a %s is never cached, and its example fits its schema',
    (name, status) => {
      const { headers, content } = responsesOf(name)[status] ?? { headers: {} };
      expect(headers['Cache-Control']).toMatchObject({ schema: { const: 'no-store' } });
      expect('Retry-After' in headers).toBe(status === '429');
      expect('Allow' in headers).toBe(status === '405');
      const { schema = {}, example } = content?.['application/json'] ?? {};
      expect(schema).toEqual({ $ref: '#/components/schemas/Fault' });
      const validate = schemaValidator(description, schema);
      expect([validate(example), validate.errors]).toEqual([true, null]);
    },
  );
});

test('nothing that is said of anything is empty', () => {
  const SAID = [
    'title',
    'summary',
    'description',
    'name',
    'identifier',
    'url',
    'operationId',
    'type',
  ];
  const empty = [...objectsWithin(description)].flatMap(([path, object]) =>
    SAID.filter((key) => object[key] === '').map((key) => `${path}/${key}`),
  );
  expect(empty).toEqual([]);
});
