import { describe, expect, test } from 'vitest';
import { day } from '../../tests/support/small-lottery.ts';
import { everyNumber } from './digits.ts';
import { typedNumbers } from './typed-entries.ts';
import { readEntry } from './typed-numbers.ts';

const GOVERNMENT = [2, 3, 6];
const readFor = (entry: string, lengths: readonly number[] = GOVERNMENT) =>
  readEntry(entry, { lengths, near: day('2026-10-01') });
const listsOf = (entry: string, lengths = GOVERNMENT) =>
  readFor(entry, lengths).readings.map(({ numbers, day: stated }) => [
    ...numbers,
    ...(stated ? [stated] : []),
  ]);
const takenOf = (entry: string, lengths = GOVERNMENT) => listsOf(entry, lengths)[0] ?? [];

describe('an entry is one of five', () => {
  test.each([
    // A ticket, or a shorter number.
    ['437921', 'ticket', '437921'],
    ['437 921', 'ticket', '437921 | 437 921'],
    ['437-921', 'ticket', '437921 | 437 921'],
    ['402,701', 'ticket', '402 701 | 402701'],
    ['402.701', 'ticket', '402 701 | 402701'],
    ['004.615', 'ticket', '004 615 | 004615'],
    ['402,701 = 5 ใบ', 'ticket', '402 701 | 402701'],
    ['12 345', 'ticket', '12 345'],
    ['0046 15', 'ticket', '004615'],
    ['69-71', 'ticket', '69 71 | 69 70 71'],
    ['395-397', 'ticket', '395397 | 395 397 | 395 396 397'],
    ['53 53', 'ticket', '53 53'],
    ['4027 01', 'ticket', '402701'],
    ['402701123456', 'ticket', '402701 123456'],
    ['402701123456789012', 'ticket', '402701 123456 789012'],
    ['69-26-13-039184-4358', 'ticket', '039184'],
    ['69-26-13-039184', 'ticket', '039184 | 69 26 13 039184'],
    ['26-13-039184-4358', 'ticket', '039184'],
    ['12. 345678', 'ticket', '345678 | 12 345678'],
    ['12 345678', 'ticket', '345678 | 12 345678'],
    // A short book.
    ['402700-02', 'book', '402700 402701 402702 | 402700 402702 | 402700 02'],
    ['402700,01,02', 'book', '402700 402701 402702 | 402700 01 02'],
    ['402701 53', 'book', '402701 402753 | 402701 53'],
    ['402798/99/00', 'book', '402798 402799 402800 | 402798 402799 402700 | 402798 99 00'],
    ['402700/1/2', 'book', '402700 402701 402702'],
    ['402701 01', 'book', '402701 01'],
    ['402701 2', 'book', '402701 402702 | 402701'],
    ['402701 1', 'book', '402701'],
    [
      '123456 16/06/68',
      'book',
      '123456 2025-06-16 | 123456 123516 123606 123668 | 123456 123416 123406 123468 | 123456 16 06 68',
    ],
    [
      '402701 16/11',
      'book',
      '402701 2026-11-16 | 402701 402716 402811 | 402701 402716 402711 | 402701 16 11',
    ],
    // A range.
    ['402699 ถึง 402701', 'range', '402699 402700 402701'],
    ['402699 ถึง 01', 'range', '402699 402700 402701'],
    ['402699-402701', 'range', '402699 402700 402701 | 402699 402701'],
    // A day.
    ['1/8/69', 'day', '2026-08-01'],
    ['16 มิ.ย. 68', 'day', '2025-06-16'],
    ['1-10-69', 'day', '2026-10-01'],
    ['2026-10-01', 'day', '2026-10-01'],
    ['16-06-68', 'day', '2025-06-16 | 160668 | 16 06 68'],
    ['16/06/68', 'day', '2025-06-16 | 16 06 68'],
    ['16/11', 'day', '2026-11-16 | 16 11'],
    ['16-11', 'day', '2026-11-16 | 16 11'],
    ['1-10', 'day', '2026-10-01 | 110'],
    ['1/10', 'day', '2026-10-01'],
    ['16.11', 'day', '2026-11-16'],
    ['16 พ.ย.', 'day', '2026-11-16'],
    ['31/02/69', 'day', '31 02 69'],
    // Refused: a mistyped ticket has not lost in parts.
    ['0046 150', 'refused', ''],
    ['0046150', 'refused', ''],
    ['004 61S', 'refused', ''],
    ['12.34', 'refused', ''],
    ['31/9/69', 'refused', ''],
    ['29.2', 'refused', ''],
    ['งวด 16', 'refused', ''],
    ['11/2569', 'refused', ''],
    ['53 100x100', 'refused', ''],
    ['53-70 x5', 'refused', ''],
    ['081-234-5678', 'refused', ''],
    ['437921 x0', 'refused', ''],
    ['4379..437921', 'refused', ''],
  ])('%s is a %s: %s', (entry, kind, readings) => {
    const lists = listsOf(entry).map((numbers) => numbers.join(' '));
    expect([readFor(entry, GOVERNMENT).kind, lists.join(' | ')]).toEqual([kind, readings]);
  });

  test.each([
    ['26-13-402701', true],
    ['69-71', false],
    ['70 1234', false],
    ['26-13-402701-4358', false],
    ['437 921', false],
    ['402701123456', false],
    ['402700-02', true],
    ['402701 53', true],
    ['402701 01', false],
    ['402700/1/2', false],
    ['402700 1/2', true],
    ['402701 2', true],
    ['402701 1', false],
    ['402701, 1/10', true],
    ['402701 16/11', true],
    ['16/11', true],
    ['1/10', false],
    ['31/02/69', true],
    ['402699-402701', true],
    ['402699 ถึง 402701', false],
    ['1/8/69', false],
    ['16-06-68', true],
    ['12. 345678', false],
  ])('%s has to be asked about: %s', (entry, isOpen) => {
    expect(readFor(entry, GOVERNMENT).isOpen).toBe(isOpen);
  });
});

