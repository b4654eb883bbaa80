import { describe, expect, test } from 'vitest';
import { splitSentence } from './sentence.ts';

describe('splitSentence', () => {
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
