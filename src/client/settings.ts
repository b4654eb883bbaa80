// What a client is made with, and what it works with.
import { API_BASE } from '../api/contract/service.ts';
import { type AnswerCache, createCache } from './cache.ts';
import { type Kind, type Kinds, NUMBER, needed, OBJECT, readOptions, TEXT } from './options.ts';
import { WrongCall } from './refusal.ts';

/** The service itself, or a copy of its files on any static server. */
export type Host = {
  /** With its folder, `https://name.github.io/repository`; with or without `/api` at its end. */
  readonly url: string;
  /** A copy of the files only: asked by path, never by query. */
  readonly mirror?: boolean;
};

/** The time as the client sees it, so that a test can pass hours in a moment. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after so many milliseconds; rejects with the reason of an aborted `signal`. */
  wait(ms: number, signal: AbortSignal | undefined): Promise<void>;
  /** From 0 up to 1: spreads waits, so that thousands of clients do not ask in one second. */
  random(): number;
};

export type ClientOptions = {
  /** Asked in this order; a text is the service itself, with or without `/api`. */
  readonly hosts: readonly (string | Host)[];
  /** How often a host is asked again after 429, 5xx, a lost connection or a cut answer (2). */
  readonly retries?: number;
  /** The longest `Retry-After` that is waited for (60). */
  readonly longestWaitSeconds?: number;
  /** Seconds after which a silent host counts as down (10). */
  readonly timeoutSeconds?: number;
  /** Instead of the platform's own. */
  readonly fetch?: typeof fetch;
  /** Instead of the real time, in tests. */
  readonly clock?: Clock;
};

export type Settings = Required<Omit<ClientOptions, 'hosts'>> & {
  readonly hosts: readonly Host[];
  readonly cache: AnswerCache;
};

/** Those of the client, and those of one call. */
export type CallSettings = Settings & {
  readonly signal?: AbortSignal | undefined;
  /** No kept answer stands in: it is not news. Its ETag still spares an unchanged file. */
  readonly onlyNew?: boolean;
};

const HOSTS: Kind = {
  th: 'รายการที่อยู่',
  en: 'a list of addresses, such as ["https://your-host.example"]',
  takes: (value) => Array.isArray(value) && value.length > 0,
};

const OPTIONS = {
  hosts: needed(HOSTS),
  retries: NUMBER,
  longestWaitSeconds: NUMBER,
  timeoutSeconds: NUMBER,
  fetch: { th: 'ฟังก์ชัน', en: 'a function', takes: (value) => typeof value === 'function' },
  clock: OBJECT,
} satisfies Kinds;

const HOST = {
  url: needed(TEXT),
  mirror: {
    th: ' true หรือ false',
    en: 'true or false',
    takes: (value) => typeof value === 'boolean',
  },
} satisfies Kinds;

export function readSettings(options: ClientOptions): Settings {
  const {
    hosts,
    retries = 2,
    longestWaitSeconds = 60,
    timeoutSeconds = 10,
    fetch: ownFetch,
    clock = SYSTEM_CLOCK,
  } = readOptions<ClientOptions>('createClient', options, OPTIONS);
  return {
    hosts: hosts.map(readHost),
    cache: createCache(),
    retries,
    longestWaitSeconds,
    timeoutSeconds,
    // Called as a plain function: browsers refuse `fetch` as a method of anything but the window.
    fetch: ownFetch ?? ((input, init) => fetch(input, init)),
    clock,
  };
}

/** People copy the address of the API as often as that of the site. */
const API_AT_END = new RegExp(`/*${API_BASE}$`);

function readHost(host: string | Host): Host {
  const { url, mirror = false } =
    typeof host === 'string' ? { url: host } : readOptions<Host>('hosts', host, HOST);
  const address = parseAddress(url);
  if (address === undefined) {
    const th = `${url} ต้องเป็นที่อยู่เต็ม ขึ้นต้นด้วย https:// เช่น https://your-host.example`;
    const en = `${url} must be a whole address, such as https://your-host.example`;
    throw new WrongCall('hosts', th, en);
  }
  const folder = address.pathname.replace(/\/+$/, '').replace(API_AT_END, '');
  return { url: address.origin + folder, mirror };
}

/** `localhost:4321` is an address too, of the scheme `localhost`. */
function parseAddress(url: string): URL | undefined {
  try {
    return /^https?:\/\//.test(url) ? new URL(url) : undefined;
  } catch {
    return undefined;
  }
}

const SYSTEM_CLOCK: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const stop = () => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', stop);
        resolve();
      }, ms);
      signal?.addEventListener('abort', stop, { once: true });
    }),
};
