import { describe, expect, test } from 'vitest';
import { plainEntry, readEntry, typedNumbers } from './typed-numbers.ts';

describe('typedNumbers', () => {
  test.each([
    { text: '004615', numbers: ['004615'], because: 'digits stay, zeros too' },
    { text: '  004615\n', numbers: ['004615'], because: 'blanks around are layout' },
    { text: '004-615', numbers: ['004-615'], because: 'a hyphen may part a ticket or two numbers' },
    { text: '004 – 615', numbers: ['004-615'], because: 'as do the dashes phones make of them' },
    { text: '004 -- 615', numbers: ['004-615'], because: 'however many' },
    {
      text: '004\u2009615 004\u202F615',
      numbers: ['004 615 004 615'],
      because: 'thin blanks are blanks',
    },
    { text: '004\u2060615', numbers: ['004 615'], because: 'and those without width' },
    { text: '- 004615\n- 53 -', numbers: ['004615', '53'], because: 'one at an end parts nothing' },
    { text: '๐๑๒๓๔๕๖๗๘๙', numbers: ['0123456789'], because: 'Thai digits are digits to a reader' },
    { text: '໐໑໒໓໔໕໖໗໘໙', numbers: ['0123456789'], because: 'so are Lao ones' },
    {
      text: '０１２３４５６７８９',
      numbers: ['0123456789'],
      because: 'and those of wide keyboards',
    },
    { text: '"053" ‘53’', numbers: ['053 53'], because: 'quotes are no part of a number' },
    { text: '0046150', numbers: ['0046150'], because: 'seven digits are not cut to a winning six' },
    { text: '12a\n12.34', numbers: ['12a', '12.34'], because: 'they are to be refused in words' },
    {
      text: '437921/437922 / 53',
      numbers: ['437921', '437922', '53'],
      because: 'a slash parts two',
    },
    {
      text: '437921และ437922 และ 53',
      numbers: ['437921', '437922', '53'],
      because: 'as "and" does',
    },
    {
      text: '16/8/2569, 16／08／2026',
      numbers: ['16/8/2569', '16/08/2026'],
      because: 'a day is no list',
    },
    {
      text: '\u202A437921\u202C\u200F, \u2066๕๓\u2069\uFEFF',
      numbers: ['437921', '53'],
      because: 'the marks of a direction are pasted unseen',
    },
    { text: '437921 to 437930', numbers: ['437921..437930'], because: 'a range in English' },
    { text: 'to 12 to', numbers: ['to 12 to'], because: 'which has two ends' },
    { text: '12 345\n678901', numbers: ['12 345', '678901'], because: 'a line is one entry' },
    {
      text: '12,345;67|89、01，02',
      numbers: ['12', '345', '67', '89', '01', '02'],
      because: 'lists',
    },
    { text: '12\u200B34 \u00A056', numbers: ['12 34 56'], because: 'blanks are seen or not' },
    { text: '12,,\r\n\t, 34', numbers: ['12', '34'], because: 'as many as there are' },
    { text: '53\n53', numbers: ['53', '53'], because: 'two tickets may have the same number' },
    { text: ' - , "" ', numbers: [], because: 'nothing was typed' },
    { text: '', numbers: [], because: 'nothing at all' },
  ])('$text means $numbers: $because', ({ text, numbers }) => {
    expect(typedNumbers(text).map(plainEntry)).toEqual(numbers);
  });
});

test.each(['437921 ถึง 437930', '๔๓๗๙๒๑ ชุด 5', '"12a"', '437 921', '16/8/2569'])(
  '%s stays as it was typed, so that whoever typed it finds it again',
  (typed) => {
    expect(typedNumbers(` ${typed}\n`)).toEqual([typed]);
    expect(plainEntry(plainEntry(typed))).toBe(plainEntry(typed));
  },
);

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
  'readEntry where %j digits are accepted',
  (lengths) => {
    const accepted = ({ length }: string) => lengths.includes(length);
    const entries = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((length) =>
      spacings('123456789'.slice(0, length)),
    );

    test('however a ticket is spaced, it is one ticket', () => {
      for (const entry of spacings('004615')) {
        expect(readEntry(entry, lengths).chosen, entry).toEqual(['004615']);
        expect(readEntry(entry.replaceAll(' ', '-'), lengths).chosen, entry).toEqual(['004615']);
      }
    });

    test('every reading has all digits in their order, and only numbers that are accepted', () => {
      for (const entry of entries) {
        const { chosen, others } = readEntry(entry, lengths);
        const legal = splits(entry).filter((numbers) => numbers.every(accepted));
        if (legal.length === 0)
          expect({ chosen, others }, entry).toEqual({ chosen: [entry], others: [] });
        else expect(legal, entry).toEqual(expect.arrayContaining([chosen, ...others]));
      }
    });

    test('none is left out in silence', () => {
      for (const entry of entries) {
        const { chosen, others, hasMore } = readEntry(entry, lengths);
        const legal = splits(entry).filter((numbers) => numbers.every(accepted));
        if (hasMore) expect(legal.length, entry).toBeGreaterThan(1 + others.length);
        else if (legal.length > 0) {
          expect([chosen, ...others].map(String).sort(), entry).toEqual(legal.map(String).sort());
        }
      }
    });

    test('the chosen one is the ticket, else the pieces, else the longest numbers first', () => {
      for (const entry of entries) {
        const legal = splits(entry).filter((numbers) => numbers.every(accepted));
        const longestFirst = [...legal].sort((one, other) => {
          const at = one.findIndex((number, index) => number.length !== other[index]?.length);
          return (other[at]?.length ?? 0) - (one[at]?.length ?? 0);
        });
        const [expected] = [
          ...legal.filter(({ length }) => length === 1),
          ...legal.filter(({ length }) => length === entry.split(' ').length),
          ...longestFirst,
          [entry],
        ];
        expect(readEntry(entry, lengths).chosen, entry).toEqual(expected);
      }
    });

    test('of an entry without blanks there is one, itself', () => {
      for (const entry of entries.filter((one) => !one.includes(' '))) {
        expect(readEntry(entry, lengths)).toEqual({
          chosen: [entry],
          size: 1,
          others: [],
          hasMore: false,
          count: 1,
        });
      }
    });
  },
);

