import { describe, expect, test } from 'vitest';
import { describeRefusal, Failure } from './failure.ts';

const refused = (code: string, more: object) =>
  Object.assign(new Error(`${code}: said by Node`), { code, ...more });

describe('sentenceOf', () => {
  test.each([
    [new Failure('the reason'), 'the reason'],
    [refused('ENOSPC', { syscall: 'write' }), 'the disk is full (write)'],
    [
      refused('EROFS', { syscall: 'mkdir', path: '/srv' }),
      'the file system can only be read (mkdir /srv)',
    ],
    [refused('EACCES', { syscall: 'open', path: '/srv' }), 'permission denied (open /srv)'],
  ])('%s', (error, sentence) => {
    expect(describeRefusal(error)).toBe(sentence);
  });

  test('a fault of the program has none', () => {
    expect(describeRefusal(new TypeError('x is not a function'))).toBeUndefined();
    expect(describeRefusal(undefined)).toBeUndefined();
  });
});