describe('a short book', () => {
  const written = (head: string, ends: readonly string[]) =>
    ['/', ',', ', ', ' ', '-', ' / ', ' และ '].map((sign) => [head, ...ends].join(sign));

  test('every end behind a ticket is asked about, whatever parts them', () => {
    for (const end of everyNumber(2)) {
      for (const text of [...written('402735', [end]), `402735,${end} x2`]) {
        const [entry = '', ...more] = typedNumbers(text);
        expect(more, text).toEqual([]);
        const { isOpen } = readFor(entry, GOVERNMENT);
        expect(isOpen, text).toBe(end !== '35');
        const lists = listsOf(entry);
        expect(lists, text).toContainEqual(['402735', end]);
        if (end !== '35') expect(lists, text).toContainEqual(['402735', `4027${end}`]);
        if (end < '35') expect(lists, text).toContainEqual(['402735', `4028${end}`]);
      }
    }
  });

  test('books of two to ten are read in their order, past 99 too', () => {
    for (const first of [402700, 402795, 402799, 9990, 99]) {
      for (let size = 2; size <= 10; size += 1) {
        const tickets = Array.from({ length: size }, (_, step) =>
          String(first + step).padStart(6, '0'),
        );
        const [head = '', ...rest] = tickets;
        for (const text of written(
          head,
          rest.map((ticket) => ticket.slice(-2)),
        )) {
          const [entry = ''] = typedNumbers(text);
          expect(listsOf(entry), text).toContainEqual(tickets);
        }
        const end = tickets.at(-1)?.slice(-2);
        expect(takenOf(`${head}-${end}`), `${head}-${end}`).toEqual(tickets);
        expect(takenOf(`${head} ถึง ${end}`)).toEqual(tickets);
      }
    }
  });

  test('of a lottery with four digits as well', () => {
    const lengths = [2, 3, 4, 6];
    expect(listsOf('1234/35', lengths)).toEqual([
      ['1234', '1235'],
      ['1234', '35'],
    ]);
    expect(readFor('1234-35', lengths).isOpen).toBe(true);
    expect(listsOf('1234-35', lengths)).toContainEqual(['123435']);
    // A spaced ticket is one.
    expect(readFor('1234 35', lengths).isOpen).toBe(false);
    expect(takenOf('1234 35', lengths)).toEqual(['123435']);
    expect(takenOf('0046 150', lengths)).toEqual(['0046', '150']);
  });
});

/** Every way to write digits with blanks in them: `12`, `1 2`. */
const spacings = (digits: string): string[] =>
  [...digits].reduce<string[]>(
    (written, digit) =>
      written.flatMap((text) => (text === '' ? [digit] : [text + digit, `${text} ${digit}`])),
    [''],
  );

/** Every way to read an entry: between two pieces there is a new number or there is not. */
const splits = (entry: string): string[][] =>
  entry.split(' ').reduce<string[][]>(
    (ways, piece) =>
      ways.flatMap((way) =>
        way.length === 0
          ? [[piece]]
          : [
              [...way, piece],
              [...way.slice(0, -1), way.at(-1) + piece],
            ],
      ),
    [[]],
  );

