// The emitted openapi.json: the same as the contract describes, with examples that are real and true.
import { beforeAll, describe, expect, test } from 'vitest';
import { schemaValidator } from '../../tests/support/openapi.ts';
import { lotteryDraws, readRealArchive } from '../../tests/support/real-archive.ts';
import { SMALL_SITE } from '../../tests/support/small-archive.ts';
import { type Catalogue, catalogueOf } from '../contract/catalogue.ts';
import { ENDPOINTS, type EndpointName } from '../contract/endpoints.ts';
import type { LotteryDraws } from '../domain/draw.ts';
import { emitDescription, examplesFrom } from './description.ts';
import type { EmittedFile } from './emitted-file.ts';
import { emitLottery } from './plan.ts';

type Answer = {
  readonly content: {
    readonly 'application/json': {
      readonly schema: object;
      readonly examples: { readonly real: { readonly value: Record<string, unknown> } };
    };
  };
};
type Description = {
  readonly paths: Record<
    string,
    {
      readonly get: {
        parameters: { name: string; schema: { enum?: string[] } }[];
        responses: { 200: Answer };
      };
    }
  >;
};

const ORIGIN = 'https://a.example';

let thai: LotteryDraws;
let catalogue: Catalogue;
let files: readonly EmittedFile[];
let emitted: EmittedFile;
let description: Description;
beforeAll(async () => {
  const { archive, sources } = await readRealArchive();
  thai = lotteryDraws(archive, 'thai-government');
  catalogue = catalogueOf(archive);
  const site = { origin: ORIGIN, sources, calendar: {}, upstreams: [], held: [] };
  files = [...emitLottery(thai, site)];
  const examples = examplesFrom(thai, site);
  if (examples === undefined) throw new Error('there is no example');
  emitted = emitDescription(catalogue, ORIGIN, examples);
  description = JSON.parse(emitted.text);
});

function cut(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((_, index) => index < 2).map(cut);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, cut(of)]));
}

const answerOf = (name: EndpointName) => {
  const answer = description.paths[`/${name}`]?.get.responses[200];
  if (answer === undefined) throw new Error(`/${name} is not described`);
  return answer.content['application/json'];
};

describe('emitDescription', () => {
  test('stands beside the endpoints', () => {
    expect(emitted.path).toBe('/api/openapi.json');
  });

  test.each(Object.values(ENDPOINTS))('the example of /$name fits its own schema', ({ name }) => {
    const { schema, examples } = answerOf(name);
    const validate = schemaValidator(description, schema);
    expect([validate(examples.real.value), validate.errors]).toEqual([true, null]);
  });

  test.each(Object.values(ENDPOINTS))('/$name offers 49 lotteries', ({ name }) => {
    const lottery = description.paths[`/${name}`]?.get.parameters.find(
      (parameter) => parameter.name === 'lottery',
    );
    expect(lottery?.schema.enum).toEqual(catalogue.map(({ slug }) => slug));
    expect(lottery?.schema.enum).toHaveLength(49);
  });

  test('the example of a check is the newest first prize, which wins it', () => {
    const first = thai.draws[0]?.prizes['first-prize']?.[0];
    expect(answerOf('check').examples.real.value).toMatchObject({
      data: { number: first, isWinner: true, drawDate: thai.draws[0]?.drawDate },
    });
  });

  test('the example of calculations is a file of this build, whole', () => {
    const path = '/api/calculations/thai-government/30/last-two-digit.json';
    const file = files.find((one) => one.path === path);
    expect(answerOf('calculations').examples.real.value).toEqual(JSON.parse(file?.text ?? ''));
  });

  test.each([
    ['results', '/api/results/thai-government/1.json'],
    ['stats', '/api/stats/thai-government.json'],
  ] as const)('the example of /%s is its file, lists cut to two entries', (name, path) => {
    const file = files.find((one) => one.path === path);
    const example = answerOf(name).examples.real.value;
    expect(example).toEqual(cut(JSON.parse(file?.text ?? '')));
  });

  test('no draw in full, no example', () => {
    expect(examplesFrom({ ...thai, draws: [] }, SMALL_SITE)).toBeUndefined();
  });
});
