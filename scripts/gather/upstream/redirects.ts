// Follows the redirects of a source to public addresses alone, so that a source that was taken over
// cannot make us ask addresses of our own network.
import { isIP } from 'node:net';
import { Agent, fetch as fetchBy } from 'undici';
import { isPublic } from '../../../src/intake/files/subscriber-file.ts';
import { lookupPublic, NotPublic } from '../../command/public-lookup.ts';

/** Browsers follow twenty; a source that moved needs one or two. */
const MOST_REDIRECTS = 5;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

/** A redirect that is not followed. */
export class Misdirected extends Error {}

/** Connects to the address that it has checked. Node's own `fetch` takes no agent but its own. */
const PUBLIC = new Agent({ connect: { lookup: lookupPublic() } });

/** The answer at the end of all redirects. Throws a `Misdirected`. @param fetch of its own host */
export async function fetchFollowing(
  request: Request,
  fetch: typeof globalThis.fetch,
  agent = PUBLIC,
): Promise<Response> {
  const { signal, url: configured } = request;
  let { method, url } = request;
  let body = method === 'GET' ? null : await request.text();
  for (let hops = 0; ; hops += 1) {
    const headers = [...request.headers] as [string, string][];
    const init = { method, headers, body, signal, redirect: 'manual' } as const;
    const response = isOwn(url, configured)
      ? await fetch(url, init)
      : await fetchPublic(url, { ...init, dispatcher: agent });
    const location = response.headers.get('location');
    if (!REDIRECTS.includes(response.status) || location === null) return response;
    await response.body?.cancel();
    if (hops === MOST_REDIRECTS) throw new Misdirected(`redirects more than ${hops} times`);
    const next = URL.parse(location, url);
    if (next === null) throw new Misdirected('redirects to what is not an address');
    refuseStrange(next);
    url = next.href;
    if (response.status < 307) [method, body] = ['GET', null];
  }
}

/** A source that is configured at a private address may lead to itself, and nowhere else there. */
function isOwn(url: string, configured: string): boolean {
  return new URL(url).host === new URL(configured).host;
}

function refuseStrange({ protocol, host, username, password }: URL): void {
  if (!/^https?:$/.test(protocol)) throw new Misdirected(`redirects to ${protocol}`);
  if (username !== '' || password !== '')
    throw new Misdirected(`redirects to ${host} with a user or a password`);
}

async function fetchPublic(url: string, init: Parameters<typeof fetchBy>[1]): Promise<Response> {
  const { host, hostname } = new URL(url);
  const literal = hostname.replace(/^\[|\]$|\.$/g, '');
  const refuse = (through = '') =>
    new Misdirected(`redirects to ${host}${through}, which is not a public address`);
  // A connection to a number looks nothing up.
  if (isIP(literal) > 0 && !isPublic(literal)) throw refuse();
  try {
    return (await fetchBy(url, init)) as unknown as Response;
  } catch (error) {
    const { cause } = error as Error;
    throw cause instanceof NotPublic ? refuse(` (${cause.address})`) : error;
  }
}
