// Who a quota is counted for. The address comes from whoever vouches for it (the platform, the
// socket), never from a header a client can write.
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

/** A household or phone has a whole /64 of IPv6, so counting single addresses would count nobody. */
const IPV6_PREFIX_BITS = 64;

/** Requests whose address is unknown share one quota. */
export const UNKNOWN_CLIENT = 'unknown';

/** A connection asks many times, and reading an address takes longer than remembering it. */
const KNOWN_ADDRESSES = 1_000;
const keys = new LRUCache<string, string>({ max: KNOWN_ADDRESSES });

/**
 * The name under which an address is counted.
 *
 * @example clientKey('::ffff:192.0.2.1') //=> '192.0.2.1'
 * @example clientKey('2001:db8::1') //=> '2001:db8::/64'
 */
export function clientKey(address: string | undefined): string {
  if (address === undefined) return UNKNOWN_CLIENT;
  const known = keys.get(address);
  if (known !== undefined) return known;
  // What is no address has no length that could be counted on, so it is not kept.
  if (!ipaddr.isValid(address)) return UNKNOWN_CLIENT;
  const key = keyOf(address);
  keys.set(address, key);
  return key;
}

function keyOf(address: string): string {
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(
    `${parsed.toNormalizedString().replace(/%.*$/, '')}/${IPV6_PREFIX_BITS}`,
  );
  return `${network.toString()}/${IPV6_PREFIX_BITS}`;
}
