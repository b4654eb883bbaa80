// Fetches one text from a source, and retries. Every request only reads, so a POST is repeated as
// freely as a GET. A try covers the whole answer: what breaks off halfway has not answered.
import ky, { HTTPError, isHTTPError, NetworkError, TimeoutError } from 'ky';
import { visible } from '../../../src/intake/problem.ts';
import type { UpstreamRequest } from '../../../src/intake/sources/upstream.ts';
import type { Io } from '../../command/io.ts';
import { inTurn, readConditions, readText, userAgent } from './manners.ts';
import { fetchFollowing, Misdirected } from './redirects.ts';

type SourceRequest = UpstreamRequest & {
  /** An id of `data/sources.json`, named when it does not answer. */
  readonly source: string;
};

/** At worst 47 s a request, unless the source says how long to wait: enough for it to restart. */
const RETRY_POLICY = {
  /** At most so many, the first one included. */
  tries: 4,
  /** For one try, from the connection to the last byte. */
  timeoutMs: 10_000,
  /** Before the second try; twice as long before each further one. */
  firstDelayMs: 1_000,
  /** Where `Retry-After` is longer, no further try is made: it would come too soon. */
  longestWaitMs: 60_000,
};

export type RetryPolicy = Readonly<typeof RETRY_POLICY>;

/** XSMB's CSV of twenty years has 1 MB. Ten times that is not a list of draws, and fills memory. */
const LONGEST_ANSWER_BYTES = 10 * 1024 * 1024;

/** No try got an answer. */
export class SourceUnreachable extends Error {
  override readonly name = 'SourceUnreachable';
  readonly detail: string;

  constructor(request: SourceRequest, detail: string, tries: number, cause?: Error) {
    const { source, method, url } = request;
    const counted = `${tries} ${tries === 1 ? 'try' : 'tries'}`;
    const text = visible(detail);
    super(`${source}: ${method} ${publicUrl(url)}: ${text} (${counted})`, cause && { cause });
    this.detail = text;
  }
}

class TooLong extends Error {}

/** Who asks, when, and by what. */
export type Requester = Pick<Io, 'env' | 'now' | 'fetch'>;

/** The text of the answer. Throws a `SourceUnreachable` after the last try. */
export async function fetchText(
  request: SourceRequest,
  { env, now, fetch }: Requester,
  changes: Partial<RetryPolicy> = {},
) {
  const policy = { ...RETRY_POLICY, ...changes };
  let tries = 0;
  const fetchOnce = async (input: string | URL | Request, init?: RequestInit) => {
    tries += 1;
    return readWhole(await fetchFollowing(new Request(input, init), fetch));
  };
  requirePlainUrl(request);
  try {
    const ask = () =>
      ky(request.url, {
        method: request.method,
        json: request.json,
        headers: { 'user-agent': userAgent(env), ...readConditions(request) },
        // A 304 says that nothing has changed; every other refusal is thrown.
        throwHttpErrors: (status) => status !== 304,
        timeout: policy.timeoutMs,
        fetch: fetchOnce,
        retry: {
          limit: policy.tries - 1,
          methods: ['get', 'post'],
          statusCodes: RETRIED_STATUSES,
          afterStatusCodes: RETRIED_STATUSES,
          // ky also heeds the headers by which a quota says when it renews itself.
          maxRetryAfter: policy.longestWaitMs,
          retryOnTimeout: true,
          delay: (attempt) => policy.firstDelayMs * 2 ** (attempt - 1),
          shouldRetry({ error }) {
            const waitMs = isHTTPError(error) ? askedWaitMs(error.response, now) : 0;
            return waitMs > policy.longestWaitMs ? false : undefined;
          },
        },
      });
    return await inTurn(request.url, async () => readText(request, await ask()));
  } catch (error) {
    throw unreachable(error, request, tries, policy, now);
  }
}

const RETRIED_STATUSES = [408, 429, ...Array.from({ length: 100 }, (_, index) => 500 + index)];

/** Reads the body within the try, so that ky's time-out and retries cover it too. */
async function readWhole(response: Response): Promise<Response> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the stream, and with it the connection.
    if (bytes > LONGEST_ANSWER_BYTES) throw new TooLong();
    chunks.push(chunk);
  }
  const { status, statusText, headers } = response;
  return new Response(bytes === 0 ? null : new Blob(chunks), { status, statusText, headers });
}

/** How long `Retry-After` asks to wait, in seconds or until a day and time; 0 if it does not. */
function askedWaitMs({ headers }: Response, now: Io['now']): number {
  const text = headers.get('retry-after') ?? '';
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now();
  return Number.isNaN(waitMs) ? 0 : waitMs;
}

/** `fetch` refuses such addresses too, but with a message that holds the password. */
function requirePlainUrl(request: SourceRequest): void {
  const url = URL.parse(request.url);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new SourceUnreachable(request, 'this is no http address', 0);
  if (url.username || url.password)
    throw new SourceUnreachable(request, 'an address with a user or password is not taken', 0);
}

/** Without user, password and query, which may hold a key. */
function publicUrl(text: string): string {
  const url = URL.parse(text);
  return url === null ? 'the address given' : `${url.protocol}//${url.host}${url.pathname}`;
}

/** ky's own errors hold the request with its whole address, so only what lies below is kept. */
function unreachable(
  error: unknown,
  request: SourceRequest,
  tries: number,
  policy: RetryPolicy,
  now: Io['now'],
) {
  const because = (detail: string, cause?: Error) =>
    new SourceUnreachable(request, detail, tries, cause);
  if (error instanceof TimeoutError) {
    return because(`no whole answer within ${policy.timeoutMs / 1000} s`);
  }
  if (error instanceof HTTPError) {
    const { status, statusText } = error.response;
    const waitMs = askedWaitMs(error.response, now);
    const wait = waitMs > 0 ? `, and asks to wait ${Math.ceil(waitMs / 1000)} s` : '';
    return because(`answered ${status} ${statusText}`.trim() + wait);
  }
  if (error instanceof NetworkError) {
    const cause = error.cause as Error;
    const what = cause.message === 'terminated' ? 'the answer broke off' : 'no connection';
    return because(`${what}: ${deepestReason(cause)}`, cause);
  }
  if (error instanceof Misdirected) return because(error.message);
  if (error instanceof TooLong) {
    return because(`the answer is longer than ${LONGEST_ANSWER_BYTES / 1024 / 1024} MB`);
  }
  return error;
}

/** `fetch failed` says nothing; the error at its bottom says `connect ECONNREFUSED …`. */
function deepestReason(error: Error): string {
  if (error.cause instanceof Error) return deepestReason(error.cause);
  // An AggregateError, of several addresses tried, has a code and no message.
  return error.message || (error as NodeJS.ErrnoException).code || error.name;
}
