import { describe, expect, test } from 'vitest';
import { schemaValidator } from '../../../tests/support/openapi.ts';
import { DRAWLESS_CATALOGUE } from '../../../tests/support/real-catalogue.ts';
import { SMALL_CATALOGUE } from '../../../tests/support/small-catalogue.ts';
import { ENDPOINTS, type EndpointName, type ParameterName } from '../contract/endpoints.ts';
import { isFault, parseQuery } from '../contract/query.ts';
import { describeParameter, describeQueryParameter } from './parameter.ts';

const describeOne = (name: EndpointName, parameter: ParameterName) =>
  describeParameter(name, parameter, SMALL_CATALOGUE);

describe('describeParameter', () => {
  test.each(
    Object.values(ENDPOINTS).flatMap(({ name, parameters }) =>
      parameters.map((parameter) => [name, parameter] as const),
    ),
  )(
    '/%s %s stands in the query, and is required where it says what is checked',
    (name, parameter) => {
      expect(describeQueryParameter(name, parameter, SMALL_CATALOGUE)).toMatchObject({
        name: parameter,
        in: 'query',
        required: parameter.startsWith('number'),
      });
    },
  );

  test('defaults are those of the spec', () => {
    const defaults = (['lottery', 'limit', 'number', 'window', 'prize'] as const).map(
      (parameter) =>
        (describeOne('calculations', parameter).schema as { default?: unknown }).default,
    );
    expect(defaults).toEqual(['thai-government', 1, undefined, '30', undefined]);
  });

  test('prizes of all lotteries are listed, each once', () => {
    const twice = new Map(
      [...SMALL_CATALOGUE].flatMap(([slug, entry]) => [
        [slug, entry] as const,
        [`${slug}-more`, entry] as const,
      ]),
    );
    expect(describeParameter('stats', 'prize', twice).schema).toMatchObject({
      enum: ['first-prize', 'last-two-digit', 'four-digit', 'bottom-two-digit', 'top-three-digit'],
    });
  });

  test.each(['lottery', 'window', 'prize'] as const)('%s is a schema of the answers', (name) => {
    const { schema } = describeQueryParameter('calculations', name, SMALL_CATALOGUE);
    const id = { lottery: 'LotteryId', window: 'Window', prize: 'PrizeSlug' }[name];
    const given = describeOne('calculations', name).schema['default'];
    const $ref = `#/components/schemas/${id}`;
    expect(schema).toEqual({ $ref, ...(given !== undefined && { default: given }) });
  });

  test('number is required, as the parser has it', () => {
    expect(parseQuery('check', new URLSearchParams(), SMALL_CATALOGUE)).toHaveProperty(
      'code',
      'missing_number',
    );
  });

  test('numbers and date of check are ours', () => {
    for (const parameter of ['numbers', 'date'] as const) {
      expect(describeOne('check', parameter).description).toContain('(ours:');
    }
  });

  test('prize of stats is ours, prize of calculations is the spec’s', () => {
    expect(describeOne('stats', 'prize').description).toContain('(ours:');
    expect(describeOne('calculations', 'prize').description).not.toContain('ours');
  });

  test.each(['number', 'numbers'] as const)('an example of %s is one', (name) => {
    const { schema, example } = describeQueryParameter('check', name, SMALL_CATALOGUE);
    expect(schemaValidator({}, schema)(example)).toBe(true);
  });
});

describe('the schema of a parameter and the parser agree', () => {
  const TEXTS = ['', '0', '1', '5', '7', '20', '21', '100', 'all', 'ALL', '12', '012', '123456']
    .concat(['1234567', '1.5', '-1', '+1', ' 1', '๑๒', '１２', '12\n', 'first-prize', 'x'])
    .concat(['lao-lottery', 'Lao-Lottery', 'thai-government']);

  test.each([
    ['calculations', 'window'],
    ['calculations', 'prize'],
    ['stats', 'prize'],
    ['results', 'lottery'],
  ] as const)('on every text for /%s %s', (name, parameter) => {
    // One lottery only: a prize of another one is in the enum, and yet refused.
    const catalogue = new Map([...SMALL_CATALOGUE].slice(0, 1));
    const validate = schemaValidator({}, describeParameter(name, parameter, catalogue).schema);
    const disagreeing = TEXTS.filter((text) => {
      const query = new URLSearchParams({ [parameter]: text });
      return validate(text) === isFault(parseQuery(name, query, catalogue));
    });
    expect(disagreeing).toEqual([]);
  });

  test('on every whole limit from -5 to 30', () => {
    const validate = schemaValidator({}, describeOne('results', 'limit').schema);
    const limits = Array.from({ length: 36 }, (_, index) => index - 5);
    const disagreeing = limits.filter((limit) => {
      const query = new URLSearchParams({ limit: String(limit) });
      return validate(limit) === isFault(parseQuery('results', query, SMALL_CATALOGUE));
    });
    expect(disagreeing).toEqual([]);
  });

  test('on what is a number at all', () => {
    const validate = schemaValidator({}, describeOne('check', 'number').schema);
    const disagreeing = TEXTS.filter((number) => {
      const parsed = parseQuery('check', new URLSearchParams({ number }), SMALL_CATALOGUE);
      const refused = 'code' in parsed && parsed.code !== 'undecidable_number';
      return validate(number) === refused;
    });
    expect(disagreeing).toEqual([]);
  });
});

test('the schema of numbers and the parser agree, but for lengths no prize decides', () => {
  const validate = schemaValidator({}, describeOne('check', 'numbers').schema);
  const twenty = Array.from({ length: 20 }, () => '12').join(',');
  const texts = [
    '12',
    '12,13',
    '12,',
    ',12',
    '12,,13',
    '12, 13',
    '1,12',
    '1234567,12',
    'x',
    '12;13',
  ];
  const disagreeing = [...texts, twenty, `${twenty},12`].filter((numbers) => {
    const parsed = parseQuery('check', new URLSearchParams({ numbers }), SMALL_CATALOGUE);
    return validate(numbers) === isFault(parsed);
  });
  expect(disagreeing).toEqual([]);
});

test.each(Object.values(ENDPOINTS))('/$name offers all 49 lotteries', ({ name }) => {
  const { schema } = describeParameter(name, 'lottery', DRAWLESS_CATALOGUE);
  const { enum: offered } = schema as { enum: string[] };
  expect(offered).toEqual([...DRAWLESS_CATALOGUE.keys()]);
  expect(new Set(offered).size).toBe(49);
});
