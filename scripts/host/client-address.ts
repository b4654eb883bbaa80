// The client of a request, on a host of our own: whoever opened the connection, unless that is a proxy the
// operator trusts. Then it is the right-most address of X-Forwarded-For that is not such a proxy: what stands
// further left was written by the client. No other header is believed.
import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';

export type Proxies = {
  /** Whether the operator trusts the proxy at that address. */
  readonly includes: (address: string) => boolean;
  readonly clientOf: (incoming: IncomingMessage) => string | undefined;
};

/**
 * @param list addresses and CIDR ranges, by commas or spaces; also `loopback`, `linklocal` and
 *   `uniquelocal`. Throws where one of them is none.
 */
export function trustedProxies(list = ''): Proxies {
  const ranges = list.split(/[\s,]+/).filter((range) => range !== '');
  if (ranges.length === 0) {
    return { includes: () => false, clientOf: ({ socket }) => socket.remoteAddress };
  }
  for (const range of ranges) refuseAmbiguous(range);
  const trusts = proxyAddress.compile(ranges);
  return {
    includes: (address) => trusts(address, 0),
    clientOf: (incoming) =>
      incoming.socket.remoteAddress === undefined
        ? undefined
        : withoutPort(proxyAddress(incoming, trusts)),
  };
}

/** Some proxies write the port too: `1.2.3.4:5678`, `"[2001:db8::1]:5678"`. */
function withoutPort(hop: string): string {
  const address = /^"?(?:\[([^\]]+)\]|(\d+(?:\.\d+){3}))(?::\d+)?"?$/.exec(hop);
  return address?.[1] ?? address?.[2] ?? hop;
}

/** What could be read in two ways (`010.0.0.1` is octal to some, `10.1` short for another) is refused. */
function refuseAmbiguous(range: string): void {
  const [address = ''] = range.split('/');
  const plain = address.includes(':') || /[a-z]/i.test(address);
  const isDotted = ipaddr.IPv4.isValidFourPartDecimal(address) && !/(?:^|\.)0\d/.test(address);
  if (!plain && !isDotted) throw new TypeError(`invalid IP address: ${range}`);
}
