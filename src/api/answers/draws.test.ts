import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { lotteriesWithDraws, readRealArchive } from '../../../tests/support/real-archive.ts';
import { realSite } from '../../../tests/support/real-files.ts';
import { SMALL_ARCHIVE, SMALL_SITE } from '../../../tests/support/small-archive.ts';
import { drawOn } from '../../../tests/support/small-lottery.ts';
import { checkOffline } from '../../client/check-offline.ts';
import { checksBody, withConfirmation } from '../check/check-body.ts';
import { everyNumber } from '../../domain/digits.ts';
import { listPrizeKinds, type LotteryDraws } from '../../domain/draw.ts';
import { numberLengths } from '../../domain/ticket.ts';
import { drawFile, emitDrawIndex, emitDraws } from './draws.ts';
import { emitResults } from './results.ts';
import type { Site } from './publisher.ts';

let archive: readonly LotteryDraws[];
let site: Site;
beforeAll(async () => {
  archive = lotteriesWithDraws((await readRealArchive()).archive);
  site = await realSite();
});

/** Its years, and each of its draws at an address of its own. */
const bodiesOf = (one: LotteryDraws, of: Site) => {
  const single = one.draws.map((draw) => drawFile(one.lottery, draw, of));
  const answers = [...single, ...emitDraws(one, of)];
  return new Map(answers.map(({ path, text }) => [path, JSON.parse(text)]));
};

describe('the answer of a draw', () => {
  test('has the very draw of results, each prize with its place', () => {
    const results = emitResults(SMALL_ARCHIVE, SMALL_SITE).map(({ text }) => JSON.parse(text));
    const files = bodiesOf(SMALL_ARCHIVE, SMALL_SITE);
    const { attribution, data } = results[19];
    expect(data.map((draw: { drawDate: string }) => draw.drawDate)).toHaveLength(3);
    for (const draw of data) {
      const file = files.get(`/api/draws/small/${draw.drawDate}.json`);
      expect(file).toMatchObject({ success: true, attribution, data: draw });
      expect(Object.keys(file.data)).toEqual(Object.keys(draw));
    }
    expect(files.get('/api/draws/small/2024-02-29.json').data.prizes).toEqual([
      { ...data[1].prizes[0], place: 'ABCDEF' },
      { ...data[1].prizes[1], place: 'EF' },
    ]);
  });

  test('says of a prize without numbers how many digits it has, and their place', () => {
    const draws = [drawOn('2024-03-01', { two: ['07'] }, { pending: ['six'] })];
    const [pending] = bodiesOf({ ...SMALL_ARCHIVE, draws }, SMALL_SITE).values();
    const unknown = [{ slug: 'six', name: 'เลข 6 ตัว', digits: 6, place: 'ABCDEF' }];
    expect(pending.data).toMatchObject({ pendingPrizes: unknown });
    const lacking = bodiesOf(SMALL_ARCHIVE, SMALL_SITE).get('/api/draws/small/2024-03-01.json');
    expect(lacking.data).toMatchObject({ unavailablePrizes: unknown });
    expect(lacking.data).not.toHaveProperty('pendingPrizes');
  });

  test('is of the prizes and amounts of its own era', () => {
    const old = bodiesOf(SMALL_ARCHIVE, SMALL_SITE).get('/api/draws/small/2023-12-31.json');
    expect(old.data.prizes).toEqual([
      { slug: 'two', name: 'เลข 2 ตัว', amount: '1000.00', numbers: ['15'], place: 'EF' },
    ]);
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

test('the file of a year has each of its draws as at its own address, newest first, and no other', () => {
  for (const one of archive.filter((_, index) => index % 7 === 0)) {
    const files = bodiesOf(one, site);
    const { slug, nameTh } = one.lottery;
    const path = (of: string) => `/api/draws/${slug}/${of}.json`;
    const days = one.draws.map(({ drawDate }) => drawDate);
    const years = [...new Set(days.map((day) => day.slice(0, 4)))];
    expect([...files.keys()].sort()).toEqual([...days, ...years].map(path).sort());
    for (const year of years) {
      const own = days.filter((day) => day.startsWith(year)).map((day) => files.get(path(day)));
      expect(files.get(path(year))).toEqual({
        success: true,
        attribution: own[0].attribution,
        lottery: slug,
        lotteryName: nameTh,
        year,
        data: own.map(({ data }) => data),
      });
    }
  }
});

test('the index lists every draw, newest first, with its revision and whether it is complete', () => {
  const corrections = [{ at: '2024-03-02T00:00:00.000Z', reason: 'x', previous: {} }];
  const draws = [
    drawOn('2024-03-02', { two: ['07'] }, { pending: ['six'] }),
    drawOn('2024-03-01', { two: ['07'] }, { corrections }),
  ];
  expect(JSON.parse(emitDrawIndex({ ...SMALL_ARCHIVE, draws }, SMALL_SITE).text)).toEqual({
    success: true,
    lottery: 'small',
    lotteryName: 'หวยเล็ก',
    draws: [
      { drawDate: '2024-03-02', complete: false, revision: 1 },
      { drawDate: '2024-03-01', complete: true, revision: 2 },
    ],
    missing: [],
    unknownDays: [],
  });
});

describe('the answer of a draw, by the client', () => {
  test('decides every pair, every triple and every winner of each lottery’s draws as the check does', () => {
    const wrong = archive.flatMap((one) => {
      // A draw of each era, and those with something unknown: a prize its source lacks.
      const { lottery, draws } = one;
      const chosen = draws.filter(
        (draw, index) =>
          index % Math.ceil(draws.length / 8) === 0 || index === draws.length - 1 || draw.doubt,
      );
      const files = bodiesOf({ lottery, draws: chosen }, site);
      return chosen.flatMap((draw) => {
        const { data } = files.get(`/api/draws/${lottery.slug}/${draw.drawDate}.json`);
        const lengths = numberLengths(listPrizeKinds(lottery, draw));
        const tickets = Object.values(draw.prizes)
          .flat()
          .map((number) => number.padStart(6, '9'));
        const tried = [...everyNumber(2), ...everyNumber(3), ...tickets, '4826', '0000']
          .concat(Object.values(draw.prizes).flat())
          .filter(({ length }) => lengths.includes(length));
        const offline = checkOffline({ draw: data, numbers: tried }).results;
        const entry = withConfirmation({ lottery, draw }, site.sources);
        const { results } = checksBody(entry, tried, site.origin).data;
        return isDeepStrictEqual(offline, results) ? [] : [`${lottery.slug} ${draw.drawDate}`];
      });
    });
    expect(wrong).toEqual([]);
  });
});
