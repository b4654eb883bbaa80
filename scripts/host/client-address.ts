// Who asks, on a host of our own: whoever opened the connection, unless that is a proxy the operator
// vouches for. Then it is the right-most address of X-Forwarded-For that is not such a proxy: what
// stands further left was written by the client. No other header is believed.
import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';

export type ClientAddress = (incoming: IncomingMessage) => string | undefined;

/**
 * @param trustedProxies addresses and CIDR ranges, by commas or spaces; also `loopback`, `linklocal`
 *   and `uniquelocal`. Throws where one of them is none.
 */
export function clientAddressBehind(trustedProxies = ''): ClientAddress {
  const ranges = trustedProxies.split(/[\s,]+/).filter((range) => range !== '');
  if (ranges.length === 0) return ({ socket }) => socket.remoteAddress;
  const trusted = proxyAddress.compile(ranges);
  return (incoming) =>
    incoming.socket.remoteAddress === undefined ? undefined : proxyAddress(incoming, trusted);
}
