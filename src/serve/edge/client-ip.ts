// Decides which client a request is counted for. The address comes from a party we trust (the
// platform, the socket), never from a header that a client can write.
import ipaddr from 'ipaddr.js';

/** A household or phone has a whole /64 of IPv6: counting single addresses would limit nobody. */
const IPV6_PREFIX_BITS = 64;

const lastParts = (parts: number[]) => parts.slice(6);

/** Finds the IPv4 address within an IPv6 one, for ranges that lend or stand for IPv4 addresses. */
const EMBEDDED: Readonly<Record<string, (parts: number[]) => number[]>> = {
  '6to4': (parts) => parts.slice(1, 3),
  teredo: (parts) => lastParts(parts).map((part) => part ^ 0xffff),
  // What translators (NAT64) write.
  rfc6052: lastParts,
  rfc6145: lastParts,
};

/** Requests whose address is unknown share one quota. */
const UNKNOWN_CLIENT = 'unknown';

/** The name under which an address is counted: `192.0.2.1`, `2001:db8::/64` of `2001:db8::1`. */
export function clientKey(address: string | undefined): string {
  if (address === undefined) return UNKNOWN_CLIENT;
  // Nearly all addresses are written the usual way, and are their own key.
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return address;
  if (!ipaddr.isValid(address)) return UNKNOWN_CLIENT;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const embedded = EMBEDDED[parsed.range()]?.(parsed.parts);
  const bytes = embedded?.flatMap((part) => [part >> 8, part & 0xff]);
  if (bytes !== undefined) return new ipaddr.IPv4(bytes).toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(
    `${parsed.toNormalizedString().replace(/%.*$/, '')}/${IPV6_PREFIX_BITS}`,
  );
  return `${network.toString()}/${IPV6_PREFIX_BITS}`;
}
