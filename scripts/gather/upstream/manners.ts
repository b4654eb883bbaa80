// Asks sources politely: one request at a time per host, only for changes, with a contact.
import { LRUCache } from 'lru-cache';
import { API_VERSION } from '../../../src/api/contract/service.ts';
import { MINUTE_MS } from '../../../src/domain/clock.ts';
import type { UpstreamRequest } from '../../../src/intake/sources/upstream.ts';
import type { Env } from '../../command/io.ts';

/** Names us to a source; `CONTACT` or `SITE_URL` says where its operator finds us. */
export function userAgent(env: Env): string {
  const contact = env['CONTACT'] || env['SITE_URL'];
  const contactNote = contact ? ` (+${encodeURI(contact)})` : '';
  return `lottery-results-api/${API_VERSION}${contactNote}`;
}

const turns = new Map<string, Promise<unknown>>();

/** Asks a host when every question put to it before has been answered. */
export function inTurn<T>(url: string, ask: () => Promise<T>): Promise<T> {
  const host = URL.canParse(url) ? new URL(url).host : '';
  const turn = (turns.get(host) ?? Promise.resolve()).then(ask, ask);
  turns.set(host, turn);
  return turn;
}

type CachedText = { readonly text: string; readonly headers: Readonly<Record<string, string>> };

/** Twice as many characters as all answers of a day have. */
const cached = new LRUCache<string, CachedText>({
  maxSize: 40_000_000,
  sizeCalculation: ({ text }) => text.length + 1,
});

const createKey = ({ method, url, json }: UpstreamRequest) => JSON.stringify([method, url, json]);

/** The headers that ask only for what has changed since the answer we have. */
export function readConditions(request: UpstreamRequest): Readonly<Record<string, string>> {
  return cached.get(createKey(request))?.headers ?? {};
}

/** The text of an answer; of one that has not changed the text we have. */
export async function readText(request: UpstreamRequest, response: Response): Promise<string> {
  const before = cached.get(createKey(request));
  if (response.status === 304 && before !== undefined) return before.text;
  const text = await response.text();
  const [tag, changed] = [response.headers.get('etag'), response.headers.get('last-modified')];
  const headers = {
    ...(tag !== null && { 'if-none-match': tag }),
    ...(changed !== null && { 'if-modified-since': changed }),
  };
  if (tag !== null || changed !== null) cached.set(createKey(request), { text, headers });
  return text;
}

/** How long an answer about many lotteries stands for all of them. */
const SHARED_MS = MINUTE_MS;
const shared = new LRUCache<string, { readonly askedAt: number; readonly answer: Promise<string> }>(
  { max: 100 },
);

/** Asks once for what several lotteries want at the same time. */
export function askOnce(
  request: UpstreamRequest,
  now: number,
  ask: () => Promise<string>,
): Promise<string> {
  const key = createKey(request);
  const known = shared.get(key);
  if (known !== undefined && now - known.askedAt <= SHARED_MS) return known.answer;
  const answer = ask();
  shared.set(key, { askedAt: now, answer });
  return answer;
}
