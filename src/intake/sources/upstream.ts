// A source asked over the network, a row of data/upstreams.json; scripts/gather/upstream asks.
import type { DrawDate } from '../../domain/draw-date.ts';
import type { SourceRow } from './row.ts';

/** What a recipe was tried on. `trimmed`: parts of an answer, or one put together again. */
export const SEEN = ['recorded', 'trimmed', 'never'] as const;

export type Upstream = {
  readonly source: string;
  readonly lotteries: readonly string[];
  readonly url: string;
  /** The environment variable with another address: a mirror, or a stand-in. */
  readonly variable?: string | undefined;
  /** The environment variable that holds the key of a source which wants one. */
  readonly keyVariable?: string | undefined;
  /** When to ask, in minutes after the announcement; negative is before it. */
  readonly window?: { readonly from: number; readonly to: number } | undefined;
  /** The day a person last saw it answer as its parser expects; absent where nobody has. */
  readonly proven?: DrawDate | undefined;
  readonly seen: (typeof SEEN)[number];
  /** An answer has the newest draw alone, so an older day is not worth asking for. */
  readonly newestOnly?: true | undefined;
  /** What to ask at `url`; days with the same request are in one answer. */
  readonly request: (url: string, wanted: OneWanted) => UpstreamRequest;
  /** The draws in an answer, of any day. Throws an `UnexpectedAnswer` otherwise. */
  readonly parse: (text: string, wanted: Wanted) => SourceRow[];
};

export type Wanted = {
  readonly lottery: string;
  readonly days: readonly [DrawDate, ...(readonly DrawDate[])];
};

type OneWanted = { readonly lottery: string; readonly day: DrawDate };

export type UpstreamRequest = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly json?: unknown;
};
