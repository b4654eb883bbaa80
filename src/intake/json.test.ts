import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { compactJson, jsonLine, parseBySchema, parseJson } from './json.ts';
import { describeFinding } from './problem.ts';

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

  test.each<[input: unknown, findings: string[], because: string]>([
    [
      { ...right, prizes: { 'top-two-digit': ['92', 7] } },
      ['prizes.top-two-digit[1]: 7 — expected string, received number'],
      'a number instead of text, with the way to it',
    ],
    [{ prizes: {} }, ['name: nothing — expected string, received undefined'], 'a missing field'],
    [{ ...right, name: '' }, ['name: "" — expected a name'], 'a message of our own stands'],
    [
      { ...right, colour: 'red', size: 3 },
      [`colour: "red" — ${undeclared}`, `size: 3 — ${undeclared}`],
      'each undeclared field is said by itself',
    ],
    [
      { name: 3, prizes: [], doubt: null },
      [
        'name: 3 — expected string, received number',
        'prizes: [] — expected record, received array',
        'doubt: null — expected string, received null',
      ],
      'everything is said at once',
    ],
    [null, ['null — expected object, received null'], 'no object at all'],
    [undefined, ['nothing — expected object, received undefined'], 'nothing'],
    ['text', ['"text" — expected object, received string'], 'text'],
  ])('%j: %s, since %s', (input, findings) => {
    const parsed = parseBySchema(schema, input);
    expect('findings' in parsed && parsed.findings.map(describeFinding)).toEqual(findings);
  });

  test('a list begins the path with its index', () => {
    const list = [right, { ...right, extra: 1 }];
    expect(parseBySchema(z.array(schema), list)).toEqual({
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
  test('writes the calendar as its file has it, byte for byte', () => {
    const text = `{
  "thai-government": {
    "moves": [
      { "day": "01-01", "to": "12-30", "until": 2024, "reason": "วันปีใหม่" },
      { "day": "2027-02-06", "to": null, "reason": "ตรุษเวียดนาม (Tết)" }
    ]
  },
  "lao-lottery": {
    "observed": [
      {
        "from": "2021-10-13",
        "schedule": { "every": "week", "on": ["monday", "wednesday", "friday"], "time": "20:30" }
      }
    ]
  }
}
`;
    expect(compactJson(JSON.parse(text))).toBe(text);
  });

  test.each([{}, [], { a: undefined }, 'x', 7, null])('%j is one line', (value) => {
    expect(compactJson(value)).toBe(`${jsonLine(value)}\n`);
  });
});
