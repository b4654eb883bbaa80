// Every operation shows a real answer that fits its own schema, whole or saying that it is cut.
import { beforeAll, describe, expect, test } from 'vitest';
import { schemaValidator } from '../../tests/support/openapi.ts';
import { lotteryDraws, readRealArchive } from '../../tests/support/real-archive.ts';
import { SMALL_SITE } from '../../tests/support/small-archive.ts';
import { catalogueOf } from '../contract/catalogue.ts';
import type { Example } from '../contract/openapi/example.ts';
import type { LotteryDraws } from '../domain/draw.ts';
import { examplesFrom } from './examples.ts';
import { summarize } from './lottery-summary.ts';
import { emitIndexes } from './plan.ts';

type Content = { readonly schema: object; readonly examples?: Readonly<Record<string, Example>> };
type Described = {
  readonly paths: Record<
    string,
    { get: { operationId: string; responses: { 200: { content: Record<string, Content> } } } }
  >;
};

let thai: LotteryDraws;
let description: Described;
const contents = new Map<string, Content>();
beforeAll(async () => {
  const { archive, sources } = await readRealArchive();
  thai = lotteryDraws(archive, 'thai-government');
  const site = { ...SMALL_SITE, sources };
  const summaries = archive.map((one) => summarize(one, site));
  const files = [...emitIndexes(summaries, site)];
  const file = files.find(({ path }) => path === '/api/openapi.json');
  description = JSON.parse(file?.text ?? '');
  expect(catalogueOf(archive)).toHaveLength(49);
  for (const { get } of Object.values(description.paths)) {
    const [content] = Object.values(get.responses[200].content);
    if (content !== undefined) contents.set(get.operationId, content);
  }
});

test('every operation has an example, but the one of packed bytes', () => {
  const without = [...contents].filter(([, { examples }]) => examples === undefined);
  expect(without.map(([name]) => name)).toEqual(['exportAllDraws']);
});

test('every example fits the schema of its answer', () => {
  const wrong = [...contents].flatMap(([name, { schema, examples = {} }]) => {
    const validate = schemaValidator(description, schema);
    return Object.entries(examples).flatMap(([key, { value }]) =>
      validate(value) ? [] : [[name, key, validate.errors]],
    );
  });
  expect(wrong).toEqual([]);
});

test('every example says whether it is whole', () => {
  const summaries = [...contents].flatMap(([name, { examples = {} }]) =>
    Object.values(examples).map(({ summary }) => [name, summary] as const),
  );
  const silent = summaries.filter(([, summary]) => !/whole|cut to|first \d+ lines/.test(summary));
  expect(silent).toEqual([]);
});

describe('checks', () => {
  const bodyOf = (operation: string, key: string) =>
    contents.get(operation)?.examples?.[key]?.value as { data: Record<string, unknown> };

  test('show a winner and a number that won nothing', () => {
    expect(bodyOf('checkNumber', 'real').data).toMatchObject({ isWinner: true });
    expect(bodyOf('checkNumber', 'nothing').data).toMatchObject({
      isWinner: false,
      matches: [],
      totalAmount: 0,
    });
  });

  test('show both in one batch', () => {
    expect(bodyOf('checkNumbers', 'real').data).toMatchObject({
      isWinner: true,
      results: [{ isWinner: true }, { isWinner: false }],
    });
  });
});

test('no draw in full, no example', () => {
  expect(examplesFrom({ ...thai, draws: [] }, SMALL_SITE)).toBeUndefined();
});
