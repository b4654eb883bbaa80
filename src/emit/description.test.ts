// The emitted openapi.json is what the contract describes, with examples that are real and true.
import { beforeAll, describe, expect, test } from 'vitest';
import { schemaValidator } from '../../tests/support/openapi.ts';
import { lotteryDraws, readRealArchive } from '../../tests/support/real-archive.ts';
import { SMALL_SITE } from '../../tests/support/small-archive.ts';
import { type Catalogue, catalogueOf } from '../contract/catalogue.ts';
import { ENDPOINTS, type EndpointName } from '../contract/endpoints.ts';
import type { LotteryDraws } from '../domain/draw.ts';
import { summarize } from './lottery-summary.ts';
import type { EmittedFile } from './emitted-file.ts';
import { emitLottery } from './endpoints.ts';
import { emitIndexes } from './plan.ts';

type Answer = {
  readonly content: {
    readonly 'application/json': {
      readonly schema: object;
      readonly examples: {
        readonly real: { readonly summary: string; readonly value: Record<string, unknown> };
      };
    };
  };
};
type Description = {
  readonly components: { readonly schemas: Record<string, { readonly examples?: string[] }> };
  readonly paths: Record<
    string,
    {
      readonly get: {
        parameters: { name: string; schema: object }[];
        responses: { 200: Answer };
      };
    }
  >;
};

const ORIGIN = 'https://a.example';

let archive: readonly LotteryDraws[];
let thai: LotteryDraws;
let catalogue: Catalogue;
let files: readonly EmittedFile[];
let emitted: EmittedFile;
let description: Description;
beforeAll(async () => {
  const real = await readRealArchive();
  const { sources } = real;
  archive = real.archive;
  thai = lotteryDraws(archive, 'thai-government');
  catalogue = catalogueOf(archive);
  const site = { origin: ORIGIN, sources, calendar: {}, upstreams: [], heldBack: [] };
  files = [...emitLottery(thai, site)];
  const summaries = archive.map((one) => summarize(one, site));
  const found = [...emitIndexes(summaries, site)].find(({ path }) => path === '/api/openapi.json');
  if (found === undefined) throw new Error('there is no description');
  emitted = found;
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

describe('the description', () => {
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
    expect(lottery?.schema).toEqual({
      $ref: '#/components/schemas/LotteryId',
      default: 'thai-government',
    });
    const { examples: offered } = description.components.schemas['LotteryId'] ?? {};
    expect(offered).toEqual(catalogue.map(({ slug }) => slug));
    expect(offered).toHaveLength(49);
  });

  test('every prize that an era of any lottery has is a PrizeSlug', () => {
    const { examples: slugs } = description.components.schemas['PrizeSlug'] ?? {};
    const drawn = archive.flatMap(({ lottery }) =>
      lottery.eras.flatMap(({ prizes }) => prizes.map(({ slug }) => slug)),
    );
    expect(new Set(slugs)).toEqual(new Set(drawn));
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

  test('the example of results is a file of this build, whole', () => {
    const file = files.find(({ path }) => path === '/api/results/thai-government/1.json');
    const { summary, value } = answerOf('results').examples.real;
    expect([summary, value]).toEqual(['A real answer, whole', JSON.parse(file?.text ?? '')]);
  });

  test('the example of stats is its file, lists cut to two entries, and says so', () => {
    const file = files.find(({ path }) => path === '/api/stats/thai-government.json');
    const { summary, value } = answerOf('stats').examples.real;
    expect(summary).toContain('cut to 2 entries');
    expect(value).toEqual(cut(JSON.parse(file?.text ?? '')));
  });

  test('no draw in full, no example', () => {
    expect(summarize({ ...thai, draws: [] }, SMALL_SITE).examples).toBeUndefined();
  });
});
