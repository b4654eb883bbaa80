// A source that is asked over the network: what to ask and how to read the answer. Pure, since
// scripts/upstream alone asks. Each is a row of data/upstreams.json.
import type { DrawDate } from '../../domain/draw-date.ts';
import type { SourceRow } from './row.ts';

export type Upstream = {
  /** The id in `data/sources.json` that each row is credited to. */
  readonly source: string;
  /** The slugs of the lotteries whose draws it has. */
  readonly lotteries: readonly string[];
  readonly url: string;
  /** The environment variable that names another address: a mirror, or a stand-in when trying things out. */
  readonly variable?: string | undefined;
  /** The environment variable that holds the key of a source which wants one. */
  readonly keyVariable?: string | undefined;
  /** When an answer is worth asking for, in minutes after the announcement; negative is before it. */
  readonly window?: { readonly from: number; readonly to: number } | undefined;
  /** The day a person last saw it answer as its parser expects; absent where nobody has. */
  readonly proven?: DrawDate | undefined;
  /** An answer has the newest draw alone, so an older day is not worth asking for. */
  readonly newestOnly?: true | undefined;
  /** What to ask at `url`; days with the same request are in one answer. */
  readonly request: (url: string, wanted: OneWanted) => UpstreamRequest;
  /** The draws in an answer, of any day. Throws an `UnexpectedAnswer` where it is not what was asked for. */
  readonly parse: (text: string, wanted: Wanted) => SourceRow[];
};

/** What one request is about. */
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
