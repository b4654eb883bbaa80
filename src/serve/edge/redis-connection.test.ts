// What an address list may be. With real nodes: `tests/redis-cluster.proof.ts`.
import { describe, expect, test } from 'vitest';
import { redisConnector, slotOf } from './redis-connection.ts';

const connectorOf = (list: string) => redisConnector(list, () => undefined);

describe('an address, or several', () => {
  test.each([
    { list: 'redis://127.0.0.1:6379', because: 'one Redis' },
    { list: 'rediss://user:secret@redis.example:6380/2', because: 'its user and database' },
    { list: 'redis://:se,cret@127.0.0.1', because: 'a password with a comma' },
    { list: 'redis://a:7000,redis://b:7000', because: 'two nodes' },
    { list: 'redis://:se,cret@a , redis://:se,cret@[::1]:7000/0', because: 'blanks, IPv6' },
    { list: 'redis://a:7000,redis://a:7000', because: 'the one address of a cluster, twice' },
  ])('$because: $list', ({ list }) => {
    expect(connectorOf(list)).toBeTypeOf('function');
  });

  test.each([
    ['redis://:secret@a:7000,b:7000', 'Invalid URL'],
    ['redis://:secret@a,b', 'address 1 of 1 is several; each begins with redis://'],
    ['redis://:secret@a,', 'address 1 of 1 is several; each begins with redis://'],
    ['redis://:secret@a:7000,', 'Invalid URL'],
    ['redis://:secret@a,http://:secret@b', 'is not a valid Redis protocol'],
    ['redis://:secret@a,rediss://:secret@b', 'address 2 of 2 has another protocol than the first'],
    ['redis://:secret@a,redis://b', 'address 2 of 2 has another user or password than the first'],
    ['redis://secret@a,redis://b', 'address 2 of 2 has another user or password than the first'],
    ['redis://:secret@a,redis://:secret@b/3', 'address 2 of 2 names a database'],
    ['redis://:secret@a,redis://:secret@b/x', 'Invalid pathname'],
    ['redis://:secret@a,nonsense', 'is several'],
  ])('%s is refused without its secret: %s', (list, reason) => {
    const refusal = catchError(() => connectorOf(list));
    expect(refusal).toBeInstanceOf(TypeError);
    expect(refusal.message).toContain(reason);
    expect(refusal.message).not.toContain('secret');
  });
});

function catchError(act: () => unknown): Error {
  try {
    act();
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was thrown');
}

test.each([
  // The check value of the CRC, and examples of the specification of Redis Cluster.
  ['123456789', 0x31c3],
  ['', 0],
  ['foo', 12182],
  ['somekey', 11058],
])('the slot of %j is %i', (key, slot) => {
  expect(slotOf(key)).toBe(slot);
});
