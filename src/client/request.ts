// One request to one host, and what came of it.
import type { Kept } from './cache.ts';
import type { Call } from './client.ts';
import { type FileOfAnswer, isOfAnother, type Question } from './question.ts';
import { type HostReply, readFailure, readReply } from './reply.ts';

/** Where a question is asked, and the answer that is kept of that address. */
export type Place = {
  readonly url: string;
  readonly isMirror: boolean;
  readonly kept: Kept | undefined;
  readonly question: Question;
  readonly pick: FileOfAnswer['pick'];
};

/** A timer of more than this ends at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The reply, kept where it may be. Throws only the reason of an aborted `signal`. */
export async function requestOnce(place: Place, call: Call): Promise<HostReply> {
  const { timeoutSeconds, signal } = call;
  const silence = new AbortController();
  const giveUp = () => silence.abort(new Error(`timeout: silent for ${timeoutSeconds} seconds`));
  const timer = setTimeout(giveUp, Math.min(timeoutSeconds * 1000, LONGEST_TIMER_MS));
  // By hand: AbortSignal.any() is newer than many browsers.
  const stop = () => silence.abort(signal?.reason);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  try {
    return await readAnswer(await send(place, call.fetch, silence.signal), place, call);
  } catch (error) {
    // The caller stopped the request; the host did not fail.
    signal?.throwIfAborted();
    return readFailure(error, silence.signal.aborted);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

async function send({ url, kept, question }: Place, fetch: Call['fetch'], signal: AbortSignal) {
  // In a web page an ETag of ours would cost a preflight; the browser's own cache sends its own.
  const etag = 'document' in globalThis ? undefined : kept?.etag;
  // Without a Cache-Control `fetch` adds `no-cache`, on which some servers send all again.
  const headers: HeadersInit = etag ? { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' } : {};
  if (!question.revalidate) return fetch(url, { headers, signal });
  try {
    // A browser asks whether its own copy still holds.
    return await fetch(url, { headers, signal, cache: 'no-cache' });
  } catch (error) {
    // The `fetch` of a worker may refuse this option.
    if (!/\bcache\b/i.test(String(error))) throw error;
    return fetch(url, { headers, signal });
  }
}

async function readAnswer(
  response: Response,
  { url, isMirror, kept, question, pick }: Place,
  { cache, clock }: Call,
): Promise<HostReply> {
  const { headers } = response;
  const isUnchanged = response.status === 304 && kept !== undefined;
  const text = isUnchanged ? kept.text : await response.text();
  const reply: HostReply = isUnchanged
    ? { kind: 'answer', body: kept.body, headers }
    : readReply(response, text, clock.now());
  if (reply.kind !== 'answer') return reply;
  if (pick) {
    const body = pick(reply.body);
    if (body !== undefined) return { ...reply, body };
    // The host is up, and has none.
    return { kind: 'silence', reason: 'a file without that draw', isMissing: true };
  }
  if (isOfAnother(reply.body, question)) {
    return { kind: 'silence', reason: 'an answer to another question' };
  }
  if (!isMirror && !/no-store/.test(headers.get('Cache-Control') ?? '')) {
    const etag = headers.get('ETag') ?? kept?.etag;
    const at = clock.now() - readAge(headers) * 1000;
    cache.keep(url, { text, at, ...(etag && { etag }) });
  }
  return reply;
}

/** What caches on the way say, in seconds; without them the answer is of this moment. */
export const readAge = (headers: Headers) => Number(headers.get('Age') ?? 0) || 0;
