// What a client is: the hosts it asks, how patiently, and the answers it keeps.
import type { Fault } from '../api/contract/faults.ts';
import { API_BASE } from '../api/contract/service.ts';
import { type AnswerCache, createCache } from './cache.ts';
import { type Kinds, readOptions } from './options.ts';
import type { FileOfAnswer, Question } from './question.ts';
import { WrongCall } from './refusal.ts';

/** A copy of the files on any static server. */
export type Mirror = {
  readonly url: string;
  readonly files: {
    /** The file that answers a question; `undefined` where none does. */
    fileOf(question: Question): FileOfAnswer | undefined;
    /** What the service would refuse; `undefined` where the file should be there. */
    refuseMissing(question: Question, call: Call): Promise<Fault | undefined>;
  };
};

/** The service itself, or such a copy. */
export type Host = { readonly url: string; readonly files?: Mirror['files'] };

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
  readonly hosts: readonly (string | Mirror)[];
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

export type Client = Required<Omit<ClientOptions, 'hosts'>> & {
  readonly hosts: readonly Host[];
  readonly cache: AnswerCache;
};

export type CallOptions = { readonly signal?: AbortSignal | undefined };

/** A client, and what holds for one call of it. */
export type Call = Client & CallOptions;

/** What every question takes first; see the README for what it does when a host fails. */
export function createClient(options: ClientOptions): Client {
  const { hosts, ...given } = readOptions('createClient', options, {
    hosts: 'hosts',
    retries: 'number?',
    longestWaitSeconds: 'number?',
    timeoutSeconds: 'number?',
    fetch: 'function?',
    clock: 'object?',
  });
  const { retries = 2, longestWaitSeconds = 60, timeoutSeconds = 10, clock = SYSTEM_CLOCK } = given;
  // Called as a plain function: browsers refuse `fetch` as a method of anything but the window.
  const send: typeof fetch = given.fetch ?? ((input, init) => fetch(input, init));
  const patience = { retries, longestWaitSeconds, timeoutSeconds };
  return { hosts: hosts.map(readHost), cache: createCache(), ...patience, fetch: send, clock };
}

/** What a question was called with. Throws a `WrongCall` if it is not what it takes. */
export function readCall<Options extends object>(
  name: string,
  client: Client,
  options: Options & CallOptions,
  kinds: Kinds,
): readonly [call: Call, query: Omit<Options, 'signal'>] {
  if (!Array.isArray(client?.hosts)) {
    const en = 'the first argument must be a client, made by createClient()';
    throw new WrongCall(name, 'ตัวแรกต้องเป็น client จาก createClient()', en);
  }
  const { signal, ...query } = readOptions(name, options, { ...kinds, signal: 'signal?' });
  return [{ ...client, signal }, query];
}

/** With its folder. People copy the address of the API as often as that of the site. */
function readHost(host: string | Mirror): Host {
  const { url, files } = typeof host === 'string' ? { url: host } : host;
  const address = parseAddress(url);
  if (address === undefined || (typeof host === 'object' && files === undefined)) {
    const th = `${url} ต้องเป็นที่อยู่เต็ม เช่น https://your-host.example หรือ mirror("https://…")`;
    const en = `${url} must be a whole address, such as https://your-host.example, or mirror("https://…")`;
    throw new WrongCall('createClient', th, en);
  }
  const folder = address.pathname.replace(/\/+$/, '');
  const base = folder.endsWith(API_BASE) ? folder.slice(0, -API_BASE.length) : folder;
  return { url: address.origin + base.replace(/\/+$/, ''), ...(files && { files }) };
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
