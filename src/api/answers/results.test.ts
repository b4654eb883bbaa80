import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { lotteriesWithDraws, readRealArchive } from '../../../tests/support/real-archive.ts';
import { realFiles } from '../../../tests/support/real-files.ts';
import { SMALL_ARCHIVE, SMALL_SITE } from '../../../tests/support/small-archive.ts';
import { drawOn } from '../../../tests/support/small-lottery.ts';
import { GROUPS } from '../../domain/lottery.ts';
import {
  type LatestBody,
  latestSchema,
  type ResultsBody,
  resultsSchema,
} from './results.schema.ts';
import { emitResults } from './results.ts';

const bodyOf = (file: { text: string } | undefined): ResultsBody => JSON.parse(file?.text ?? '');

describe('emitResults', () => {
  const files = emitResults(SMALL_ARCHIVE, SMALL_SITE);
  const whole = bodyOf(files.at(-1));

  test('limit n has the newest n draws, or those that exist', () => {
    const dates = ['2024-03-01', '2024-02-29', '2023-12-31'];
    expect(files.map((file) => bodyOf(file).data.map(({ drawDate }) => drawDate))).toEqual(
      files.map((_, index) => dates.slice(0, index + 1)),
    );
  });

  test('a body credits the site and asks for credit', () => {
    expect(whole.success).toBe(true);
    expect(whole.attribution).toMatchObject({ source: 'เปิดผล', url: 'https://a.example' });
    expect(whole.attribution.note).toContain('เครดิต');
  });

  test('a body says when the draw after the newest one is announced, by the calendar', () => {
    expect(whole.nextDraw).toEqual({
      drawDate: '2024-03-02',
      announcedAt: '2024-03-02T13:30:00.000Z',
    });
    const calendar = { small: { moves: [{ day: '03-02', to: null, reason: 'holiday' }] } };
    const [file] = emitResults(SMALL_ARCHIVE, { ...SMALL_SITE, calendar });
    expect(bodyOf(file).nextDraw?.drawDate).toBe('2024-03-03');
  });

  test('prizes without a number are explained in a sentence to be shown', () => {
    expect(whole.data.map(({ note }) => note)).toEqual([
      whole.data[0]?.standing.find(({ code }) => code === 'unavailable')?.text,
      undefined,
      undefined,
    ]);
  });

  test('a draw has its prizes in registry order, at the amounts of its era', () => {
    expect(whole.data[1]).toEqual({
      lottery: 'small',
      lotteryName: 'หวยเล็ก',
      drawDate: '2024-02-29',
      displayName: '29 กุมภาพันธ์ 2567',
      prizes: [
        { slug: 'six', name: 'เลข 6 ตัว', amount: '6000000.00', numbers: ['004615'] },
        { slug: 'two', name: 'เลข 2 ตัว', amount: '2000.00', numbers: ['07'] },
      ],
      complete: true,
      revision: 1,
      source: { name: 'ด้วยมือ', url: 'https://page.example' },
      standing: [],
    });
    expect(whole.data[2]?.prizes).toEqual([
      { slug: 'two', name: 'เลข 2 ตัว', amount: '1000.00', numbers: ['15'] },
    ]);
  });

  test('a draw whose source lacks a prize says so, and says its doubt', () => {
    expect(whole.data[0]).toMatchObject({
      prizes: [{ slug: 'two' }],
      unavailablePrizes: [{ slug: 'six', name: 'เลข 6 ตัว' }],
      source: { name: 'อื่น', url: 'https://other.example' },
      doubt: 'a typo?',
      unconfirmed: true,
    });
    expect(whole.data[1]).not.toHaveProperty('unconfirmed');
    expect(whole.data[1]).not.toHaveProperty('unavailablePrizes');
    expect(whole.data[1]).not.toHaveProperty('doubt');
  });

  test('its schema knows every field, doubt and unavailable prizes included', () => {
    expect(resultsSchema.parse(whole)).toEqual(whole);
  });

  test('a draw whose source is not listed stops the build', () => {
    const draws = [drawOn('2024-03-01', { two: ['07'] }, { source: 'nobody' })];
    expect(() => emitResults({ ...SMALL_ARCHIVE, draws }, SMALL_SITE)).toThrow(
      'nobody is not a source',
    );
  });

  test('the 21st draw is in no file, so what is wrong with it stops none of them', () => {
    const draws = Array.from({ length: 21 }, (_, index) =>
      drawOn(
        `2024-01-${String(31 - index)}`,
        { two: ['07'] },
        index === 20 ? { source: 'nobody' } : {},
      ),
    );
    const { data } = bodyOf(emitResults({ ...SMALL_ARCHIVE, draws }, SMALL_SITE).at(-1));
    expect([data.length, data.at(-1)?.drawDate]).toEqual([20, '2024-01-12']);
  });
});

describe('the newest draws of all', () => {
  let texts: ReadonlyMap<string, string>;
  let archive: Awaited<ReturnType<typeof readRealArchive>>['archive'];
  beforeAll(async () => {
    ({ archive } = await readRealArchive());
    texts = new Map((await realFiles()).map(({ path, text }) => [path, text]));
  });
  const latestOf = (path: string): LatestBody => JSON.parse(texts.get(path) ?? '');

  test('are those that the results of each lottery begin with, in their words', () => {
    const { data, ...head } = latestOf('/api/latest.json');
    const single = lotteriesWithDraws(archive).map(({ lottery: { slug } }) => {
      const body: ResultsBody = JSON.parse(texts.get(`/api/results/${slug}/1.json`) ?? '');
      const { nextDraw, data: draws, ...others } = body;
      expect(others).toEqual(head);
      return { ...draws[0], ...(nextDraw && { nextDraw }) };
    });
    expect(data).toEqual(single);
    expect(data.length).toBeGreaterThan(1);
  });

  test.each(GROUPS)('of the group %s are those of all that are of it', (group) => {
    const ofGroup = archive.filter(({ lottery }) => lottery.group === group);
    const slugs = new Set(ofGroup.map(({ lottery }) => lottery.slug));
    const all = latestOf('/api/latest.json');
    const data = all.data.filter(({ lottery }) => slugs.has(lottery));
    expect(latestOf(`/api/latest/${group}.json`)).toEqual({ ...all, data });
    expect(data.length).toBeGreaterThan(0);
  });

  test('are small enough to poll, as the list of files says', () => {
    const text = texts.get('/api/latest.json') ?? '';
    console.log(`${Buffer.byteLength(text)} bytes, ${gzipSync(text).length} compressed`);
    expect(Buffer.byteLength(text)).toBeLessThan(50_000);
    expect(gzipSync(text).length).toBeLessThan(5_000);
    expect(latestSchema.strict().parse(JSON.parse(text))).toEqual(JSON.parse(text));
  });
});
