// What a publication adds to what callers had, and who has to hear of it. It is noted before the
// publication goes live, so that a kill right after that loses nothing.
import { changeId } from '../../src/api/answers/change-id.ts';
import { DAY_MS } from '../../src/domain/clock.ts';
import type { Address } from '../output/address.ts';
import { type Change, readChanges } from '../output/served-draws.ts';
import type { Channel } from './channel.ts';
import { Outstanding } from './outstanding.ts';

/** Older news is neither announced late nor tried again. */
const MOST_AGE_MS = 3 * DAY_MS;

/** Whether a change is young enough to be told. @param now milliseconds since 1970 */
export function isNews({ at }: Pick<Change, 'at'>, now: number): boolean {
  return now - Date.parse(at) <= MOST_AGE_MS;
}

type Noting = {
  /** The file of what is outstanding. */
  readonly file: string;
  readonly channels: readonly Channel[];
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly built: Address;
  /** What callers get until then; `undefined` where nothing is live, or nobody knows what. */
  readonly live: Address | undefined;
  readonly warn: (line: string) => void;
};

/** Notes who has to hear of what a build adds to what is live; warns of what nobody will hear. */
export async function noteNews({ file, channels, now, built, live, warn }: Noting): Promise<void> {
  const outstanding = await Outstanding.open(file);
  const changes = (await readChanges(built)) ?? [];
  const ids = changes.map(changeId);
  // The comparison has already said so where nobody could read what is live.
  const before = await (live && readChanges(live).catch(() => undefined));
  if (before === undefined && outstanding.known === undefined) {
    if (ids.length > 0) warn('nothing is announced: what callers had before is not known');
  } else {
    const known = new Set([...(before ?? []).map(changeId), ...(outstanding.known ?? [])]);
    const gained = changes.filter((change) => !known.has(changeId(change)));
    const news = gained.filter((change) => isNews(change, now)).toReversed();
    const old = gained.length - news.length;
    if (old > 0) warn(`not announced, because they are older than three days: ${old}`);
    for (const { name, problem, receivers } of channels) {
      if (problem !== undefined) outstanding.add(name, news.map(changeId));
      for (const receiver of receivers) {
        const wanted = news.filter((change) => receiver.wants(change));
        outstanding.add(receiver.name, wanted.map(changeId));
      }
    }
  }
  const present = new Set(ids);
  // A change that the build lacks was taken back.
  outstanding.removeAll((id) => !present.has(id));
  outstanding.known = ids;
  await outstanding.save();
}
