import { describe, expect, test } from 'vitest';
import { NAMES } from '../../../tests/support/real-names.ts';
import { readText } from './read-text.ts';

describe('readText', () => {
  test('the code of a list before a name says nothing', () => {
    expect(readText('dws ลาวทีวี', NAMES).names).toMatchObject([{ name: 'ลาวtv' }]);
  });

  test.each(['gold', 'max', 'lite', 'visa', 'pro'])(
    '%s is no code: another lottery may be called so',
    (word) => {
      expect(readText(`${word} ลาวทีวี`, NAMES)).toMatchObject({
        names: [],
        unknown: `${word} ลาวทีวี`,
      });
    },
  );
});
