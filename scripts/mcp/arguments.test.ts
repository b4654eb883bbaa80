import { describe, expect, test } from 'vitest';
import { Refusal, suggest, type ToolFault } from './tool-answer.ts';
import { type Declared, readArguments } from './arguments.ts';

const DECLARED: Declared = {
  lottery: { type: 'string', enum: ['thai-government', 'lao-vip'] },
  number: { type: 'string' },
  numbers: { type: 'array' },
  date: { type: 'string', format: 'date' },
  window: { type: 'string', enum: ['5', '30', 'all'] },
  prize: { type: 'string' },
  limit: { type: 'integer', minimum: 1, maximum: 20 },
  top: { type: 'integer', minimum: 1, maximum: 1000 },
  full: { type: 'boolean' },
};

function refusalOf(given: unknown): ToolFault {
  try {
    readArguments(DECLARED, given);
  } catch (error) {
    if (error instanceof Refusal) return error.fault;
  }
  throw new Error('nothing was refused');
}

/** Every slip of one key: a letter left out, doubled, swapped with the next, replaced; and case. */
function slips(word: string): string[] {
  const places = [...word].map((_, at) => at);
  return [
    ...places.flatMap((at) => {
      const [before, letter = '', after] = [word.slice(0, at), word[at], word.slice(at + 1)];
      const next = after.charAt(0);
      return [
        before + after,
        before + letter + letter + after,
        before + next + letter + after.slice(1),
        `${before}x${after}`,
      ];
    }),
    word.toUpperCase(),
    `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
    `${word}_`,
  ].filter((one) => !Object.hasOwn(DECLARED, one));
}

describe('an argument that is none', () => {
  const all = Object.keys(DECLARED).flatMap((name) => slips(name).map((slip) => [slip, name]));
  const mistyped = all.filter(([, name = '']) => name.length > 3);

  test('is refused however it is misspelt, and what was meant is the suggestion', () => {
    expect(all.length).toBeGreaterThan(150);
    for (const [slip = ''] of all) {
      const { code, parameter, accepted } = refusalOf({ [slip]: '1' });
      expect([code, parameter, accepted]).toEqual([
        'unknown_argument',
        slip,
        Object.keys(DECLARED),
      ]);
    }
    const missed = mistyped.filter(([slip = '', name]) => {
      const { suggestion } = refusalOf({ [slip]: '1' });
      // One letter less than `numbers` may be `number`, which is declared too.
      return suggestion?.replace(/s$/, '') !== name?.replace(/s$/, '');
    });
    expect(missed).toEqual([]);
  });

  const EVERY_OBJECTS = ['constructor', 'toString', '__proto__', 'hasOwnProperty'];
  test.each([
    ...['lotteryId', 'lottery_id', 'lotteries', 'drawDate', 'zzz', '', 'x'.repeat(5000)],
    ...EVERY_OBJECTS,
  ])('is refused with all names there are: %.20s', (name) => {
    const fault = refusalOf(JSON.parse(`{${JSON.stringify(name)}: "1"}`));
    expect([fault.code, fault.accepted]).toEqual(['unknown_argument', Object.keys(DECLARED)]);
    expect(JSON.stringify(fault).length).toBeLessThan(1000);
  });
});

const SLUGS = ['thai-government', 'lao-vip'];
test.each([
  ['lottery_id', 'lottery'],
  ['lotteryId', 'lottery'],
  ['Lottery', 'lottery'],
  ['lotery', 'lottery'],
  ['drawDate', 'date'],
  ['num', undefined],
  ['gewicht', undefined],
  ['', undefined],
  ['thai-goverment', 'thai-government'],
  ['thai_government', 'thai-government'],
  ['Thai Government', 'thai-government'],
  ['laovip', 'lao-vip'],
  ['mega-millions', undefined],
])('of %j may be meant %j', (given, meant) => {
  expect(suggest(given, [...Object.keys(DECLARED), ...SLUGS])).toBe(meant);
});

test.each([
  ['window', 30, '30'],
  ['limit', '5', 5],
  ['top', 7, 7],
  ['top', '7', 7],
  ['full', true, true],
  ['full', 'true', true],
  ['full', ' false ', false],
  ['full', 'True', true],
  ['number', '004615', '004615'],
  ['date', '2026-08-16', '2026-08-16'],
  ['numbers', ['04', '53'], ['04', '53']],
  // A client may send JSON as text.
  ['numbers', '["004615","53"]', ['004615', '53']],
  ['numbers', ' [ "53" ] ', ['53']],
  ['numbers', '[]', []],
  ['numbers', JSON.stringify('["53"]'), ['53']],
  ['numbers', '53', ['53']],
  ['numbers', '"53"', ['53']],
  ['numbers', '402701,53', ['402701', '53']],
  ['numbers', '"402701,53"', ['402701', '53']],
  ['numbers', '402701, 53 และ 391', ['402701', '53', '391']],
  ['numbers', '402701\n53\n', ['402701', '53']],
  ['numbers', ['402701,53', '๐๗'], ['402701', '53', '07']],
  ['numbers', '402, 701', ['402', '701']],
  ['numbers', '402 701', ['402 701']],
  ['numbers', ' ', []],
  ['full', '"true"', true],
  ['top', '"7"', 7],
  ['lottery', '"lao-vip"', 'lao-vip'],
  ['lottery', '["lao-vip"]x', '["lao-vip"]x'],
  ['date', '"2026-08-16"', '2026-08-16'],
  ['number', '"004615"', '004615'],
])('%s %j is taken as %j', (name, value, taken) => {
  expect(readArguments(DECLARED, { [name]: value })).toEqual({ [name]: taken });
});

test.each([undefined, { top: 'null' }, { top: ' null ' }, { top: null }, { top: undefined }])(
  '%j is as good as absent',
  (given) => {
    expect(readArguments(DECLARED, given)).toEqual({});
  },
);

const ZEROS = 'เลขศูนย์ข้างหน้าไม่หาย';
test.each([
  // A number in JSON has no zeros in front: 004615 would be compared as 4615.
  ['number', 4615, ZEROS],
  ['numbers', [53]],
  ['numbers', '[4615]'],
  ['numbers', '["53"'],
  ['numbers', '{"0":"53"}'],
  // One ticket in halves, or two numbers: nobody can tell.
  ['numbers', '402,701'],
  ['numbers', ['402,701']],
  ['numbers', '[["53"]]'],
  ['lottery', ['lao-vip'], 'ชื่อหวยชื่อเดียว'],
  ['lottery', '["lao-vip"]', 'ชื่อหวยชื่อเดียว'],
  ['lottery', { slug: 'lao-vip' }, 'ชื่อหวยชื่อเดียว'],
  ['prize', ['two'], 'ชื่อรางวัลชื่อเดียว'],
  ['date', ['2026-08-16'], 'วันที่วันเดียว'],
  ['date', 20_260_816, 'วันที่วันเดียว'],
  ['window', [5], 'ข้อความเดียว'],
  ['full', 1],
  ['full', '"true'],
  ['full', 'yes'],
  ['full', '1'],
  ['top', 0],
  ['top', 1001],
  ['top', 2.5],
  ['top', '1e1'],
  ['top', true],
])('%s is refused as %j, in Thai: %s', (name, value, words = '') => {
  const { success, code, parameter, error } = refusalOf({ [name]: value });
  expect([success, code, parameter]).toEqual([false, 'invalid_argument', name]);
  expect(error).toMatch(/[ก-๙]{5}/);
  expect(error).toContain(words);
  // Only a number is told of its zeros.
  expect(error.includes('ศูนย์')).toBe(words === ZEROS);
});

test.each([0, 21, -1, '05', 'ห้า', [1], { a: 1 }])(
  'limit is refused as %j as the API does',
  (limit) => {
    expect(refusalOf({ limit })).toMatchObject({ code: 'invalid_limit', accepted: ['1-20'] });
  },
);

test.each([
  ['2569-08-16', '2026-08-16'],
  ['16 สิงหาคม 2569', '2026-08-16'],
  ['16 ส.ค. 69', '2026-08-16'],
  ['16/8/2569', '2026-08-16'],
  ['2026-8-16', '2026-08-16'],
  ['Aug 16, 2026', '2026-08-16'],
  ['2567-02-29', '2024-02-29'],
  ['2026-02-30', undefined],
  ['2026', undefined],
  ['', undefined],
  ['x'.repeat(100_000), undefined],
])('the day %.20s is refused, and what may be meant is %s', (date, meant) => {
  const { code, parameter, suggestion, error } = refusalOf({ date });
  expect([code, parameter, suggestion]).toEqual(['invalid_date', 'date', meant]);
  expect(error).toContain(meant ?? 'YYYY-MM-DD');
});
