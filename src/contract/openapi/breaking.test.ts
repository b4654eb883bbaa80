import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { breakingDifferences, type Description } from '../../../tests/support/breaking.ts';
import { readRealArchive } from '../../../tests/support/real-archive.ts';
import { SMALL_CATALOGUE } from '../../../tests/support/small-catalogue.ts';
import { SCHEMAS } from '../../emit/endpoints.ts';
import { catalogueOf } from '../catalogue.ts';
import { API_VERSION } from '../site.ts';
import { closeLists } from './closed-lists.ts';
import { describeApi } from './description.ts';

const NO_EXAMPLES = { schemas: SCHEMAS, examples: {} };
const RELEASED = new URL('released/', import.meta.url);

// biome-ignore lint/suspicious/noExplicitAny: broken on purpose, anywhere in it
type Loose = any;

const described = (catalogue: Parameters<typeof describeApi>[0]): Loose =>
  JSON.parse(closeLists(JSON.stringify(describeApi(catalogue, 'https://a.example', NO_EXAMPLES))));

/** What a change of the description breaks. */
function brokenBy(change: (description: Loose) => void): string[] {
  const changed = described(SMALL_CATALOGUE);
  change(changed);
  return breakingDifferences(described(SMALL_CATALOGUE), changed as Description);
}

const parameter = (description: Loose, name: string, path = '/results') =>
  description.paths[path].get.parameters.find((one: Loose) => one.name === name);
const schemas = (description: Loose) => description.components.schemas;

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
  test.each<[string, (description: Loose) => void, string]>([
    ['a path is removed', (it) => delete it.paths['/stats'], 'GET /stats: is gone'],
    ['a key is demanded', (it) => it.security.push({ key: [] }), 'needs a key'],
    [
      'a parameter is removed',
      (it) => it.paths['/results'].get.parameters.splice(0, 1),
      'parameter lottery is gone',
    ],
    [
      'a parameter becomes required',
      (it) => Object.assign(parameter(it, 'limit'), { required: true }),
      'parameter limit is required now',
    ],
    [
      'a required parameter is added',
      (it) =>
        it.paths['/results'].get.parameters.push({ name: 'key', in: 'query', required: true }),
      'parameter key is new and required',
    ],
    [
      'a value is no longer accepted',
      (it) => schemas(it).LotteryId.enum.pop(),
      'parameter lottery  is never "gsb-lottery" any more',
    ],
    [
      'only some values are accepted now',
      (it) => Object.assign(parameter(it, 'number', '/check').schema, { enum: ['12'] }),
      'takes only some values now',
    ],
    [
      'less is accepted',
      (it) => Object.assign(parameter(it, 'limit').schema, { maximum: 10 }),
      'has the maximum 10 instead of 20',
    ],
    [
      'a default changes',
      (it) => Object.assign(parameter(it, 'limit').schema, { default: 5 }),
      'has the default 5 instead of 1',
    ],
    [
      'a number has to be written otherwise',
      (it) => Object.assign(parameter(it, 'number', '/check').schema, { pattern: '^[0-9]{6}$' }),
      'has the pattern',
    ],
    [
      'the default of a named value changes',
      (it) => Object.assign(parameter(it, 'lottery').schema, { default: 'lao-lottery' }),
      'has the default lao-lottery instead of thai-government',
    ],
    [
      'a shared refusal loses its header',
      (it) => delete it.components.responses.MethodNotAllowed.headers.Allow,
      'answer 405 header Allow is gone',
    ],
    [
      'a status is removed',
      (it) => delete it.paths['/results'].get.responses[429],
      'answer 429 is gone',
    ],
    [
      'a header is removed',
      (it) => delete it.paths['/results'].get.responses[429].headers['Retry-After'],
      'answer 429 header Retry-After is gone',
    ],
    [
      'a media type is removed',
      (it) => {
        it.paths['/results'].get.responses[200].content = {};
      },
      'answer 200 application/json is gone',
    ],
    [
      'a field is removed',
      (it) => delete schemas(it).Draw.properties.displayName,
      '.data[].displayName is gone',
    ],
    [
      'a field is renamed',
      (it) => {
        const { properties } = schemas(it).Match;
        properties.baht = properties.amount;
        delete properties.amount;
      },
      '.data.matches[].amount is gone',
    ],
    [
      'a field may be absent',
      (it) => schemas(it).Draw.required.splice(0, 1),
      '.data[].lottery may be absent now',
    ],
    [
      'a field has another type',
      (it) => Object.assign(schemas(it).CheckResult.properties.totalAmount, { type: 'string' }),
      '.data.totalAmount is string instead of number',
    ],
    [
      'a field may be null',
      (it) => {
        const { properties } = schemas(it).Draw;
        properties.revision = { anyOf: [properties.revision, { type: 'null' }] };
      },
      '.data[].revision may be null now',
    ],
    [
      'a field never has a value it had',
      (it) => schemas(it).FaultCode.enum.splice(0, 1),
      '.code is never "unknown_lottery" any more',
    ],
    [
      'a list may be longer',
      (it) => Object.assign(schemas(it).Results.properties.data, { maxItems: 50 }),
      '.data has the maxItems 50 instead of 20',
    ],
    [
      'a list may be empty',
      (it) => delete schemas(it).Draw.properties.prizes.minItems,
      'has the minItems undefined instead of 1',
    ],
    [
      'a date is written otherwise',
      (it) => delete schemas(it).Draw.properties.drawDate.pattern,
      '.data[].drawDate has the pattern undefined',
    ],
    [
      'a record holds something else',
      (it) =>
        Object.assign(schemas(it).Correction.properties.previous, {
          additionalProperties: { type: 'string' },
        }),
      '.previous{} is string instead of array',
    ],
  ])('%s', (_, change, line) => {
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
