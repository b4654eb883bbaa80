import { beforeAll, describe, expect, test } from 'vitest';
import type { ChecksetBody } from '../contract/bodies/checkset.ts';
import { checkNumber } from '../domain/check.ts';
import { everyNumber } from '../domain/digits.ts';
import type { Draw, LotteryDraws } from '../domain/draw.ts';
import type { Lottery } from '../domain/lottery.ts';
import { heldLotteries, readRealArchive } from '../testing/real-archive.ts';
import { realSite } from '../testing/real-files.ts';
import { SMALL_ARCHIVE, SMALL_SITE } from '../testing/small-archive.ts';
import { drawOn } from '../testing/small-lottery.ts';
import { emitDrawIndex, emitDraws } from './draws.ts';
import { emitResults, type Site } from './results.ts';

let archive: readonly LotteryDraws[];
let site: Site;
beforeAll(async () => {
  archive = heldLotteries((await readRealArchive()).archive);
  site = await realSite();
});

const bodiesOf = (one: LotteryDraws, of: Site) =>
  new Map(emitDraws(one, of).map(({ path, text }) => [path, JSON.parse(text)]));

describe('a draw file', () => {
  test('has the very draw of results', () => {
    const results = emitResults(SMALL_ARCHIVE, SMALL_SITE).map(({ text }) => JSON.parse(text));
    const files = bodiesOf(SMALL_ARCHIVE, SMALL_SITE);
    const { data } = results[19];
    expect(data.map((draw: { drawDate: string }) => draw.drawDate)).toHaveLength(3);
    for (const draw of data) {
      const file = files.get(`/api/draws/small/${draw.drawDate}.json`);
      expect(file).toEqual({ ...results[0], data: draw });
    }
  });

  test('of a corrected draw says so', () => {
    const corrections = [
      { at: '2024-03-02T00:00:00.000Z', reason: 'x', previous: { two: ['70'] } },
    ];
    const draw = drawOn('2024-03-01', { two: ['07'] }, { corrections });
    const [file] = bodiesOf({ ...SMALL_ARCHIVE, draws: [draw] }, SMALL_SITE).values();
    expect(file.data).toMatchObject({ revision: 2, corrections: [{ revision: 2, reason: 'x' }] });
  });
});

test('the index lists every draw, newest first, with its revision and whether it is complete', () => {
  const corrections = [{ at: '2024-03-02T00:00:00.000Z', reason: 'x', previous: {} }];
  const draws = [
    drawOn('2024-03-02', { two: ['07'] }, { pending: ['six'] }),
    drawOn('2024-03-01', { two: ['07'] }, { corrections }),
  ];
  expect(JSON.parse(emitDrawIndex({ ...SMALL_ARCHIVE, draws }).text)).toEqual({
    success: true,
    lottery: 'small',
    lotteryName: 'หวยเล็ก',
    draws: [
      { drawDate: '2024-03-02', complete: false, revision: 1 },
      { drawDate: '2024-03-01', complete: true, revision: 2 },
    ],
  });
});

/** A lottery and a draw made of a checkset and nothing else, as a client would. */
function readCheckset({ prizes, ...rest }: ChecksetBody): { lottery: Lottery; draw: Draw } {
  const kinds = prizes.map(({ name, numbers, pending: _, ...kind }) => ({
    ...kind,
    nameTh: name,
    picks: numbers.length,
  }));
  const known = prizes.filter(({ numbers }) => numbers.length > 0);
  return {
    lottery: { ...SMALL_ARCHIVE.lottery, eras: [{ from: null, prizes: kinds }] },
    draw: drawOn(
      rest.drawDate,
      Object.fromEntries(known.map(({ slug, numbers }) => [slug, numbers])),
      { pending: prizes.filter(({ pending }) => pending).map(({ slug }) => slug) },
    ),
  };
}

/** What a check says. */
function answerOf(lottery: Lottery, draw: Draw, number: string): string {
  const { matches, totalAmount, pending, unavailable, notCompared } = checkNumber(
    lottery,
    draw,
    number,
  );
  const hits = matches.map(({ kind, winningNumber }) => [kind.nameTh, kind.amount, winningNumber]);
  const others = [pending, unavailable, notCompared].map((kinds) =>
    kinds.map(({ slug, nameTh }) => [slug, nameTh]),
  );
  return JSON.stringify([hits, totalAmount, others]);
}

describe('a checkset', () => {
  test('decides every pair, every triple and every winner of each lottery’s draws as the check does', () => {
    const wrong = archive.flatMap((one) => {
      // A draw of each era, and those with something unknown: a prize its source lacks.
      const { lottery, draws } = one;
      const chosen = draws.filter(
        (draw, index) =>
          index % Math.ceil(draws.length / 8) === 0 || index === draws.length - 1 || draw.doubt,
      );
      const sets = bodiesOf({ lottery, draws: chosen }, site);
      return chosen.flatMap((draw) => {
        const read = readCheckset(sets.get(`/api/checksets/${lottery.slug}/${draw.drawDate}.json`));
        const tickets = Object.values(draw.prizes)
          .flat()
          .map((number) => number.padStart(6, '9'));
        const tried = [...everyNumber(2), ...everyNumber(3), ...tickets]
          .concat(Object.values(draw.prizes).flat())
          .concat(lottery.slug === 'lao-lottery' ? ['4826', '0000'] : []);
        return tried
          .filter((number) => {
            const offline = answerOf(read.lottery, read.draw, number);
            return offline !== answerOf(lottery, draw, number);
          })
          .map((number) => `${lottery.slug} ${draw.drawDate} ${number}`);
      });
    });
    expect(wrong).toEqual([]);
  });

  test('tells what is pending from what nobody knows', () => {
    const draws = [drawOn('2024-03-01', { two: ['07'] }, { pending: ['six'] })];
    const [, pending] = bodiesOf({ ...SMALL_ARCHIVE, draws }, SMALL_SITE).values();
    expect(pending.prizes[0]).toMatchObject({ slug: 'six', numbers: [], pending: true });
    const lacking = bodiesOf(SMALL_ARCHIVE, SMALL_SITE).get('/api/checksets/small/2024-03-01.json');
    expect(lacking.prizes[0]).toMatchObject({ slug: 'six', numbers: [] });
    expect(lacking.prizes[0]).not.toHaveProperty('pending');
  });

  test('is of the prizes and amounts of its own era', () => {
    const old = bodiesOf(SMALL_ARCHIVE, SMALL_SITE).get('/api/checksets/small/2023-12-31.json');
    expect(old.prizes).toEqual([
      { slug: 'two', name: 'เลข 2 ตัว', digits: 2, place: 'EF', amount: '1000.00', numbers: ['15'] },
    ]);
  });

  test('is small: under three kilobytes for a daily lottery, under eight for the government’s', () => {
    const sizes = archive.map((one) => {
      const files = emitDraws({ ...one, draws: one.draws.slice(0, 1) }, site);
      return [one.lottery.slug, Buffer.byteLength(files[1]?.text ?? '')] as const;
    });
    const large = sizes.filter(
      ([slug, size]) => size > (slug === 'thai-government' ? 8_000 : 3_000),
    );
    expect(large).toEqual([]);
  });
});