test.each([
  {
    entry: '437 921',
    chosen: ['437921'],
    others: [['437', '921']],
    because: 'a ticket with a blank',
  },
  { entry: '437-921', chosen: ['437921'], others: [['437', '921']], because: 'or with a hyphen' },
  { entry: '12 345', chosen: ['12', '345'], others: [], because: 'five digits are no ticket' },
  { entry: '0046 15', chosen: ['004615'], others: [], because: 'four digits are no number here' },
  {
    entry: '004 615 123456',
    chosen: ['004', '615', '123456'],
    others: [['004615', '123456']],
    because: 'blanks part numbers, and one of them may be a ticket with a blank',
  },
  { entry: '0046 15 53', chosen: ['004615', '53'], others: [], because: 'a piece is no number' },
  { entry: '53 53', chosen: ['53', '53'], others: [], because: 'the same may be meant twice' },
  {
    entry: '0046 150',
    chosen: ['0046 150'],
    others: [],
    because: 'a mistyped ticket has not lost in parts',
  },
  { entry: '004 61S', chosen: ['004 61S'], others: [], because: 'nor one with a letter' },
])('$entry is read as $chosen: $because', ({ entry, chosen, others }) => {
  const size = chosen.length;
  expect(readEntry(entry, [2, 3, 6])).toEqual({ chosen, size, others, hasMore: false, count: 1 });
});

test('a range of more numbers than were asked for is counted, not written out', () => {
  const range = { chosen: [], size: 1000, others: [], hasMore: false, count: 1 };
  expect(readEntry('000000..000999', [2, 3, 6], 20)).toEqual(range);
  expect(readEntry('000000-000019', [6], 20).others[0]).toHaveLength(20);
  expect(readEntry('000000-000020', [6], 20).others).toEqual([]);
});

test('a long line is a list, read at once, which says that it may mean something else', () => {
  const entry = (count: number) => Array.from({ length: count }, () => '437').join(' ');
  const { chosen, others, hasMore } = readEntry(entry(200), [2, 3, 6]);
  expect([chosen.length, others.length, hasMore]).toEqual([200, 4, true]);
  const list = readEntry(entry(100_000), [2, 3, 6]);
  expect([list.chosen.length, list.others, list.hasMore]).toEqual([100_000, [], true]);
});

describe('a book of tickets, and a set', () => {
  const read = (text: string) => typedNumbers(text).map((entry) => readEntry(entry, [2, 3, 6]));

  test.each([
    '000098ถึง000101',
    '000098 ถึง 000101',
    '000098..000101',
    '000098 … 000101',
    '๐๐๐๐๙๘~๐๐๐๑๐๑',
  ])('%s is every number of the range', (text) => {
    const [range] = read(text);
    expect(range?.chosen).toEqual(['000098', '000099', '000100', '000101']);
  });

  test('with a hyphen it is two tickets, and the range is offered', () => {
    const [reading] = read('437921-437924');
    expect(reading?.chosen).toEqual(['437921', '437924']);
    expect(reading?.others).toEqual([['437921', '437922', '437923', '437924']]);
  });

  test.each(['437924..437921', '437921..437921', '000000..001000', '4379..437921', '1..5', '12..'])(
    '%s is no range, and is refused as it stands',
    (text) => {
      expect(read(text).map(({ chosen }) => chosen)).toEqual([typedNumbers(text)]);
    },
  );

  test('a range may be as long as ten books', () => {
    expect(read('000000..000999')[0]?.chosen).toHaveLength(1000);
  });

  test.each([
    '437921 x5',
    '437921×5',
    '437 921 * 5',
    '437921 ชุด 5',
    '437921 ชุดละ 5 ใบ',
    '437921 5 ใบ',
    '๔๓๗๙๒๑ X๕',
  ])('%s is five tickets of a number', (text) => {
    expect(read(text)).toMatchObject([{ chosen: ['437921'], count: 5 }]);
  });

  test('of a range each number has as many', () => {
    expect(read('437921..437922 x 2')).toMatchObject([{ chosen: ['437921', '437922'], count: 2 }]);
  });

  test.each(['437921 x0', 'x5', '437921 x', '437921x99999'])('%s is refused', (text) => {
    expect(read(text)).toMatchObject([{ chosen: typedNumbers(text), count: 1, others: [] }]);
  });
});
