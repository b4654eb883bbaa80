import { describe, expect, test } from 'vitest';
import { describeProblem } from '../problem.ts';
import { parseSubscribers } from './subscriber-file.ts';

const SLUGS = new Set(['small', 'other']);
const URL_OF = 'https://a.example/hook';

/** The lines that a person gets to mend a list by. */
const linesOf = (list: unknown, slugs?: ReadonlySet<string>) => {
  const parsed = parseSubscribers(typeof list === 'string' ? list : JSON.stringify(list), slugs);
  if (!('findings' in parsed)) return [];
  return parsed.findings.map((finding) => describeProblem({ ...finding, file: 'list' }));
};

test.each([
  [[]],
  [[{ url: URL_OF, secretName: 'a' }]],
  [
    [
      { url: URL_OF, lotteries: ['small', 'other'], secretName: 'b' },
      { url: 'http://127.0.0.1:1/', secretName: 'a' },
    ],
  ],
])('%j is in order, and read as it stands', (list) => {
  expect(parseSubscribers(JSON.stringify(list), SLUGS)).toEqual({ value: list });
});

test('a key that is there twice is a problem at its line', () => {
  const list = `[{"url":"${URL_OF}",\n"url":"http://127.0.0.1:1/","secretName":"a"}]`;
  expect(linesOf(list)).toEqual(['list:2: "url" — is there twice; expected each key once']);
});

const ADDRESS = 'expected a public https address';

describe('every problem has its place', () => {
  const one = (changes: object) => [{ url: URL_OF, secretName: 'a', ...changes }];
  test.each<[list: unknown, line: string, because: string]>([
    ['{\n"url"', ':2: "{\\n\\"url\\"" — expected valid JSON; ', 'half a file'],
    [{}, ': {} — expected array, received object', 'no list'],
    [['a'], ': [0]: "a" — expected object, received string', 'no receiver'],
    [
      [{ secretName: 'a' }],
      ': [0].url: nothing — expected string, received undefined',
      'no address',
    ],
    [
      [{ url: URL_OF }],
      ': [0].secretName: nothing — expected string, received undefined',
      'no secret',
    ],
    [one({ url: 'a.example' }), `${ADDRESS}; it is not an address`, 'half an address'],
    [one({ url: 'http://b.example/' }), `${ADDRESS}; it is not https`, 'in the clear'],
    [one({ url: 'https://me:secret@a.example/' }), 'it has a name or a password in it', 'a secret'],
    [one({ url: 'https://10.0.0.1/' }), `${ADDRESS}; it is not a public address`, 'of a home'],
    [
      one({ secretName: 'whsec_AAAA' }),
      ': [0].secretName: "whsec_…" — is a secret; expected its name in WEBHOOK_SECRETS',
      'the secret itself, which is not said again',
    ],
    [
      [...one({}), ...one({})],
      `: [1].url: "${URL_OF}" — is there twice, first as [0]`,
      'an address twice',
    ],
    [
      one({ lotteries: ['small', 'lao'] }),
      ': [0].lotteries[1]: "lao" — expected a slug of data/lotteries.json',
      'a name that is none',
    ],
    [one({ lotteries: [] }), ': [0].lotteries: [] — Too small: ', 'nothing to hear of'],
    [one({ lottery: 'small' }), ': [0].lottery: "small" — this field is not declared', 'mistyped'],
  ])('%j: %s, %s', (list, line) => {
    expect(linesOf(list, SLUGS)).toEqual([expect.stringContaining(line)]);
    expect(linesOf(list, SLUGS)[0]).toMatch(/^list/);
  });

  test('several are said at once', () => {
    const list = [...one({ url: 'ftp://a.example/', lotteries: ['x'] }), ...one({ url: 'y' })];
    expect(linesOf(list, SLUGS).map((line) => line.split(': ')[1])).toEqual([
      '[0].url',
      '[0].lotteries[0]',
      '[1].url',
    ]);
  });

  test('no name is judged where the lotteries cannot be read', () => {
    expect(linesOf(one({ lotteries: ['lao'] }))).toEqual([]);
    expect(linesOf(one({ url: 'x', lotteries: ['lao'] }))).toHaveLength(1);
  });
});
