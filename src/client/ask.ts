// Asks the hosts in turn. A refusal the caller has to act on ends the search; the next host is asked where
// one is down, overloaded, or none of ours.
import type { AnswerCache } from './answer-cache.ts';
import type { Fault } from './answers.ts';
import { addressAt, type Host, type Question } from './host.ts';
import { type Attempt, LotteryFault, NoHostAnswered } from './refusal.ts';

export type Settings = {
  readonly hosts: readonly Host[];
  readonly fetch: typeof fetch;
  readonly cache: AnswerCache | undefined;
  /** How often one host is asked again after 429. */
  readonly retries: number;
  /** A `Retry-After` longer than this is not waited for. */
  readonly longestWaitSeconds: number;
  readonly timeoutSeconds: number;
};

type Outcome =
  | { readonly kind: 'answer'; readonly body: unknown }
  | { readonly kind: 'refusal'; readonly fault: LotteryFault }
  | { readonly kind: 'silence'; readonly reason: string };

/** The body of the first host that answers. */
export async function ask(
  question: Question,
  settings: Settings,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const attempts: Attempt[] = [];
  let refused: LotteryFault | undefined;
  for (const host of settings.hosts) {
    const url = addressAt(host, question);
    if (url === undefined) continue;
    const outcome = await askHost(url, host, settings, signal);
    if (outcome.kind === 'answer') return outcome.body;
    if (outcome.kind === 'refusal') {
      if (!isPassing(outcome.fault.status)) throw outcome.fault;
      refused = outcome.fault;
    } else attempts.push({ url, reason: outcome.reason });
  }
  throw refused ?? new NoHostAnswered(attempts);
}

/** Asks one host, and again after 429 as often as `retries` allows. */
async function askHost(
  url: string,
  host: Host,
  settings: Settings,
  signal: AbortSignal | undefined,
): Promise<Outcome> {
  for (let left = settings.retries; ; left -= 1) {
    const { outcome, waitSeconds } = await askOnce(url, host, settings, signal);
    if (waitSeconds === undefined || left <= 0 || waitSeconds > settings.longestWaitSeconds) {
      return outcome;
    }
    await pause(waitSeconds, signal);
  }
}

async function askOnce(
  url: string,
  { mirror }: Host,
  { fetch, cache, timeoutSeconds }: Settings,
  signal: AbortSignal | undefined,
): Promise<{ readonly outcome: Outcome; readonly waitSeconds?: number }> {
  // A header of our own would make a web page ask permission first, which a static server cannot give.
  const cached = mirror ? undefined : await cache?.get(url);
  const timeout = AbortSignal.timeout(timeoutSeconds * 1000);
  try {
    const response = await fetch(url, {
      // Without a Cache-Control of ours `fetch` adds `no-cache` here, on which some servers send all again.
      headers: cached ? { 'If-None-Match': cached.etag, 'Cache-Control': 'max-age=0' } : {},
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    });
    if (response.status === 304 && cached !== undefined) {
      return { outcome: { kind: 'answer', body: JSON.parse(cached.text) } };
    }
    const text = await response.text();
    const outcome = outcomeOf(response.status, text);
    const etag = response.headers.get('ETag');
    if (outcome.kind === 'answer' && etag !== null && !mirror)
      await cache?.set(url, { etag, text });
    const waitSeconds = response.status === 429 ? secondsOf(response) : undefined;
    return { outcome, ...(waitSeconds !== undefined && { waitSeconds }) };
  } catch (error) {
    // The caller stopped the request; the host did not fail.
    signal?.throwIfAborted();
    return { outcome: { kind: 'silence', reason: String(error) } };
  }
}

/** A static server shows a page of its own instead of a missing file, with any status: that is no answer. */
function outcomeOf(status: number, text: string): Outcome {
  const body = parsed(text);
  if (body?.success === true && status === 200) return { kind: 'answer', body };
  if (body?.success === false) return { kind: 'refusal', fault: new LotteryFault(status, body) };
  return { kind: 'silence', reason: `HTTP ${status}` };
}

function parsed(text: string): Fault | { readonly success: true } | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Another host may do better. */
function isPassing(status: number): boolean {
  return status === 429 || status >= 500;
}

function secondsOf({ headers }: Response): number | undefined {
  const text = headers.get('Retry-After') ?? '';
  return /^[0-9]+$/.test(text) ? Number(text) : undefined;
}

function pause(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, seconds * 1000);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
