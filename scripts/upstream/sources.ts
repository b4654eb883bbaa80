// Which lotteries can be asked for over the network, and whom their draws are credited to. The
// others have no source that answers in a form worth relying on, and are entered by hand.
import type { DrawDate } from '../../src/domain/draw-date.ts';
import type { SourceRow } from '../../src/intake/sources/row.ts';
import type { Patience } from './fetch-text.ts';
import { fetchGloDraw, GLO } from './glo.ts';
import { fetchXsmb, XSMB } from './xsmb.ts';

export type Upstream = {
  /** The id in `data/sources.json` that each row is credited to. */
  readonly source: string;
  /** Whether a day is a question of its own, so that one that fails costs only itself. */
  readonly perDay: boolean;
  /**
   * The rows of the wanted days that the source has. Throws a `SourceUnreachable` or an
   * `UnexpectedAnswer`, and then gives no row of any day: ask for one day where others must not wait.
   */
  readonly ask: (wanted: readonly DrawDate[], patience?: Partial<Patience>) => Promise<SourceRow[]>;
};

/** By lottery slug. */
export const UPSTREAMS: Readonly<Record<string, Upstream>> = {
  'thai-government': { source: GLO, perDay: true, ask: askGlo },
  'hanoi-normal': { source: XSMB, perDay: false, ask: askXsmb },
};

/** One question a day, one after another: an office's server is not to be stormed. */
async function askGlo(
  wanted: readonly DrawDate[],
  patience?: Partial<Patience>,
): Promise<SourceRow[]> {
  const rows: SourceRow[] = [];
  for (const drawDate of wanted) rows.push(...(await fetchGloDraw(drawDate, patience)));
  return rows;
}

/** One file for all days; none is fetched if no day is wanted. */
async function askXsmb(
  wanted: readonly DrawDate[],
  patience?: Partial<Patience>,
): Promise<SourceRow[]> {
  if (wanted.length === 0) return [];
  const days = new Set<string>(wanted);
  return (await fetchXsmb(patience)).filter(({ drawDate }) => days.has(drawDate));
}
