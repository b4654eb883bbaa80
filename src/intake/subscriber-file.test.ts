import { describe, expect, test } from 'vitest';
import { describeProblem } from './problem.ts';
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
  [[{ url: URL_OF }]],
  [
    [
      { url: URL_OF, lotteries: ['small', 'other'] },
      { url: 'http://127.0.0.1:1/', secretName: 'a' },
    ],
  ],
])('%j is in order, and read as it stands', (list) => {
  expect(parseSubscribers(JSON.stringify(list), SLUGS)).toEqual({ value: list });
});

const ADDRESS = 'expected a public https address';

describe('every problem has its place', () => {
  test.each<[list: unknown, lines: string[], because: string]>([
    ['{\n"url"', ['list:2: "{\\n\\"url\\"" — expected valid JSON; '], 'half a file'],
    [{}, ['list: {} — expected array, received object'], 'no list'],
    [['a'], ['list: [0]: "a" — expected object, received string'], 'no receiver'],
    [[{}], ['list: [0].url: nothing — expected string, received undefined'], 'no address'],
    [
      [{ url: 'a.example' }],
      [`list: [0].url: "a.example" — ${ADDRESS}; it is not an address`],
      'half an address',
    ],
    [
      [{ url: URL_OF }, { url: 'http://b.example/' }],
      [`list: [1].url: "http://b.example/" — ${ADDRESS}; it is not https`],
      'in the clear',
    ],
    [
      [{ url: 'https://me:secret@a.example/' }],
      [
        `list: [0].url: "https://me:secret@a.example/" — ${ADDRESS}; it has a name or a password in it`,
      ],
      'a secret',
    ],
    [
      [{ url: URL_OF, secretName: 'whsec_AAAA' }],
      ['list: [0].secretName: "whsec_…" — is a secret; expected its name in WEBHOOK_SECRETS'],
      'the secret itself, which is not said again',
    ],
    [
      [{ url: 'https://10.0.0.1/' }],
      [`list: [0].url: "https://10.0.0.1/" — ${ADDRESS}; it is not a public address`],
      'an address of a network at home',
    ],
    [
      [{ url: URL_OF }, { url: URL_OF }],
      [`list: [1].url: "${URL_OF}" — is there twice, first as [0]`],
      'twice',
    ],
    [
      [{ url: URL_OF, lotteries: ['small', 'lao'] }],
      ['list: [0].lotteries[1]: "lao" — expected a slug of data/lotteries.json'],
      'a name that is none',
    ],
    [
      [{ url: URL_OF, lotteries: [] }],
      ['list: [0].lotteries: [] — Too small: expected array to have >=1 items'],
      'nothing to hear of',
    ],
    [
      [{ url: URL_OF, lottery: 'small' }],
      ['list: [0].lottery: "small" — this field is not declared; expected no such field'],
      'a field mistyped',
    ],
    [
      [{ url: 'ftp://a.example/', lotteries: ['x'] }, { url: 'y' }],
      ['list: [0].url: ', 'list: [0].lotteries[0]: ', 'list: [1].url: '],
      'several at once',
    ],
  ])('%j: %s', (list, lines) => {
    expect(linesOf(list, SLUGS)).toEqual(lines.map((line) => expect.stringContaining(line)));
  });

  test('no name is judged where the lotteries cannot be read', () => {
    expect(linesOf([{ url: URL_OF, lotteries: ['lao'] }])).toEqual([]);
    expect(linesOf([{ url: 'x', lotteries: ['lao'] }])).toHaveLength(1);
  });
});
