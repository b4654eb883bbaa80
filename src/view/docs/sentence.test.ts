import { describe, expect, test } from 'vitest';
import type { Lang } from '../frame-words.ts';
import { GUIDE_WORDS } from './guide.ts';
import { splitSentence } from './sentence.ts';

describe('piecesOf', () => {
  test.each([
    { sentence: 'plain', pieces: [{ text: 'plain', code: false }] },
    {
      sentence: 'send `limit`, ',
      pieces: [
        { text: 'send ', code: false },
        { text: 'limit', code: true },
        { text: ', ', code: false },
      ],
    },
    {
      sentence: '[`/a`](/b) or [c](/d#e)',
      pieces: [
        { text: '/a', code: true, path: '/b' },
        { text: ' or ', code: false },
        { text: 'c', code: false, path: '/d#e' },
      ],
    },
  ])('$sentence', ({ sentence, pieces }) => {
    expect(splitSentence(sentence)).toEqual(pieces);
  });
});

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values(value as Record<string, unknown>).flatMap(textsOf);

test('both languages of the guide name the same code and lead to the same places', () => {
  const marks = (lang: Lang) => {
    const pieces = textsOf(GUIDE_WORDS[lang]).flatMap(splitSentence);
    const named = pieces.flatMap(({ text, code, path }) => [
      ...(code ? [text] : []),
      ...(path ? [path] : []),
    ]);
    return [...new Set(named)].sort();
  };
  expect(marks('en')).toEqual(marks('th'));
});
