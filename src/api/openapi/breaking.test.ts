import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { breakingDifferences, type Description } from '../../../tests/support/breaking.ts';
import { readRealArchive } from '../../../tests/support/real-archive.ts';
import { SMALL_CATALOGUE } from '../../../tests/support/small-catalogue.ts';
import { SCHEMAS } from '../answers/all.ts';
import { catalogueOf } from '../contract/catalogue.ts';
import { API_VERSION } from '../contract/service.ts';
import { closeLists } from '../contract/closed-lists.ts';
import { describeApi } from './description.ts';

const NO_EXAMPLES = { schemas: SCHEMAS, examples: {} };
const RELEASED = new URL('released/', import.meta.url);

// biome-ignore lint/suspicious/noExplicitAny: broken on purpose, anywhere in it
type Loose = any;

const described = (catalogue: Parameters<typeof describeApi>[0]): Loose =>
  JSON.parse(JSON.stringify(closeLists(describeApi(catalogue, 'https://a.example', NO_EXAMPLES))));

/** What a change of the description breaks. */
function brokenBy(change: (description: Loose) => void): string[] {
  const changed = described(SMALL_CATALOGUE);
  change(changed);
  return breakingDifferences(described(SMALL_CATALOGUE), changed as Description);
}

const parameter = (description: Loose, name: string, path = '/results') =>
  description.paths[path].get.parameters.find((one: Loose) => one.name === name);
const schemas = (description: Loose) => description.components.schemas;
const results = (description: Loose) => description.paths['/results'].get;

describe('what was released keeps working', () => {
  const [major] = API_VERSION.split('.');
  const kept = readdirSync(RELEASED).filter((name) => name.startsWith(`${major}.`));

  test('a release of this major version is kept', () => {
    expect(kept).not.toEqual([]);
  });

  test.each(kept)('nothing of %s is broken', async (name) => {
    const released = JSON.parse(readFileSync(new URL(name, RELEASED), 'utf8'));
    const current = described(catalogueOf((await readRealArchive()).archive));
    expect(breakingDifferences(released, current)).toEqual([]);
  });
});

describe('what breaks a caller is found', () => {
  test.each<[line: string, change: (description: Loose) => void]>([
    ['GET /stats: is gone', (it) => delete it.paths['/stats']],
    ['needs a key', (it) => it.security.push({ key: [] })],
    ['parameter lottery is gone', (it) => results(it).parameters.splice(0, 1)],
    [
      'parameter limit is required now',
      (it) => Object.assign(parameter(it, 'limit'), { required: true }),
    ],
    [
      'parameter key is new and required',
      (it) => results(it).parameters.push({ name: 'key', in: 'query', required: true }),
    ],
    [
      'parameter lottery  is never "gsb-lottery" any more',
      (it) => schemas(it).LotteryId.enum.pop(),
    ],
    [
      'takes only some values now',
      (it) => Object.assign(parameter(it, 'number', '/check').schema, { enum: ['12'] }),
    ],
    [
      'has the maximum 10 instead of 20',
      (it) => Object.assign(parameter(it, 'limit').schema, { maximum: 10 }),
    ],
    [
      'has the default 5 instead of 1',
      (it) => Object.assign(parameter(it, 'limit').schema, { default: 5 }),
    ],
    [
      'has the pattern',
      (it) => Object.assign(parameter(it, 'number', '/check').schema, { pattern: '^[0-9]{6}$' }),
    ],
    [
      'has the default lao-lottery instead of thai-government',
      (it) => Object.assign(parameter(it, 'lottery').schema, { default: 'lao-lottery' }),
    ],
    [
      'answer 405 header Allow is gone',
      (it) => delete it.components.responses.MethodNotAllowed.headers.Allow,
    ],
    ['answer 429 is gone', (it) => delete results(it).responses[429]],
    [
      'answer 429 header Retry-After is gone',
      (it) => delete results(it).responses[429].headers['Retry-After'],
    ],
    [
      'answer 200 application/json is gone',
      (it) => {
        results(it).responses[200].content = {};
      },
    ],
    ['.data[].displayName is gone', (it) => delete schemas(it).Draw.properties.displayName],
    [
      '.data.matches[].amount is gone',
      (it) => {
        const { properties } = schemas(it).Match;
        properties.baht = properties.amount;
        delete properties.amount;
      },
    ],
    ['.data[].lottery may be absent now', (it) => schemas(it).Draw.required.splice(0, 1)],
    [
      '.data.totalAmount is string instead of number',
      (it) => Object.assign(schemas(it).CheckResult.properties.totalAmount, { type: 'string' }),
    ],
    [
      '.data[].revision may be null now',
      (it) => {
        const { properties } = schemas(it).Draw;
        properties.revision = { anyOf: [properties.revision, { type: 'null' }] };
      },
    ],
    ['.code is never "unknown_lottery" any more', (it) => schemas(it).FaultCode.enum.splice(0, 1)],
    [
      '.data has the maxItems 50 instead of 20',
      (it) => Object.assign(schemas(it).Results.properties.data, { maxItems: 50 }),
    ],
    [
      'has the minItems undefined instead of 1',
      (it) => delete schemas(it).Draw.properties.prizes.minItems,
    ],
    [
      '.data[].drawDate has the pattern undefined',
      (it) => delete schemas(it).Draw.properties.drawDate.pattern,
    ],
    [
      '.previous{} is string instead of array',
      (it) =>
        Object.assign(schemas(it).Correction.properties.previous, {
          additionalProperties: { type: 'string' },
        }),
    ],
  ])('%s', (line, change) => {
    expect(brokenBy(change).join('\n')).toContain(line);
  });
});

describe('what only adds breaks nothing', () => {
  test.each<[string, (description: Loose) => void]>([
    ['nothing at all', () => {}],
    ['a path', (it) => Object.assign(it.paths, { '/more': it.paths['/stats'] })],
    [
      'an optional parameter',
      (it) => it.paths['/stats'].get.parameters.push({ name: 'x', in: 'query' }),
    ],
    ['an accepted value', (it) => schemas(it).LotteryId.enum.push('new')],
    ['a greater most', (it) => Object.assign(parameter(it, 'limit').schema, { maximum: 50 })],
    ['a field', (it) => Object.assign(schemas(it).Draw.properties, { more: { type: 'string' } })],
    ['a field always there', (it) => schemas(it).Fault.required.push('accepted')],
    ['a code', (it) => schemas(it).FaultCode.enum.push('too_early')],
    [
      'another body for a new parameter',
      (it) => {
        const { schema } = it.paths['/stats'].get.responses[200].content['application/json'];
        const content = { schema: { anyOf: [schema, { type: 'array' }] } };
        it.paths['/stats'].get.responses[200].content['application/json'] = content;
      },
    ],
    ['words', (it) => Object.assign(it.info, { description: 'other' })],
  ])('%s', (_, change) => {
    expect(brokenBy(change)).toEqual([]);
  });
});
