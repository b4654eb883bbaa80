import { resolve } from 'node:path';
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
    [
      refused('ENOTDIR', { syscall: 'scandir', path: '/srv/file/x' }),
      'a part of the path is a file (scandir /srv/file/x)',
    ],
    [refused('ELOOP', { syscall: 'open', path: '/srv' }), 'links lead in a circle (open /srv)'],
    [refused('EACCES', { syscall: 'open', path: '/srv' }), 'permission denied (open /srv)'],
    // A folder made with those above it, on a disk that can only be read.
    [
      refused('ENOENT', { syscall: 'mkdir', path: '.vercel' }),
      'the folder cannot be made (mkdir .vercel); a build, its tests and checks write into the project: use a copy that can be written',
    ],
    [
      refused('EROFS', { syscall: 'open', path: resolve('src/generated/a.json') }),
      `the file system can only be read (open ${resolve('src/generated/a.json')}); a build, its tests and checks write into the project: use a copy that can be written`,
    ],
  ])('%s', (error, sentence) => {
    expect(describeRefusal(error)).toBe(sentence);
  });

  test('a fault of the program has none', () => {
    expect(describeRefusal(new TypeError('x is not a function'))).toBeUndefined();
    expect(describeRefusal(undefined)).toBeUndefined();
    expect(describeRefusal(refused('ENOENT', { syscall: 'open', path: 'x' }))).toBeUndefined();
  });
});
