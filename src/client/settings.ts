// What a client is made with, and what it works with.
import { type AnswerCache, memoryCache } from './answer-cache.ts';
import { type Clock, SYSTEM_CLOCK } from './clock.ts';
import { type Host, hostOf } from './host.ts';

export type ClientOptions = {
  /** Asked in this order; a text is the service itself, with or without `/api`. */
  readonly hosts: readonly (string | Host)[];
  /** `false` keeps nothing: no ETags are sent, and nothing stands in for hosts that fail. */
  readonly cache?: AnswerCache | false;
  /** How often a host is asked again after 429, 5xx, a lost connection or an answer cut short (2). */
  readonly retries?: number;
  /** The longest `Retry-After` that is waited for (60). */
  readonly longestWaitSeconds?: number;
  /** Seconds after which a silent host counts as down (10). */
  readonly timeoutSeconds?: number;
  /** How many seconds old a kept answer may be that is given, and says so, while no host answers (86400). */
  readonly staleIfError?: number;
  /** Instead of the platform's own. */
  readonly fetch?: typeof fetch;
  /** Instead of the real time, in tests. */
  readonly clock?: Clock;
};

export type Settings = {
  readonly hosts: readonly Host[];
  readonly fetch: typeof fetch;
  readonly cache: AnswerCache | undefined;
  /** Whether the ETag of a kept answer is sent. */
  readonly sendsEtags: boolean;
  readonly retries: number;
  readonly longestWaitSeconds: number;
  readonly timeoutSeconds: number;
  readonly staleIfError: number;
  readonly clock: Clock;
};

/** As the `Cache-Control` of every answer says: a day covers any outage we know. */
const STALE_IF_ERROR_SECONDS = 86_400;

export function settingsOf({
  hosts,
  cache = memoryCache(),
  retries = 2,
  longestWaitSeconds = 60,
  timeoutSeconds = 10,
  staleIfError = STALE_IF_ERROR_SECONDS,
  fetch: given,
  clock = SYSTEM_CLOCK,
}: ClientOptions): Settings {
  return {
    hosts: hosts.map(hostOf),
    cache: cache === false ? undefined : cache,
    // In a web page an ETag of ours would cost a preflight, and the browser's own cache sends its own.
    sendsEtags: !('document' in globalThis),
    retries,
    longestWaitSeconds,
    timeoutSeconds,
    staleIfError,
    // Called as a plain function: browsers refuse `fetch` as a method of anything but the window.
    fetch: given ?? ((input, init) => fetch(input, init)),
    clock,
  };
}
