import { describe, expect, test } from 'vitest';
import { SMALL_ARCHIVE } from '../../../tests/support/small-archive.ts';
import { drawOn } from '../../../tests/support/small-lottery.ts';
import type { CalculationsBody } from './calculations.schema.ts';
import { WINDOWS } from '../../domain/window.ts';
import { emitCalculations } from './calculations.ts';

function bodies(files: ReturnType<typeof emitCalculations>): Map<string, CalculationsBody> {
  return new Map(files.map(({ path, text }) => [path, JSON.parse(text)]));
}

const small = bodies(emitCalculations(SMALL_ARCHIVE));
const of = (name: string) => small.get(`/api/calculations/small/${name}.json`);

/** So many draws of one prize, a day apart, the newest on 2026-01-31. */
const manyDraws = (count: number) =>
  Array.from({ length: count }, (_, age) =>
    drawOn(new Date(Date.UTC(2026, 0, 31 - age)).toISOString().slice(0, 10), { two: ['07'] }),
  );

describe('emitCalculations', () => {
  test('a body says what it was made of', () => {
    const { data, disclaimer, ...head } = of('30') ?? {};
    expect(head).toEqual({
      success: true,
      lottery: { slug: 'small', nameTh: 'หวยเล็ก' },
      sourceDraw: { id: 'small/2024-03-01', drawDate: '2024-03-01' },
      window: '30',
      requestedDraws: 30,
      sampleSize: 3,
      quality: 'insufficient',
      formulaVersion: '1.0.0',
      // 20:30 in Bangkok.
      calculatedAt: '2024-03-01T13:30:00.000Z',
    });
    expect(disclaimer).toContain('ไม่ใช่ความน่าจะเป็น');
    expect(data?.prizes.map(({ prize, sampleSize }) => ({ ...prize, sampleSize }))).toEqual([
      { slug: 'six', nameTh: 'เลข 6 ตัว', digitCount: 6, sampleSize: 1 },
      { slug: 'two', nameTh: 'เลข 2 ตัว', digitCount: 2, sampleSize: 3 },
    ]);
  });

  test('calculatedAt is the last correction of a draw in the window', () => {
    const corrections = [{ at: '2026-02-03T04:05:06.000Z', reason: 'x', previous: {} }];
    const draws = manyDraws(6).map((draw, age) => ({ ...draw, ...(age === 5 && { corrections }) }));
    const made = bodies(emitCalculations({ ...SMALL_ARCHIVE, draws }));
    const moments = ['5', '10'].map((window) => made.get(`/api/calculations/small/${window}.json`));
    expect(moments.map((body) => body?.calculatedAt)).toEqual([
      '2026-01-31T13:30:00.000Z',
      corrections[0]?.at,
    ]);
  });

  test('the window all asks for the stored draws', () => {
    expect(of('all')).toMatchObject({ window: 'all', requestedDraws: 3, sampleSize: 3 });
  });

  test.each(WINDOWS)('of window %s, the file of one prize is that prize of the whole', (window) => {
    const whole = of(window);
    for (const prize of whole?.data.prizes ?? []) {
      const { sampleSize, quality } = prize;
      const expected = { ...whole, sampleSize, quality, data: { prizes: [prize] } };
      expect(of(`${window}/${prize.prize.slug}`)).toEqual(expected);
    }
  });

  test('a prize is as sure as its own draws, however many the window has', () => {
    const made = bodies(
      emitCalculations({
        ...SMALL_ARCHIVE,
        draws: manyDraws(100).map((draw, age) =>
          age < 20 ? { ...draw, prizes: { two: ['07'], six: ['004615'] } } : draw,
        ),
      }),
    );
    const whole = made.get('/api/calculations/small/100.json');
    expect(whole).toMatchObject({ sampleSize: 100, quality: 'high' });
    expect(whole?.data.prizes).toMatchObject([
      { sampleSize: 20, quality: 'low' },
      { sampleSize: 100, quality: 'high' },
    ]);
    const six = made.get('/api/calculations/small/100/six.json');
    expect(six).toMatchObject({ requestedDraws: 100, sampleSize: 20, quality: 'low' });
  });

  test('a prize that no draw had says so, and has no ranking', () => {
    const made = bodies(emitCalculations({ ...SMALL_ARCHIVE, draws: manyDraws(5) }));
    const { data, ...head } = made.get('/api/calculations/small/5/six.json') ?? {};
    expect(head).toMatchObject({ requestedDraws: 5, sampleSize: 0, quality: 'insufficient' });
    expect(data?.prizes).toEqual([
      {
        prize: expect.objectContaining({ slug: 'six' }),
        sampleSize: 0,
        digitRanking: [],
        pairRanking: [],
        quality: 'insufficient',
        note: 'ไม่มีงวดใดในช่วงนี้ที่มีรางวัลนี้ จึงไม่มีคะแนน',
      },
    ]);
  });

  test('breakdowns have the components of their score, in the order of the weights', () => {
    const [, two] = of('5')?.data.prizes ?? [];
    expect(Object.keys(two?.digitRanking[0]?.breakdown ?? {}).join()).toBe(
      'frequency30,recent,historical,gap',
    );
    expect(Object.keys(two?.pairRanking[0]?.breakdown ?? {}).join()).toBe(
      'historical,frequency30,recent,position',
    );
  });

  test('the newest digits lead: 0 and 7 twice, 1 and 5 once', () => {
    const [, two] = of('5')?.data.prizes ?? [];
    const candidates = two?.digitRanking.map(({ candidate }) => candidate).slice(0, 4);
    expect(candidates).toEqual(['0', '7', '1', '5']);
  });

  test('quality is of the window, not of all that is stored', () => {
    const made = bodies(emitCalculations({ ...SMALL_ARCHIVE, draws: manyDraws(100) }));
    const qualities = WINDOWS.map(
      (one) => made.get(`/api/calculations/small/${one}.json`)?.quality,
    );
    expect(qualities).toEqual(['insufficient', 'low', 'low', 'medium', 'medium', 'high', 'high']);
  });

  test('a lottery without a draw has nothing to calculate', () => {
    expect(() => emitCalculations({ ...SMALL_ARCHIVE, draws: [] })).toThrow('small has no draw');
  });
});
