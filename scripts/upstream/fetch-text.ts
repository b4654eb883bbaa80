// One question to a source over the network, asked until it is answered or patience is at an end.
// The questions only read, so a POST is repeated as freely as a GET. A try covers the whole answer,
// body included: a source that stalls or breaks off halfway has not answered.
import ky, { HTTPError, isHTTPError, NetworkError, TimeoutError } from 'ky';
import { API_VERSION } from '../../src/contract/site.ts';

export type Question = {
  /** An id of `data/sources.json`, named when it does not answer. */
  readonly source: string;
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly json?: unknown;
};

export type Patience = {
  /** How often a question is asked at most. */
  readonly tries: number;
  /** For one try, from the connection to the last byte. */
  readonly timeoutMs: number;
  /** Before the second try; twice as long before each further one. */
  readonly firstDelayMs: number;
  /** A source that asks to wait (`Retry-After`) for longer is given up at once, not asked too soon. */
  readonly longestWaitMs: number;
};

/** At worst 47 s a question, unless the source itself asks to wait: enough for it to restart. */
export const PATIENCE: Patience = {
  tries: 4,
  timeoutMs: 10_000,
  firstDelayMs: 1_000,
  longestWaitMs: 60_000,
};

/** XSMB's CSV of twenty years has 1 MB. Ten times that is no list of draws, and would fill memory. */
export const LONGEST_ANSWER_BYTES = 10 * 1024 * 1024;

const USER_AGENT = `lottery-results-api/${API_VERSION}`;

/** A source gave no answer at all, however often it was asked. */
export class SourceUnreachable extends Error {
  override readonly name = 'SourceUnreachable';
  readonly source: string;
  /** Without user, password and query, which may hold a key. */
  readonly url: string;
  readonly detail: string;
  readonly tries: number;

  constructor({ source, method, url }: Question, detail: string, tries: number, cause?: unknown) {
    const place = publicUrl(url);
    super(
      `${source}: ${method} ${place}: ${detail} (${tries} ${tries === 1 ? 'try' : 'tries'})`,
      cause === undefined ? undefined : { cause },
    );
    this.source = source;
    this.url = place;
    this.detail = detail;
    this.tries = tries;
  }
}

class TooLong extends Error {}

/** The text of the answer. Throws a `SourceUnreachable` when patience is at an end. */
export async function fetchText(
  question: Question,
  impatience: Partial<Patience> = {},
): Promise<string> {
  const patience = { ...PATIENCE, ...impatience };
  let tries = 0;
  const askOnce = async (input: string | URL | Request, init?: RequestInit) => {
    tries += 1;
    return readWhole(await fetch(input, init));
  };
  requirePlainUrl(question);
  try {
    return await ky(question.url, {
      method: question.method,
      json: question.json,
      headers: { 'user-agent': USER_AGENT },
      timeout: patience.timeoutMs,
      fetch: askOnce,
      retry: {
        limit: patience.tries - 1,
        methods: ['get', 'post'],
        statusCodes: RETRIED_STATUSES,
        afterStatusCodes: RETRIED_STATUSES,
        // ky also heeds the headers by which a quota says when it renews itself.
        maxRetryAfter: patience.longestWaitMs,
        retryOnTimeout: true,
        delay: (attempt) => patience.firstDelayMs * 2 ** (attempt - 1),
        shouldRetry: ({ error }) =>
          isHTTPError(error) && askedWaitMs(error.response) > patience.longestWaitMs
            ? false
            : undefined,
      },
    }).text();
  } catch (error) {
    throw unreachable(error, question, tries, patience);
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
function askedWaitMs({ headers }: Response): number {
  const text = headers.get('retry-after') ?? '';
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isNaN(waitMs) ? 0 : waitMs;
}

/** `fetch` refuses such addresses too, but with a message that holds the password. */
function requirePlainUrl(question: Question): void {
  const url = URL.canParse(question.url) ? new URL(question.url) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new SourceUnreachable(question, 'this is no http address', 0);
  }
  if (url.username !== '' || url.password !== '') {
    throw new SourceUnreachable(question, 'an address with a user or password is not taken', 0);
  }
}

/** `publicUrl('https://me:secret@a.example/x?key=1') //=> 'https://a.example/x'` */
function publicUrl(text: string): string {
  if (!URL.canParse(text)) return 'the address given';
  const { protocol, host, pathname } = new URL(text);
  return `${protocol}//${host}${pathname}`;
}

/** ky's own errors hold the request with its whole address, so only what lies below is kept. */
function unreachable(error: unknown, question: Question, tries: number, patience: Patience) {
  const because = (detail: string, cause?: unknown) =>
    new SourceUnreachable(question, detail, tries, cause);
  if (error instanceof TimeoutError) {
    return because(`no whole answer within ${patience.timeoutMs / 1000} s`);
  }
  if (error instanceof HTTPError) {
    const { status, statusText } = error.response;
    const waitMs = askedWaitMs(error.response);
    const wait = waitMs > 0 ? `, and asks to wait ${Math.ceil(waitMs / 1000)} s` : '';
    return because(`answered ${status} ${statusText}`.trim() + wait);
  }
  if (error instanceof NetworkError) {
    const cause = error.cause as Error;
    const broken = cause.message === 'terminated';
    const what = broken ? 'the answer broke off' : 'no connection';
    return because(`${what}: ${deepestReason(cause)}`, cause);
  }
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
