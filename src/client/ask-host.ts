// Asks one host, and again where that may help.
import { exportedDraws, isFile } from './exported-draws.ts';
import type { Host, Question } from './host.ts';
import { keep, type Kept } from './kept.ts';
import type { Attempt } from './refusal.ts';
import { type Outcome, readFailure, readReply } from './reply.ts';
import type { Settings } from './settings.ts';

/** The first wait before a host is asked again; each further one is twice as long. */
const FIRST_WAIT_SECONDS = 0.3;

export type Place = {
  readonly url: string;
  readonly host: Host;
  readonly kept: Kept | undefined;
  readonly question: Question;
};

/** Asks one host, and again as often as `retries` allows where that may help; notes what failed. */
export async function askHost(
  place: Place,
  settings: Settings,
  signal: AbortSignal | undefined,
  failed: Attempt[],
): Promise<Outcome> {
  const { retries, longestWaitSeconds, clock } = settings;
  for (let tries = 0; ; tries += 1) {
    const outcome = await askOnce(place, settings, signal);
    if (outcome.kind === 'answer') return outcome;
    const isSilent = outcome.kind === 'silence';
    const reason = isSilent ? outcome.reason : `HTTP ${outcome.fault.status}`;
    failed.push({ url: place.url, reason });
    if (outcome.again === undefined || tries >= retries) return outcome;
    const backOff = FIRST_WAIT_SECONDS * 2 ** tries;
    const wait = outcome.again.afterSeconds ?? backOff;
    if (wait > longestWaitSeconds) return outcome;
    // Never before the moment a host asks for; spread over as long again as our own wait.
    await clock.wait((wait + clock.random() * backOff) * 1000, signal);
  }
}

async function askOnce(
  { url, host, kept, question }: Place,
  { fetch, cache, sendsEtags, timeoutSeconds, clock }: Settings,
  signal: AbortSignal | undefined,
): Promise<Outcome> {
  const etag = sendsEtags ? kept?.etag : undefined;
  const silence = new AbortController();
  const giveUp = () => silence.abort(new Error(`timeout: silent for ${timeoutSeconds} seconds`));
  const timer = setTimeout(giveUp, timeoutSeconds * 1000);
  try {
    const response = await fetch(url, {
      // Without a Cache-Control of ours `fetch` adds `no-cache` here, on which some servers send all again.
      headers: etag ? { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' } : {},
      signal: signal === undefined ? silence.signal : AbortSignal.any([signal, silence.signal]),
      // The browser then asks whether its own copy still holds.
      ...(question.revalidate && { cache: 'no-cache' as const }),
    });
    if (question.streams && isFile(response)) {
      return { kind: 'answer', body: exportedDraws(response), headers: response.headers };
    }
    const isUnchanged = response.status === 304 && kept !== undefined;
    const text = isUnchanged ? kept.text : await response.text();
    const outcome: Outcome = isUnchanged
      ? { kind: 'answer', body: kept.body, headers: response.headers }
      : readReply(response, text, clock.now());
    if (outcome.kind === 'answer' && !host.mirror && mayKeep(outcome.headers)) {
      const tag = response.headers.get('ETag') ?? kept?.etag;
      const at = clock.now() - ageOf(outcome.headers) * 1000;
      await keep(url, { text, at, ...(tag && { etag: tag }) }, cache);
    }
    return outcome;
  } catch (error) {
    // The caller stopped the request; the host did not fail.
    signal?.throwIfAborted();
    return readFailure(error, silence.signal.aborted);
  } finally {
    clearTimeout(timer);
  }
}

/** What caches on the way say; without them the answer is of this moment. */
export const ageOf = (headers: Headers) => Number(headers.get('Age') ?? 0) || 0;

const mayKeep = (headers: Headers) => !/no-store/.test(headers.get('Cache-Control') ?? '');
