import { frozenRegistry } from '../../tests/support/frozen-data.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { compactJson, jsonLine, jsonList, parseBySchema, parseJson } from './json.ts';

const schema = z.strictObject({
  name: z.string().min(1, 'expected a name'),
  prizes: z.record(z.string(), z.array(z.string())),
  doubt: z.string().optional(),
});
const right = { name: 'lao-tv', prizes: { 'top-two-digit': ['92'] } };
/** What the engine itself says of a text that is no JSON: its words are not ours to fix. */
function complaintOf(text: string): string {
  try {
    JSON.parse(text);
  } catch (error) {
    return (error as SyntaxError).message.replaceAll('\n', ' ');
  }
  throw new Error(`${text} is JSON`);
}

const undeclared = 'this field is not declared; expected no such field';

describe('parseBySchema', () => {
  test('what fits is given back as it is', () => {
    expect(parseBySchema(schema, right)).toEqual({ value: right });
  });

  test.each([
    {
      input: { ...right, prizes: { 'top-two-digit': ['92', 7] } },
      findings: [
        {
          path: 'prizes.top-two-digit[1]',
          value: 7,
          expectation: 'expected string, received number',
        },
      ],
      because: 'a number instead of text, with the way to it',
    },
    {
      input: { prizes: {} },
      findings: [
        { path: 'name', value: undefined, expectation: 'expected string, received undefined' },
      ],
      because: 'a field is missing',
    },
    {
      input: { ...right, name: '' },
      findings: [{ path: 'name', value: '', expectation: 'expected a name' }],
      because: 'a message of our own is said as it stands',
    },
    {
      input: { ...right, colour: 'red', size: 3 },
      findings: [
        { path: 'colour', value: 'red', expectation: undeclared },
        { path: 'size', value: 3, expectation: undeclared },
      ],
      because: 'each undeclared field is said by itself',
    },
    {
      input: { name: 3, prizes: [], doubt: null },
      findings: [
        { path: 'name', value: 3, expectation: 'expected string, received number' },
        { path: 'prizes', value: [], expectation: 'expected record, received array' },
        { path: 'doubt', value: null, expectation: 'expected string, received null' },
      ],
      because: 'everything is said at once',
    },
    ...[null, undefined, 'text', 7].map((input) => ({
      input,
      findings: [
        {
          path: '',
          value: input,
          expectation: `expected object, received ${input === null ? 'null' : typeof input}`,
        },
      ],
      because: `${input} is no object at all`,
    })),
  ])('$because', ({ input, findings }) => {
    expect(parseBySchema(schema, input)).toEqual({ findings });
  });

  test('a list begins the path with its index', () => {
    expect(parseBySchema(z.array(schema), [right, { ...right, extra: 1 }])).toEqual({
      findings: [{ path: '[1].extra', value: 1, expectation: undeclared }],
    });
  });
});

describe('parseJson', () => {
  test.each([
    { text: '[]', value: [] },
    { text: ' {"a": "01"}\n', value: { a: '01' } },
    { text: 'null', value: null },
  ])('$text is JSON', ({ text, value }) => {
    expect(parseJson(text)).toEqual({ value });
  });

  test.each([
    { text: '', because: 'an empty file' },
    { text: '[\n{"a": 1,}\n]', line: 2, because: 'a comma too many' },
    { text: '[1 2]', line: 1, because: 'a comma too few' },
    { text: '[1', line: 1, because: 'cut off' },
    { text: "['a']", because: 'the wrong quotes' },
    { text: '[01]', line: 1, because: 'a number with a zero in front' },
    { text: '[\n<<<<<<< HEAD\n]', because: 'a merge left half done' },
    { text: '\uFEFF[]', because: 'a byte order mark' },
    { text: '// draws\n[]', because: 'a comment' },
  ])('$text is not: $because', ({ text, line }) => {
    const expectation = `expected valid JSON; ${complaintOf(text)}`;
    expect(parseJson(text)).toStrictEqual({
      findings: [{ path: '', value: text, expectation, ...(line && { line }) }],
    });
  });

  test.each([
    { text: `${'x'.repeat(30)}`, because: '30 characters are shown' },
    { text: `${'x'.repeat(31)}`, because: 'from the 31st on they are cut' },
    { text: `[\n${'x'.repeat(31)}`, because: 'a line end counts too' },
  ])('$text is recognised by its beginning: $because', ({ text }) => {
    expect(parseJson(text)).toMatchObject({ findings: [{ value: text.slice(0, 30) }] });
  });
});

test.each([
  { input: ['ok', '\ud800'], path: '[1]', because: 'the first half stands alone' },
  { input: ['a\udc00b'], path: '[0]', because: 'the second half stands alone' },
])('half a character is a finding at $path: $because', ({ input, path }) => {
  expect(parseBySchema(z.array(z.string()), input)).toMatchObject({ findings: [{ path }] });
});

test('half a character in a key is a finding too, a whole one is text', () => {
  const schema = z.record(z.string(), z.string());
  expect(parseBySchema(schema, { '\ud800': 'x' })).toMatchObject({ findings: [{}] });
  expect(parseBySchema(schema, { '🎲': 'หวย 🎲' })).toEqual({ value: { '🎲': 'หวย 🎲' } });
});

describe('compactJson', () => {
  test('writes the calendar as it stands in the data folder, byte for byte', () => {
    const text = frozenRegistry().get('calendar.json') ?? '';
    expect(compactJson(JSON.parse(text))).toBe(text);
  });

  test.each([{}, [], { a: undefined }, 'x', 7, null])('%j is one line', (value) => {
    expect(compactJson(value)).toBe(`${jsonLine(value)}\n`);
  });
});

describe('jsonList', () => {
  test('writes the rulings as they stand in the data folder, byte for byte', () => {
    const text = frozenRegistry().get('rulings.json') ?? '';
    expect(jsonList(JSON.parse(text))).toBe(text);
  });

  test('an empty list is one line', () => {
    expect(jsonList([])).toBe('[]\n');
  });
});
