// Who a quota is counted for. The address comes from whoever vouches for it (the platform, the
// socket), never from a header a client can write.
import ipaddr from 'ipaddr.js';

/** A household or phone has a whole /64 of IPv6, so counting single addresses would count nobody. */
const IPV6_PREFIX_BITS = 64;

/** Requests whose address is unknown share one quota. */
const UNKNOWN_CLIENT = 'unknown';

/**
 * The name under which an address is counted.
 *
 * @example clientKey('::ffff:192.0.2.1') //=> '192.0.2.1'
 * @example clientKey('2001:db8::1') //=> '2001:db8::/64'
 */
export function clientKey(address: string | undefined): string {
  if (address === undefined || !ipaddr.isValid(address)) return UNKNOWN_CLIENT;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(
    `${parsed.toNormalizedString().replace(/%.*$/, '')}/${IPV6_PREFIX_BITS}`,
  );
  return `${network.toString()}/${IPV6_PREFIX_BITS}`;
}
