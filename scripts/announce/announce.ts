// Tells everyone what they still have to hear of what an address serves.
import {
  type Announcement,
  announcementOf,
  drawFilePath,
} from '../../src/announce/announcement.ts';
import { changeId } from '../../src/contract/change-id.ts';
import { drawFileSchema } from '../../src/contract/schemas/draws.ts';
import { drawSchema } from '../../src/contract/schemas/results.ts';
import { Failure } from '../failure.ts';
import { jsonOf } from '../inventory.ts';
import type { Address } from '../publish/address.ts';
import { type Change, readAnnouncedSite, readChanges } from '../publish/draws.ts';
import type { Channel, Receiver } from './channel.ts';
import { deliverAll, type Errand, LIMITS, type Limits } from './delivery.ts';
import { isNews } from './news.ts';
import { isMoment, Outstanding } from './outstanding.ts';

/** Announcing ends after this; what is left waits for the next publication. */
const MOST_TIME_MS = 5 * 60_000;

const drawOfFile = drawFileSchema.extend({ data: drawSchema });

type Announcing = {
  /** The file of what is outstanding. */
  readonly file: string;
  readonly channels: readonly Channel[];
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The bytes that are live: a cache in front of the live address may still have older ones. */
  readonly content: Address;
  /** Where callers read. */
  readonly live: Address;
  readonly limits?: Limits;
};

export type Announced = {
  /** How many changes were told, to how many receivers who heard all of them. */
  readonly changes: number;
  readonly heard: number;
  /** Who did not hear all, and why. */
  readonly unheard: ReadonlyMap<string, string>;
};

/** Announces, and keeps what somebody did not hear. Throws where the address or the file cannot be read. */
export async function announce(announcing: Announcing): Promise<Announced> {
  const { file, channels, now, content, live, limits = LIMITS } = announcing;
  const outstanding = await Outstanding.open(file);
  const changes = ((await readChanges(content)) ?? []).toReversed();
  dropOld(outstanding, changes, now);
  const unheard = new Map<string, string>();
  const receivers = await readyReceivers({ channels, outstanding, changes, live, unheard });
  const waitedFor = new Set(receivers.flatMap(({ name }) => outstanding.of(name)));
  const announcements = await readAnnouncements(
    content,
    changes.filter((change) => waitedFor.has(changeId(change))),
  );
  const errands = receivers.flatMap((receiver): Errand[] => {
    const ids = new Set(outstanding.of(receiver.name));
    const own = announcements.filter(({ change }) => ids.has(change.id));
    const isTold = own.length > 0 || (receiver.file !== undefined && ids.size > 0);
    return isTold ? [{ receiver, announcements: receiver.file === undefined ? own : [] }] : [];
  });
  await outstanding.saveDuring(() =>
    deliverAll(errands, {
      limits,
      signal: AbortSignal.timeout(MOST_TIME_MS),
      onReceipt({ receiver: { name, file }, announcements: told }, receipt) {
        const ids = file === undefined ? told.map(({ change }) => change.id) : outstanding.of(name);
        if (receipt.outcome === 'delivered') outstanding.remove(name, ids);
        else unheard.set(name, receipt.reason);
      },
    }),
  );
  const heard = errands.filter(({ receiver: { name } }) => !unheard.has(name)).length;
  return { changes: announcements.length, heard, unheard };
}

/** Gives up what is no news any more. */
function dropOld(outstanding: Outstanding, changes: readonly Change[], now: number): void {
  const old = new Set(changes.filter((change) => !isNews(change, now)).map(changeId));
  const isOld = (id: string) => old.has(id) || (isMoment(id) && !isNews({ at: id }, now));
  for (const name of outstanding.names()) {
    outstanding.remove(name, outstanding.of(name).filter(isOld));
  }
}

type Preparation = Pick<Announcing, 'channels' | 'live'> & {
  readonly outstanding: Outstanding;
  readonly changes: readonly Change[];
  readonly unheard: Map<string, string>;
};

/** Those of every channel that can announce now; whoever waits for another is told of in `unheard`. */
async function readyReceivers(preparation: Preparation): Promise<Receiver[]> {
  const { channels, live, outstanding, changes, unheard } = preparation;
  const ready: Receiver[] = [];
  for (const channel of channels) {
    if (channel.problem === undefined) shareOut(channel, { outstanding, changes });
    const reason = channel.problem ?? (await channel.refusal?.(live));
    if (reason === undefined) ready.push(...channel.receivers);
    const names = new Set([channel.name, ...channel.receivers.map(({ name }) => name)]);
    for (const name of names) {
      if (reason !== undefined && outstanding.of(name).length > 0) unheard.set(name, reason);
    }
  }
  return ready;
}

/** Gives the receivers of a channel what was noted for it while nobody could read who they are. */
function shareOut(
  { name, receivers }: Channel,
  { outstanding, changes }: Pick<Preparation, 'outstanding' | 'changes'>,
): void {
  if (receivers.some((receiver) => receiver.name === name)) return;
  const ids = new Set(outstanding.of(name));
  const noted = changes.filter((change) => ids.has(changeId(change)));
  for (const receiver of receivers) {
    const wanted = noted.filter((change) => receiver.wants(change));
    outstanding.add(receiver.name, wanted.map(changeId));
  }
  outstanding.remove(name, [...ids]);
}

/** Each change with its draw as it is served. */
export async function readAnnouncements(
  content: Address,
  changes: readonly Change[],
): Promise<Announcement[]> {
  const announcements: Announcement[] = [];
  for (const change of changes) {
    const path = drawFilePath(change);
    const text = await content.read(path);
    if (text === undefined && (change.change === 'withdrawn' || change.change === 'restored')) {
      // No result any more, or again: there is no file that could say whose site it is.
      const { origin = '' } = await readAnnouncedSite(content);
      announcements.push(announcementOf({ ...change, id: changeId(change) }, undefined, origin));
      continue;
    }
    const file = drawOfFile.safeParse(jsonOf(text ?? ''));
    if (!file.success) throw new Failure(`${path} of ${content.name} is no draw`);
    const { data, attribution } = file.data;
    announcements.push(announcementOf({ ...change, id: changeId(change) }, data, attribution.url));
  }
  return announcements;
}
