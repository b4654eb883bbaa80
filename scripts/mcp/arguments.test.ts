import { describe, expect, test } from 'vitest';
import { dayMeant, readArguments, readTop } from './arguments.ts';
import { Refusal, type ToolFault } from './refusal.ts';

const NAMES = ['lottery', 'numbers', 'date', 'window', 'limit', 'top'];
const read = (call: unknown) => readArguments(NAMES, call);

function faultOf(act: () => unknown): ToolFault {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error.fault;
  }
  throw new Error('nothing was refused');
}

test.each([
  ['window', 30, '30'],
  ['limit', '5', '5'],
  ['limit', 5, '5'],
  ['lottery', ['lao-tv'], 'lao-tv'],
  // The API refuses them.
  ['lottery', { slug: 'lao-vip' }, '[object Object]'],
  ['window', true, 'true'],
  ['date', ' 2026-08-16', '2026-08-16'],
  ['numbers', '004615', '004615'],
  ['numbers', '402701, 53', '402701,53'],
  ['numbers', ['04', '53'], '04,53'],
  ['numbers', ['402', '701'], '402,701'],
])('%s %j is the parameter %j', (name, value, text) => {
  expect(read({ [name]: value })).toEqual({ [name]: text });
});

test.each([undefined, {}, { top: null }, { top: undefined }])('%j asks for nothing', (call) => {
  expect(read(call)).toEqual({});
});

test.each([
  // A number in JSON has no zeros in front: 004615 would be compared as 4615.
  ['numbers', 4615, 'เลขศูนย์ข้างหน้าไม่หาย'],
  ['numbers', [53], 'เลขศูนย์ข้างหน้าไม่หาย'],
  // One ticket in halves, or two numbers: nobody can tell.
  ['numbers', '402,701', '"402, 701"'],
  ['numbers', ['402,701'], '"402, 701"'],
  ['numbers', ['53', {}], 'ข้อความ'],
  ['numbers', true, 'ข้อความ'],
])('%s is refused as %j, in Thai and English', (name, value, words) => {
  const { code, parameter, error, errorEn } = faultOf(() => read({ [name]: value }));
  expect([code, parameter]).toEqual(['invalid_argument', name]);
  expect(error).toContain(words);
  expect(errorEn).toMatch(/must be .*(?:text|one ticket)/);
});

describe('what the reader of the API refuses', () => {
  test.each(['lotery', 'Lottery', 'lotteryId', 'lottery_id'])('%s for lottery', (name) => {
    expect(faultOf(() => read({ [name]: 'x' }))).toMatchObject({
      code: 'unknown_parameter',
      parameter: 'lottery',
      accepted: NAMES,
    });
  });

  test.each(['zzz', '', 'x'.repeat(5000), 'constructor', '__proto__'])('%.20s', (name) => {
    const fault = faultOf(() => read(JSON.parse(`{${JSON.stringify(name)}: "1"}`)));
    expect([fault.code, fault.accepted]).toEqual(['unknown_parameter', NAMES]);
    expect(JSON.stringify(fault).length).toBeLessThan(1000);
  });

  test.each(['', ' ', []])('%j as numbers', (numbers) => {
    expect(faultOf(() => read({ numbers })).code).toBe('empty_parameter');
  });
});

test.each(['0', '11', '2.5', '1e1', 'ห้า'])('top is refused as %s', (top) => {
  expect(faultOf(() => readTop({ top }, 3, 10))).toMatchObject({
    ...{ code: 'invalid_argument', parameter: 'top' },
    ...{ error: expect.stringContaining('1 ถึง 10') },
  });
});

test('top is what is asked for, or the usual', () => {
  expect([readTop({}, 3, 10), readTop({ top: '10' }, 3, 10)]).toEqual([3, 10]);
});

test.each([
  ['2569-08-16', '2026-08-16'],
  ['16 สิงหาคม 2569', '2026-08-16'],
  ['16 ส.ค. 69', '2026-08-16'],
  ['16/8/2569', '2026-08-16'],
  ['2026-8-16', '2026-08-16'],
  ['Aug 16, 2026', '2026-08-16'],
  ['2026-02-30', undefined],
  ['2026', undefined],
  [undefined, undefined],
  ['x'.repeat(100_000), undefined],
])('the day %.20s may mean %s', (date, day) => {
  expect(dayMeant({ date })).toBe(day);
});
