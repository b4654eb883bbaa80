import { expect, test } from 'vitest';
import { troubleOf } from './camera.ts';
import { SCAN_WORDS } from './words.ts';

test.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'none'],
  ['OverconstrainedError', 'none'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['InvalidStateError', 'unable'],
] as const)('%s is %s, and said with what to do', (name, trouble) => {
  expect(troubleOf(new DOMException('', name))).toBe(trouble);
  expect(SCAN_WORDS.camera(trouble)).toContain('เลือกรูปสลากแทน');
});

test('an error of another kind is none we know', () => {
  expect(troubleOf(new TypeError('no'))).toBe('unable');
});
