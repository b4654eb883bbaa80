import { expect, test, vi } from 'vitest';
import { internalErrorReply } from './reply.ts';

test('a failure of ours is logged in full, and the caller is not told of its cause', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { status, text } = internalErrorReply(new Error('secret path'));
  expect([status, String(text).includes('secret')]).toEqual([500, false]);
  expect(String(log.mock.calls[0])).toContain('secret path');
});
