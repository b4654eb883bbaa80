// The additive forms of /api/check: several numbers, and the draw of a day.
import { describe, expect, test } from 'vitest';
import { mapEntries } from '../../../tests/support/map-entries.ts';
import { SMALL_CATALOGUE } from '../../../tests/support/small-catalogue.ts';
import { parseQuery } from './query.ts';

const catalogue = mapEntries(SMALL_CATALOGUE, (entry) => ({
  ...entry,
  ...(entry.hasDraws && { days: { from: '2026-08-01', to: '2026-08-16', bits: '8001' } }),
}));
const parse = (query: string) => parseQuery('check', new URLSearchParams(query), catalogue);
const many = (count: number) => Array.from({ length: count }, () => '12').join(',');

describe('numbers', () => {
  test('are read in order, doubles and all', () => {
    expect(parse('numbers=12,123456,12')).toEqual({
      endpoint: 'check',
      lottery: 'thai-government',
      numbers: ['12', '123456', '12'],
    });
  });

  test('are at most twenty', () => {
    expect(parse(`numbers=${many(20)}`)).toMatchObject({ endpoint: 'check' });
    const refusal = { status: 400, code: 'too_many_numbers', parameter: 'numbers' };
    expect(parse(`numbers=${many(21)}`)).toMatchObject(refusal);
    expect(parse(`numbers=${'x,'.repeat(10_000)}`)).toMatchObject(refusal);
  });

  test.each(['12,', ',12', '12,,13', '12, 13', '12;13', '12,x', '1,12', '๑๒,12', ','])(
    '"%s" is refused, naming numbers',
    (numbers) => {
      const refusal = { status: 400, code: 'invalid_number', parameter: 'numbers' };
      expect(parse(`numbers=${encodeURIComponent(numbers)}`)).toMatchObject(refusal);
    },
  );

  test('at fault are each named, with place and reason, for a program to take out', () => {
    const fault = parse('numbers=12,1234,x,,123');
    expect(fault).toMatchObject({
      status: 400,
      code: 'invalid_number',
      rejected: [
        { index: 1, number: '1234', code: 'undecidable_number' },
        { index: 2, number: 'x', code: 'invalid_number' },
        { index: 3, number: '', code: 'invalid_number' },
      ],
    });
    expect(fault).toHaveProperty(
      'rejected.0.error',
      expect.stringContaining('ตรวจได้เฉพาะเลข 2, 3, 6 หลัก'),
    );
    expect(parse('numbers=12,1234')).toMatchObject({
      code: 'undecidable_number',
      parameter: 'numbers',
      accepted: ['2', '3', '6'],
      rejected: [{ index: 1, number: '1234', code: 'undecidable_number' }],
    });
  });

  test('that are in order, and a single number at fault, reject none', () => {
    expect(parse('numbers=12,123')).not.toHaveProperty('rejected');
    expect(parse('number=x')).not.toHaveProperty('rejected');
  });

  test.each([
    ['number=12&numbers=13', 'number_and_numbers'],
    ['number=12&numbers=x', 'number_and_numbers'],
    ['numbers=', 'empty_parameter'],
    ['numbers=12&numbers=13', 'repeated_parameter'],
    ['', 'missing_number'],
  ])('"%s" is refused with 400 %s', (query, code) => {
    expect(parse(query)).toMatchObject({ status: 400, code });
  });
});

describe('date', () => {
  test.each(['number=12', 'numbers=12,13'])('goes with %s', (query) => {
    expect(parse(`${query}&date=2026-08-01`)).toMatchObject({ date: '2026-08-01' });
  });

  test.each([
    '2026-8-1',
    '2569-08-01x',
    '20260801',
    '2026-02-30',
    '2026-13-01',
    'today',
    '1 ส.ค. 2569',
  ])('"%s" is no day of the calendar', (date) => {
    const refusal = { status: 400, code: 'invalid_date', parameter: 'date' };
    expect(parse(`number=12&date=${encodeURIComponent(date)}`)).toMatchObject(refusal);
  });

  test.each(['2026-08-17', '2101-08-01'])('%s, after the newest draw, has none yet', (date) => {
    const fault = parse(`number=12&date=${date}`);
    expect(fault).toMatchObject({ status: 404, code: 'no_draw_on_date', parameter: 'date' });
    expect(fault).toHaveProperty(
      'error',
      expect.stringMatching(/^ไม่มีผล.* งวดล่าสุดที่มีคือ 16 สิงหาคม 2569 งวดใหม่กว่านั้น.*อย่าเพิ่งทิ้งสลาก$/),
    );
    expect(fault).toHaveProperty('nearest', { before: '2026-08-16' });
  });

  test.each([
    ['2026-08-02', { before: '2026-08-01', after: '2026-08-16' }],
    ['2026-07-31', { after: '2026-08-01' }],
  ])(
    '%s has no draw: 404, saying which are nearest and where the days are listed',
    (date, nearest) => {
      const fault = parse(`number=12&date=${date}`);
      expect(fault).toMatchObject({ status: 404, code: 'no_draw_on_date', parameter: 'date' });
      expect(fault).toHaveProperty(
        'error',
        expect.stringContaining('/api/draws/thai-government/index.json'),
      );
      expect(fault).toHaveProperty('nearest', nearest);
    },
  );

  test.each(['2569-08-16', '2569-08-01', '2567-02-29', '2569-8-1', '1 ส.ค. 2569'])(
    '%s is of the Buddhist era: 400, saying to subtract 543',
    (date) => {
      for (const lottery of ['thai-government', 'gsb-lottery']) {
        const fault = parse(`number=12&date=${encodeURIComponent(date)}&lottery=${lottery}`);
        expect(fault).toMatchObject({ status: 400, code: 'invalid_date', parameter: 'date' });
        expect(fault).toHaveProperty('error', expect.stringMatching(/พุทธศักราช.*ลบ 543/));
      }
    },
  );

  test.each([
    ['2567-02-29', '2024-02-29'],
    ['2569-02-30', '2026-08-16'],
    ['1 ส.ค. 2569', '2026-08-16'],
  ])('%s is told the day meant, or an example: %s', (date, meant) => {
    const fault = parse(`number=12&date=${encodeURIComponent(date)}`);
    expect(fault).toHaveProperty('error', expect.stringContaining(`date=${meant}`));
  });

  test('of a lottery without a draw is no date at all yet', () => {
    expect(parse('number=12&date=2026-08-01&lottery=gsb-lottery')).toMatchObject({
      status: 404,
      code: 'no_draws_yet',
    });
  });

  test('that is malformed comes before what is missing from the data', () => {
    expect(parse('number=12&date=x&lottery=gsb-lottery')).toMatchObject({ code: 'invalid_date' });
  });
});