describe.each([[[2, 3, 6]], [[2, 3, 4, 6]], [[2, 3, 5, 6]], [[2, 3, 4, 5, 6]]])(
  'digits with blanks where %j digits are accepted',
  (lengths) => {
    const accepted = ({ length }: string) => lengths.includes(length);
    const entries = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((length) =>
      spacings('123456789'.slice(0, length)),
    );
    const legalOf = (entry: string) => splits(entry).filter((numbers) => numbers.every(accepted));

    test('however a ticket is spaced, it is one ticket', () => {
      for (const entry of spacings('004615')) {
        expect(takenOf(entry, lengths), entry).toEqual(['004615']);
        expect(readFor(entry, lengths).isOpen, entry).toBe(false);
      }
    });

    test('only numbers that are accepted are read', () => {
      for (const entry of entries) {
        expect(listsOf(entry, lengths).flat().every(accepted), entry).toBe(true);
      }
    });

    test('no reading is left out: what is not named is still possible', () => {
      for (const entry of entries) {
        const { readings, hasMore, possible } = readFor(entry, lengths);
        const legal = legalOf(entry);
        const read = readings.map(({ numbers }) => numbers.join());
        if (!hasMore) expect(read, entry).toEqual(expect.arrayContaining(legal.map(String)));
        expect(possible(), entry).toEqual(expect.arrayContaining([...new Set(legal.flat())]));
      }
    });

    test('taken is the ticket, else the pieces, else the longest numbers first', () => {
      for (const entry of entries) {
        // The first digits alone count a ticket of a list.
        if (/^\d{1,2} \d{6}$/.test(entry) || readFor(entry, lengths).kind === 'book') continue;
        const legal = legalOf(entry);
        const longestFirst = [...legal].sort((one, other) => {
          const at = one.findIndex((number, index) => number.length !== other[index]?.length);
          return (other[at]?.length ?? 0) - (one[at]?.length ?? 0);
        });
        const [expected = []] = [
          ...legal.filter(({ length }) => length === 1),
          ...legal.filter(({ length }) => length === entry.split(' ').length),
          ...longestFirst,
        ];
        expect(takenOf(entry, lengths), entry).toEqual(expected);
      }
    });
  },
);

test('the numbers of a range are counted before they are written out', () => {
  const [range] = readFor('000000..000999', GOVERNMENT).readings;
  expect(Object.getOwnPropertyDescriptor(range, 'numbers')?.get).toBeTypeOf('function');
  expect(range).toMatchObject({ size: 1000, range: ['000000', '000999'] });
  expect(takenOf('000000..000999')).toHaveLength(1000);
});

test.each(['437924..437921', '437921..437921', '000000..001000', '4379..437921', '1..5', '12..'])(
  '%s is no range',
  (entry) => {
    expect(readFor(entry, GOVERNMENT).kind).toBe('refused');
  },
);

test('two tickets that are far apart are no range', () => {
  expect(listsOf('402701-518222')).toEqual([['402701', '518222']]);
  expect(readFor('402701-518222', GOVERNMENT).isOpen).toBe(false);
});

test('a long line is a list, read at once, which says that it may mean something else', () => {
  const entry = (count: number) => Array.from({ length: count }, () => '437').join(' ');
  const { readings, hasMore } = readFor(entry(200), GOVERNMENT);
  expect([readings[0]?.size, readings.length, hasMore]).toEqual([200, 5, true]);
  const list = readFor(entry(100_000), GOVERNMENT);
  expect([list.readings[0]?.size, list.readings.length, list.hasMore]).toEqual([100_000, 1, true]);
});

test.each([
  '437921 x5',
  '437921×5',
  '437 921 * 5',
  '437-921 x5',
  '437921 ชุด 5 ใบ',
  '437921 ชุดละ 5 ใบ',
  '437921 5 ใบ',
  '437921 (5 ใบ)',
  '๔๓๗๙๒๑ X๕',
])('%s is five tickets of a number', (entry) => {
  expect([takenOf(entry), readFor(entry, GOVERNMENT).count]).toEqual([['437921'], 5]);
});

test.each([
  ['70 1234', ['701234'], ['70']],
  ['7012 34', ['701234'], ['34']],
  ['70 5', ['705'], ['70']],
  ['1234 70 396', ['123470', '396'], ['70', '396']],
])('of %s the pieces that are numbers may be meant', (entry, taken, loose) => {
  expect(takenOf(entry)).toEqual(taken);
  const { hasMore, possible } = readFor(entry, GOVERNMENT);
  expect([hasMore, possible()]).toEqual([true, expect.arrayContaining(loose)]);
});

test.each(['437921 x0', 'x5', '437921 x', '437921x99999'])('%s is refused', (entry) => {
  expect(readFor(entry, GOVERNMENT)).toMatchObject({ kind: 'refused', count: 1, readings: [] });
});
