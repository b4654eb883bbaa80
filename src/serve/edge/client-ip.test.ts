import { describe, expect, test } from 'vitest';
import { clientKey } from './client-ip.ts';

describe('clientKey', () => {
  test.each([
    { address: '192.0.2.1', key: '192.0.2.1', because: 'an IPv4 address is a client' },
    { address: '::ffff:192.0.2.1', key: '192.0.2.1', because: 'IPv4 mapped into IPv6 is the same' },
    { address: '::ffff:c000:201', key: '192.0.2.1', because: 'so is its hexadecimal form' },
    { address: '2001:db8:1:2:3:4:5:6', key: '2001:db8:1:2::/64', because: 'IPv6 counts by /64' },
    { address: '2001:DB8:1:2::9', key: '2001:db8:1:2::/64', because: 'letters may be large' },
    {
      address: '2001:db8:1:3::9',
      key: '2001:db8:1:3::/64',
      because: 'another /64 is another client',
    },
    {
      address: 'fe80::1%eth0',
      key: 'fe80::/64',
      because: 'the zone names our interface, not them',
    },
    {
      address: '2002:c000:201:ffff::1',
      key: '192.0.2.1',
      because: '6to4 gives an IPv4 address 65,536 networks',
    },
    {
      address: '2001:0:53aa:64c:0:fb8f:3fff:fdfe',
      key: '192.0.2.1',
      because: 'Teredo hides the address of the client behind that of its server',
    },
    { address: '64:ff9b::c000:201', key: '192.0.2.1', because: 'NAT64 puts all into one /64' },
    { address: '64:ff9b:1:7::192.0.2.1', key: '192.0.2.1', because: 'NAT64 of a network itself' },
    { address: '::ffff:0:192.0.2.1', key: '192.0.2.1', because: 'SIIT is the same' },
    { address: '2001:1::1', key: '2001:1::/64', because: 'the next block is not Teredo' },
    { address: '::1', key: '::/64', because: 'loopback' },
    { address: undefined, key: 'unknown', because: 'a closed socket has no address' },
    { address: '', key: 'unknown', because: 'an empty text is no address' },
    { address: '1.2.3.4, 5.6.7.8', key: 'unknown', because: 'a list is not an address' },
    { address: 'unix:/run/x', key: 'unknown', because: 'nor is a path' },
  ])('$address is counted as $key: $because', ({ address, key }) => {
    expect(clientKey(address)).toBe(key);
  });

  test('a thousand addresses of one /64 are one client', () => {
    const keys = Array.from({ length: 1000 }, (_, index) =>
      clientKey(`2001:db8:0:7:${index.toString(16)}::${(index * 7).toString(16)}`),
    );
    expect(new Set(keys)).toEqual(new Set(['2001:db8:0:7::/64']));
  });
});
