import { describe, expect, test } from 'vitest';
import { readingsOf, typedNumbers } from './typed-numbers.ts';

describe('typedNumbers', () => {
  test.each([
    { text: '004615', numbers: ['004615'], because: 'digits stay, zeros too' },
    { text: '  004615\n', numbers: ['004615'], because: 'blanks around are layout' },
    { text: '004-615', numbers: ['004615'], because: 'so are hyphens within a number' },
    { text: '004 – 615', numbers: ['004615'], because: 'and the dashes phones make of them' },
    { text: '- 004615\n- 53', numbers: ['004615', '53'], because: 'or that start a list' },
    { text: '๐๑๒๓๔๕๖๗๘๙', numbers: ['0123456789'], because: 'Thai digits are digits to a reader' },
    { text: '໐໑໒໓໔໕໖໗໘໙', numbers: ['0123456789'], because: 'so are Lao ones' },
    {
      text: '０１２３４５６７８９',
      numbers: ['0123456789'],
      because: 'and those of wide keyboards',
    },
    { text: '"053" ‘53’', numbers: ['053 53'], because: 'quotes are no part of a number' },
    { text: '0046150', numbers: ['0046150'], because: 'seven digits are not cut to a winning six' },
    { text: '12a\n12/34', numbers: ['12a', '12/34'], because: 'they are to be refused in words' },
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
    expect(typedNumbers(text)).toEqual(numbers);
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

describe.each([[[2, 3, 6]], [[2, 3, 4, 6]]])(
  'readingsOf where %j digits are accepted',
  (lengths) => {
    const accepted = ({ length }: string) => lengths.includes(length);
    const entries = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((length) =>
      spacings('123456789'.slice(0, length)),
    );

    test('however a ticket is spaced, it is among them', () => {
      for (const entry of spacings('004615'))
        expect(readingsOf(entry, lengths)).toContain('004615');
    });

    test('they are the numbers of every way to read all its digits, and no others', () => {
      for (const entry of entries) {
        const legal = splits(entry).filter((numbers) => numbers.every(accepted));
        const expected = legal.length === 0 ? [entry] : [...new Set(legal.flat())];
        expect(readingsOf(entry, lengths).sort(), entry).toEqual(expected.sort());
      }
    });

    test('of an entry without blanks there is one, itself', () => {
      for (const entry of entries.filter((one) => !one.includes(' '))) {
        expect(readingsOf(entry, lengths)).toEqual([entry]);
      }
    });
  },
);

test.each([
  { entry: '004 615', readings: ['004615', '004', '615'], because: 'a ticket or two numbers' },
  { entry: '12 345', readings: ['12', '345'], because: 'five digits are no ticket' },
  { entry: '0046 15', readings: ['004615'], because: 'four digits are no number here' },
  {
    entry: '004 615 123456',
    readings: ['004615', '004', '615', '123456'],
    because: 'parts may be',
  },
  { entry: '53 53', readings: ['53', '53'], because: 'the same may be meant twice' },
  { entry: '0046 150', readings: ['0046 150'], because: 'a mistyped ticket has not lost in parts' },
  { entry: '004 61S', readings: ['004 61S'], because: 'nor one with a letter' },
])('$entry is read as $readings: $because', ({ entry, readings }) => {
  expect(readingsOf(entry, [2, 3, 6])).toEqual(readings);
});
