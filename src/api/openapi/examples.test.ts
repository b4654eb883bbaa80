// The emitted openapi.json: every operation shows a real answer that fits its own schema, whole or
// saying that it is cut, and it offers the lotteries and prizes that there are.
import { beforeAll, describe, expect, test } from 'vitest';
import { schemaValidator } from '../../../tests/support/openapi.ts';
import { lotteryDraws, readRealArchive } from '../../../tests/support/real-archive.ts';
import { SMALL_SITE } from '../../../tests/support/small-archive.ts';
import { catalogueOf } from '../contract/catalogue.ts';
import { exampleAnswers } from './examples.ts';
import type { Example } from './response.ts';
import type { CheckBody } from '../check/check.schema.ts';
import type { LotteryDraws } from '../../domain/draw.ts';
import { GRACE_MS } from '../../domain/lateness.ts';
import { answerAddress } from '../../serve/function/answer-address.ts';
import { emitLottery } from '../answers/all.ts';
import { makeIndexes } from '../emit/of-all-lotteries.ts';
import type { Site } from '../answers/publisher.ts';
import { byLottery } from '../check/check-body.ts';

type Content = { readonly schema: object; readonly examples?: Readonly<Record<string, Example>> };
type Described = {
  readonly components: { readonly schemas: Record<string, { readonly examples?: string[] }> };
  readonly paths: Record<
    string,
    { get: { operationId: string; responses: { 200: { content: Record<string, Content> } } } }
  >;
};

type CheckResult = CheckBody['data'];

let archive: readonly LotteryDraws[];
let thai: LotteryDraws;
let sources: Site['sources'];
let site: Site;
let description: Described;
const contents = new Map<string, Content>();
beforeAll(async () => {
  ({ archive, sources } = await readRealArchive());
  thai = lotteryDraws(archive, 'thai-government');
  site = { ...SMALL_SITE, sources };
  const { files } = makeIndexes(archive, site);
  const file = files.find(({ path }) => path === '/api/openapi.json');
  description = JSON.parse(file?.text ?? '');
  for (const { get } of Object.values(description.paths)) {
    const [content] = Object.values(get.responses[200].content);
    if (content !== undefined) contents.set(get.operationId, content);
  }
});

test('every operation has an example, but those of packed bytes', () => {
  const without = [...contents].filter(([, { examples }]) => examples === undefined);
  expect(without.map(([name]) => name)).toEqual(['exportDrawsAsXlsx', 'exportAllDraws']);
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

test('lotteries are those of the catalogue, prizes those of every era', () => {
  const { LotteryId, PrizeSlug } = description.components.schemas;
  const prizes = archive.flatMap(({ lottery }) => lottery.eras.flatMap((era) => era.prizes));
  expect(LotteryId?.examples).toEqual(archive.map(({ lottery }) => lottery.slug));
  expect(new Set(PrizeSlug?.examples)).toEqual(new Set(prizes.map(({ slug }) => slug)));
});

/** The first two entries of each list within. */
function cut(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(cut);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, cut(of)]));
}

test.each([
  ['getCalculations', 'calculations/thai-government/30/last-two-digit', false],
  ['getResults', 'results/thai-government/1', false],
  ['getStats', 'stats/thai-government', true],
])('the example of %s is the file %s of this build, its lists cut: %s', (name, path, isCut) => {
  const files = [...emitLottery(thai, site)];
  const file = JSON.parse(files.find((one) => one.path === `/api/${path}.json`)?.text ?? '');
  const real = contents.get(name)?.examples?.['real'];
  expect(real?.value).toEqual(isCut ? cut(file) : file);
  expect(real?.summary).toContain(isCut ? 'cut to 2 entries' : 'whole');
});

describe('checks', () => {
  const bodyOf = (operation: string, key: string) =>
    contents.get(operation)?.examples?.[key]?.value as { data: Record<string, unknown> };

  test('show the newest first prize, which wins it, and a number that won nothing', () => {
    const [newest] = thai.draws;
    expect(bodyOf('checkNumber', 'real').data).toMatchObject({
      ...{ isWinner: true, drawDate: newest?.drawDate },
      number: newest?.prizes['first-prize']?.[0],
    });
    expect(bodyOf('checkNumber', 'nothing').data).toMatchObject({
      isWinner: false,
      matches: [],
      totalAmount: 0,
    });
  });

  test('are what the function answers, before the next draw is due and after', async () => {
    const real = bodyOf('checkNumber', 'real').data as unknown as CheckResult;
    const due = bodyOf('checkNumber', 'due').data as unknown as CheckResult;
    const { lottery, draws } = thai;
    const [draw] = draws;
    if (draw === undefined || due.dueDraws === undefined) throw new Error('no draw');
    const { number } = real;
    const latest = byLottery([{ lottery, draw }]);
    const archive = { ...SMALL_SITE, sources, latest, drawsOf: async () => ({ lottery, draws }) };
    const at = async (now: number) => {
      const address = `/api/check?number=${number}`;
      const { text } = await answerAddress(address, catalogueOf([thai]), archive, now);
      return JSON.parse(String(text));
    };
    const announced = Date.parse(due.dueDraws.since);
    expect(await at(announced - 1)).toEqual(bodyOf('checkNumber', 'real'));
    expect(await at(announced + GRACE_MS)).toEqual(bodyOf('checkNumber', 'due'));
    expect(due).toMatchObject({ number, dueDraws: { state: 'late', note: expect.any(String) } });
  });

  test('show both in one batch', () => {
    expect(bodyOf('checkNumbers', 'real').data).toMatchObject({
      isWinner: true,
      results: [{ isWinner: true }, { isWinner: false }],
    });
  });
});

test('no draw in full, no example', () => {
  expect(exampleAnswers([{ ...thai, draws: [] }], SMALL_SITE)).toBeUndefined();
});
