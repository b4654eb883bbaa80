// Follows the redirects of a source to public addresses alone: one that was taken over would else
// choose what is asked inside the house.
import { lookup } from 'node:dns/promises';
import { isPublic } from '../../../src/intake/subscriber-file.ts';

/** Browsers follow twenty; a source that moved needs one or two. */
const MOST_REDIRECTS = 5;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

/** A redirect that is not followed. */
export class Misdirected extends Error {}

/** The answer at the end of all redirects. Throws a `Misdirected`. */
export async function fetchFollowing(request: Request): Promise<Response> {
  const { signal, headers, url: configured } = request;
  let { method, url } = request;
  let body = method === 'GET' ? null : await request.text();
  for (let hops = 0; ; hops += 1) {
    const response = await fetch(url, { method, headers, body, signal, redirect: 'manual' });
    const location = response.headers.get('location');
    if (!REDIRECTS.includes(response.status) || location === null) return response;
    await response.body?.cancel();
    if (hops === MOST_REDIRECTS) throw new Misdirected(`redirects more than ${hops} times`);
    const next = URL.parse(location, url);
    if (next === null) throw new Misdirected('redirects to what is not an address');
    await requirePublic(next, new URL(configured));
    url = next.href;
    if (response.status < 307) [method, body] = ['GET', null];
  }
}

/** A source that is configured at a private address may lead to itself, and nowhere else there. */
export async function requirePublic(next: URL, configured: URL, find = findAddresses) {
  const { protocol, host, hostname, username, password } = next;
  if (!/^https?:$/.test(protocol)) throw new Misdirected(`redirects to ${protocol}`);
  if (username !== '' || password !== '')
    throw new Misdirected(`redirects to ${host} with a user or a password`);
  if (host === configured.host) return;
  for (const address of await find(hostname.replace(/^\[|\]$|\.$/g, ''))) {
    if (isPublic(address)) continue;
    const through = address === hostname ? '' : ` (${address})`;
    throw new Misdirected(`redirects to ${host}${through}, which is not a public address`);
  }
}

/** None where it has no address: then the request says so. */
async function findAddresses(hostname: string): Promise<string[]> {
  const found = await lookup(hostname, { all: true }).catch(() => []);
  return found.map(({ address }) => address);
}
