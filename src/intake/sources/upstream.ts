// A source that is asked over the network, as data: what to ask and how to read the answer. Pure, since
// scripts/upstream alone asks. A module of this folder that exports `upstream` is asked from then on.
import type { DrawDate } from '../../domain/draw-date.ts';
import type { SourceRow } from './row.ts';

export type Upstream = {
  /** The id in `data/sources.json` that each row is credited to. */
  readonly source: string;
  /** The slugs of the lotteries whose draws it has. */
  readonly lotteries: readonly string[];
  readonly url: string;
  /** The environment variable that names another address: a mirror, or a stand-in when trying things out. */
  readonly variable?: string;
  /** When an answer is worth asking for, in minutes after the announcement; negative is before it. */
  readonly window?: { readonly from: number; readonly to: number };
  /** The day a person last saw it answer as its parser expects; absent where nobody has. */
  readonly proven?: DrawDate;
  /** Whether each day is a request of its own, so that one that fails costs only itself. */
  readonly perDay: boolean;
  /** What to ask where that is no plain GET of `url`. */
  readonly request?: (url: string, wanted: Wanted) => UpstreamRequest;
  /** The draws in an answer, of any day. Throws an `UnexpectedAnswer` where it is not what was asked for. */
  readonly parse: (text: string, wanted: Wanted) => SourceRow[];
};

/** What one request is about: one day where the source is asked day by day. */
export type Wanted = {
  readonly lottery: string;
  readonly days: readonly [DrawDate, ...(readonly DrawDate[])];
};

export type UpstreamRequest = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly json?: unknown;
};
