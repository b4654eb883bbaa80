// The client of a request: whoever opened the connection; behind trusted proxies the right-most
// address in X-Forwarded-For that is not one of them. A client can write anything further left.
import proxyAddress from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';

export type Proxies = ReturnType<typeof trustedProxies>;

/** A client may write 30,000 characters before what its proxy adds; the last ones are read. */
const MOST_CHARACTERS = 500;

/** @param list addresses and CIDR ranges, by commas or spaces. Throws where one of them is not. */
export function trustedProxies(list = '') {
  const ranges = list.split(/[\s,]+/).filter((range) => range !== '');
  for (const range of ranges) refuseAmbiguous(range);
  const trusts = proxyAddress.compile(ranges);
  /** Whether the operator trusts the proxy at that address. */
  const includes = (address: string) => ranges.length > 0 && trusts(address, 0);
  const clientOf = (remoteAddress: string | undefined, forwardedFor?: string | string[]) => {
    if (remoteAddress === undefined || !includes(remoteAddress)) return remoteAddress;
    const hops = String(forwardedFor ?? '').slice(-MOST_CHARACTERS);
    const headers = hops === '' ? {} : { 'x-forwarded-for': hops };
    return withoutPort(proxyAddress({ socket: { remoteAddress }, headers } as never, trusts));
  };
  return { includes, clientOf };
}

/** Some proxies write the port too: `1.2.3.4:5678`, `"[2001:db8::1]:5678"`. */
function withoutPort(hop: string): string {
  const address = /^"?(?:\[([^\]]+)\]|(\d+(?:\.\d+){3}))(?::\d+)?"?$/.exec(hop);
  return address?.[1] ?? address?.[2] ?? hop;
}

/**
 * Refuses an address that can be read in two ways: `010.0.0.1` is octal to some, `10.1` is short
 * for another.
 */
function refuseAmbiguous(range: string): void {
  const [address = ''] = range.split('/');
  const plain = address.includes(':') || /[a-z]/i.test(address);
  const isDotted = ipaddr.IPv4.isValidFourPartDecimal(address) && !/(?:^|\.)0\d/.test(address);
  if (!plain && !isDotted) throw new TypeError(`invalid IP address: ${range}`);
}
