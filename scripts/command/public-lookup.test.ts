import { expect, test } from 'vitest';
import { lookupPublic } from './public-lookup.ts';

const resolve = (addresses: string[], all: boolean) =>
  new Promise((settle) => {
    const list = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    const find = lookupPublic((_name, _options, callback) => callback(null, list));
    find('a.example', { all }, (error, answer, family) =>
      settle(error?.message ?? [answer, family]),
    );
  });

const GOOGLE = { address: '8.8.8.8', family: 4 };

test.each([
  { addresses: ['8.8.8.8'], all: true, answer: [[GOOGLE], undefined] },
  { addresses: ['8.8.8.8'], all: false, answer: ['8.8.8.8', 4] },
  { addresses: ['10.0.0.1'], all: true, stray: '10.0.0.1' },
  { addresses: ['8.8.8.8', '::1'], all: false, stray: '::1' },
])('a name that leads to $addresses, all: $all', async ({ addresses, all, answer, stray }) => {
  expect(await resolve(addresses, all)).toEqual(
    answer ?? `its name leads to ${stray}, which is not a public address`,
  );
});

test('a name that leads nowhere says so', async () => {
  const lost = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
  const find = lookupPublic((_name, _options, callback) => callback(lost, []));
  const error = await new Promise((settle) => find('a.example', { all: true }, settle));
  expect(error).toBe(lost);
});
