// Asks the hosts in turn, each again where that may help; a refusal the caller has to act on ends
// the search. What is kept of the service stands in for all of them.
import { type Answered, answered, isFresh } from './answered.ts';
import { answerKept, isAhead, type Kept, keep, readKept } from './cache.ts';
import { nameMissing } from './missing-file.ts';
import { type Ask, findAddress, isOfAnother, type Question } from './questions.ts';
import { type Attempt, type LotteryFault, NoHostAnswered } from './refusal.ts';
import {
  type HostReply,
  isFile,
  isPassing,
  openExport,
  pickAnswer,
  readFailure,
  readReply,
} from './reply.ts';
import type { CallSettings, Host } from './settings.ts';

/** The first wait before a host is asked again; each further one is twice as long. */
const FIRST_WAIT_SECONDS = 0.3;

/** Beyond it a timer ends at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Asks with these settings, until their signal is aborted. */
export function createAsk(settings: CallSettings): Ask {
  return (question) => askHosts(question, settings) as Promise<never>;
}

/** The answer of the first host that gives one. */
async function askHosts(question: Question, settings: CallSettings): Promise<Answered<object>> {
  const { cache, clock, staleIfError } = settings;
  const failed: Attempt[] = [];
  const mayStandIn = ({ ageSeconds }: Kept) =>
    staleIfError > 0 && (ageSeconds ?? 0) <= staleIfError;
  let kept: Kept | undefined;
  let refused: LotteryFault | undefined;
  let isMissing = false;
  for (const host of settings.hosts) {
    const url = findAddress(host, question);
    if (url === undefined) continue;
    if (!host.mirror) kept = (await readKept(url, cache, clock.now())) ?? kept;
    // Waiting gains nothing with an answer at hand that is as fresh as any cache may give.
    const isAtHand = kept && isFresh(kept.ageSeconds) && mayStandIn(kept);
    const retries = isAtHand ? 0 : settings.retries;
    const place = { url, host, kept: kept?.url === url ? kept : undefined, question };
    const reply = await askHost(place, { ...settings, retries }, failed);
    if (reply.kind === 'answer') {
      if (host.mirror && kept && isAhead(kept, reply.body)) {
        failed.push({ url, reason: 'older than the answer that is kept' });
        return answerKept(kept, failed);
      }
      return answered(reply.body, {
        from: host.mirror ? 'mirror' : 'service',
        ageSeconds: host.mirror ? null : readAge(reply.headers),
        headers: Object.fromEntries(reply.headers),
        url,
        failed,
      });
    }
    if (reply.kind === 'refusal') {
      if (!isPassing(reply.fault.status)) throw withAttempts(reply.fault, failed);
      refused = reply.fault;
    } else if (host.mirror && reply.isMissing) isMissing = true;
    if (kept && isAtHand) return answerKept(kept, failed);
  }
  if (kept && mayStandIn(kept)) return answerKept(kept, failed);
  const mirrors = settings.hosts.filter(({ mirror }) => mirror);
  const askMirrors = createAsk({ ...settings, hosts: mirrors, retries: 0 });
  const isAlone = mirrors.length === settings.hosts.length;
  const fault = (isMissing && (await nameMissing(question, askMirrors, isAlone))) || refused;
  throw fault ? withAttempts(fault, failed) : new NoHostAnswered(failed);
}

const withAttempts = (fault: LotteryFault, attempts: readonly Attempt[]) =>
  Object.assign(fault, { attempts });

type Place = {
  readonly url: string;
  readonly host: Host;
  readonly kept: Kept | undefined;
  readonly question: Question;
};

/** Asks one host, and again as often as `retries` allows where that may help; notes what failed. */
async function askHost(place: Place, settings: CallSettings, failed: Attempt[]) {
  const { retries, longestWaitSeconds, clock, signal } = settings;
  for (let tries = 0; ; tries += 1) {
    const reply = await askOnce(place, settings);
    if (reply.kind === 'answer') return reply;
    const reason = reply.kind === 'silence' ? reply.reason : `HTTP ${reply.fault.status}`;
    failed.push({ url: place.url, reason });
    if (reply.again === undefined || tries >= retries) return reply;
    const backOff = FIRST_WAIT_SECONDS * 2 ** tries;
    const wait = reply.again.afterSeconds ?? backOff;
    if (wait > longestWaitSeconds) return reply;
    // Never before the moment a host asks for; spread over as long again as our own wait.
    await clock.wait((wait + clock.random() * backOff) * 1000, signal);
  }
}

async function askOnce(
  { url, host, kept, question }: Place,
  { fetch, cache, timeoutSeconds, clock, signal }: CallSettings,
): Promise<HostReply> {
  // In a web page an ETag of ours would cost a preflight; the browser's own cache sends its own.
  const etag = 'document' in globalThis ? undefined : kept?.etag;
  const silence = new AbortController();
  const giveUp = () => silence.abort(new Error(`timeout: silent for ${timeoutSeconds} seconds`));
  const timer = setTimeout(giveUp, Math.min(timeoutSeconds * 1000, LONGEST_TIMER_MS));
  // By hand: AbortSignal.any() is newer than many browsers.
  const stop = () => silence.abort(signal?.reason);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  let isStream = false;
  try {
    const request = {
      // Without a Cache-Control `fetch` adds `no-cache`, on which some servers send all again.
      headers: etag ? { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' } : {},
      signal: silence.signal,
    };
    const response = await (question.revalidate
      ? revalidated(url, request, fetch)
      : fetch(url, request));
    const { headers } = response;
    if (question.streams && isFile(response)) {
      isStream = true;
      return { kind: 'answer', body: openExport(response), headers };
    }
    const isUnchanged = response.status === 304 && kept !== undefined;
    const text = isUnchanged ? kept.text : await response.text();
    const reply: HostReply = isUnchanged
      ? { kind: 'answer', body: kept.body, headers }
      : readReply(response, text, clock.now());
    if (host.mirror && question.pick) return pickAnswer(reply, question.pick);
    if (reply.kind === 'answer' && isOfAnother(reply.body, question)) {
      return { kind: 'silence', reason: 'an answer about another lottery or day' };
    }
    const mayKeep = !/no-store/.test(headers.get('Cache-Control') ?? '');
    if (reply.kind === 'answer' && !host.mirror && mayKeep) {
      const tag = headers.get('ETag') ?? kept?.etag;
      const at = clock.now() - readAge(headers) * 1000;
      await keep(url, { text, at, ...(tag && { etag: tag }) }, cache);
    }
    return reply;
  } catch (error) {
    // The caller stopped the request; the host did not fail.
    signal?.throwIfAborted();
    return readFailure(error, silence.signal.aborted);
  } finally {
    clearTimeout(timer);
    // A stream is stopped while it is read, too.
    if (!isStream) signal?.removeEventListener('abort', stop);
  }
}

/** A browser asks whether its own copy still holds; `fetch` of a worker may refuse to. */
async function revalidated(url: string, request: RequestInit, fetch: CallSettings['fetch']) {
  try {
    return await fetch(url, { ...request, cache: 'no-cache' });
  } catch (error) {
    if (!/\bcache\b/i.test(String(error))) throw error;
    return fetch(url, request);
  }
}

/** What caches on the way say, in seconds; without them the answer is of this moment. */
const readAge = (headers: Headers) => Number(headers.get('Age') ?? 0) || 0;
