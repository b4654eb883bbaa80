import { describe, expect, test } from 'vitest';
import { clientKey } from './client-ip.ts';
import { trustedProxies } from './trusted-proxies.ts';

const request = (remoteAddress: string | undefined, headers: Record<string, string> = {}) =>
  [remoteAddress, headers['x-forwarded-for']] as const;

const PROXY = '10.0.0.1';

describe('trustedProxies', () => {
  test.each([
    { trusted: undefined, because: 'nothing is set' },
    { trusted: '', because: 'the list is empty' },
    { trusted: ' , ', because: 'the list is blank' },
    { trusted: '10.0.0.2/32', because: 'the proxy is another' },
  ])('without a proxy that is vouched for the socket decides: $because', ({ trusted }) => {
    const forged = {
      'x-forwarded-for': '198.51.100.1',
      'x-real-ip': '198.51.100.1',
      'cf-connecting-ip': '198.51.100.1',
      forwarded: 'for=198.51.100.1',
    };
    expect(trustedProxies(trusted).clientOf(...request(PROXY, forged))).toBe(PROXY);
  });

  test.each([
    ['203.0.113.7', '203.0.113.7', 'one hop'],
    ['1.1.1.1, 203.0.113.7', '203.0.113.7', 'what the client wrote stands left'],
    ['1.1.1.1,203.0.113.7, 10.0.0.9', '203.0.113.7', 'a proxy behind a proxy is passed over'],
    ['10.0.0.5, 203.0.113.7', '203.0.113.7', 'a client may claim to be a proxy of ours'],
    ['<script>, 203.0.113.7', '203.0.113.7', 'or anything else'],
    ['10.0.0.5, 10.0.0.6', '10.0.0.5', 'it may come from inside'],
    ['2001:db8:1:2::9', '2001:db8:1:2::9', 'IPv6'],
    ['203.0.113.7:8080', '203.0.113.7', 'some write the port'],
    ['"[2001:db8::9]:99"', '2001:db8::9', 'and quote IPv6'],
    ['[2001:db8::9]', '2001:db8::9', 'or put it in brackets'],
    ['', PROXY, 'the proxy says nothing'],
  ])('"%s" is the request of %s: %s', (forwarded, client) => {
    const headers: Record<string, string> =
      forwarded === '' ? {} : { 'x-forwarded-for': forwarded };
    expect(trustedProxies('10.0.0.0/8').clientOf(...request(PROXY, headers))).toBe(client);
  });

  test('what a proxy vouches for and is no address shares one quota', () => {
    const address = trustedProxies(PROXY).clientOf(
      ...request(PROXY, { 'x-forwarded-for': 'nobody' }),
    );
    expect(clientKey(address)).toBe('unknown');
  });

  test('only X-Forwarded-For is believed of a proxy', () => {
    const others = {
      'x-real-ip': '1.1.1.1',
      'cf-connecting-ip': '1.1.1.1',
      forwarded: 'for=1.1.1.1',
    };
    expect(trustedProxies(PROXY).clientOf(...request(PROXY, others))).toBe(PROXY);
  });

  test.each([
    ['loopback', '127.0.0.1'],
    ['loopback', '::1'],
    ['10.0.0.0/8', '::ffff:10.0.0.1'],
    ['192.0.2.0/24, 2001:db8::/32', '2001:db8:ffff::1'],
    ['192.0.2.1 2001:db8::1', '192.0.2.1'],
  ])('%s vouches for %s', (trusted, from) => {
    const forwarded = request(from, { 'x-forwarded-for': '1.2.3.4' });
    expect(trustedProxies(trusted).clientOf(...forwarded)).toBe('1.2.3.4');
  });

  test.each([
    ['10.0.0.1', true],
    ['::ffff:10.0.0.1', true],
    ['10.0.0.2', false],
    ['2001:db8::1', false],
  ])('a connection from %s is a proxy: %s', (address, expected) => {
    expect(trustedProxies(PROXY).includes(address)).toBe(expected);
    expect(trustedProxies().includes(address)).toBe(false);
  });

  test('a closed socket has no address', () => {
    expect(trustedProxies(PROXY).clientOf(...request(undefined))).toBeUndefined();
  });

  const AMBIGUOUS =
    'nonsense 10.0.0.0/33 10.0.0.0/x 0.0.0.0/0 ::/0 10.0.0.1-10.0.0.9 010.0.0.1 10.1/8 10';
  test.each(AMBIGUOUS.split(' '))('%s is refused: everybody, or nobody', (trusted) => {
    expect(() => trustedProxies(trusted)).toThrow(trusted.split('/')[0]);
  });
});
