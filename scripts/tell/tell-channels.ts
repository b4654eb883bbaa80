// Tells everyone what they still have to hear of what an address serves.
import { z } from 'zod';
import { type Announcement, createAnnouncement } from '../../src/api/announce/announcement.ts';
import { changeId } from '../../src/api/answers/change-id.ts';
import { memberPath } from '../../src/api/contract/open-file-path.ts';
import { FILES } from '../../src/api/contract/open-files.ts';
import { drawYearSchema } from '../../src/api/answers/draws.schema.ts';
import { drawSchema } from '../../src/api/answers/results.schema.ts';
import { MINUTE_MS } from '../../src/domain/clock.ts';
import { Failure } from '../command/failure.ts';
import { parseJson } from '../disk/text-files.ts';
import type { Address } from '../output/address.ts';
import { type Change, readAnnouncedSite, readChanges } from '../output/served-draws.ts';
import type { Channel, Receipt, Receiver } from './channel.ts';
import { deliverAll, type Errand, LIMITS, type Limits } from './delivery.ts';
import { isNews } from './published-news.ts';
import { Outstanding } from './outstanding.ts';

/** Announcing ends after this; what is left waits for the next publication. */
const MOST_TIME_MS = 5 * MINUTE_MS;

const drawsOfYear = drawYearSchema
  .pick({ attribution: true })
  .extend({ data: z.array(drawSchema) });

export type Announcing = {
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

export type AnnounceOutcome = Awaited<ReturnType<typeof announce>>;

/**
 * Announces, and keeps what somebody did not hear. Throws if the address or file is unreadable.
 * @returns how many changes were told, how many heard all of them, and who did not, and why
 */
export async function announce(announcing: Announcing) {
  const { file, now, content, limits = LIMITS } = announcing;
  const outstanding = await Outstanding.open(file);
  const changes = ((await readChanges(content)) ?? []).toReversed();
  const old = new Set(changes.filter((change) => !isNews(change, now)).map(changeId));
  outstanding.removeAll((id) => old.has(id));
  const { ready, unheard } = readyReceivers(announcing, outstanding, changes);
  const awaited = new Set(ready.flatMap(({ name }) => outstanding.list(name)));
  const news = changes.filter((change) => awaited.has(changeId(change)));
  const announcements = await readAnnouncements(content, news);
  const errands = ready.flatMap((receiver): Errand[] => {
    const ids = new Set(outstanding.list(receiver.name));
    const own = announcements.filter(({ change }) => ids.has(change.id));
    return own.length > 0 ? [{ receiver, announcements: own }] : [];
  });
  const onReceipt = ({ receiver, announcements: parts }: Errand, receipt: Receipt) => {
    const { name } = receiver;
    const ids = parts.map(({ change }) => change.id);
    if (receipt.outcome !== 'delivered') unheard.set(name, receipt.reason);
    else outstanding.remove(name, ids);
  };
  const signal = AbortSignal.timeout(MOST_TIME_MS);
  await outstanding.saveDuring(() => deliverAll(errands, { limits, signal, onReceipt }));
  const heard = errands.filter(({ receiver: { name } }) => !unheard.has(name)).length;
  return { changes: announcements.length, heard, unheard };
}

/** The receivers of every channel that can announce now; `unheard` says why others wait. */
function readyReceivers(
  { channels }: Announcing,
  outstanding: Outstanding,
  changes: readonly Change[],
) {
  const ready: Receiver[] = [];
  const unheard = new Map<string, string>();
  for (const channel of channels) {
    const { name, problem, receivers } = channel;
    if (problem === undefined) {
      shareOut(channel, outstanding, changes);
      ready.push(...receivers);
    } else if (outstanding.list(name).length > 0) unheard.set(name, problem);
  }
  return { ready, unheard };
}

/** Gives the receivers of a channel what was noted for it while nobody could read who they are. */
function shareOut(
  { name, receivers }: Channel,
  outstanding: Outstanding,
  changes: readonly Change[],
): void {
  if (receivers.some((receiver) => receiver.name === name)) return;
  const ids = new Set(outstanding.list(name));
  const noted = changes.filter((change) => ids.has(changeId(change)));
  for (const receiver of receivers) {
    const wanted = noted.filter((change) => receiver.wants(change));
    outstanding.add(receiver.name, wanted.map(changeId));
  }
  outstanding.remove(name, [...ids]);
}

/** Each change with its draw as it is served. */
export async function readAnnouncements(content: Address, changes: readonly Change[]) {
  const announcements: Announcement[] = [];
  for (const change of changes) {
    const { lottery, drawDate } = change;
    // A single draw has no file.
    const path = memberPath(FILES.drawYear.path, { lottery, date: drawDate });
    const text = await content.read(path);
    const year = drawsOfYear.safeParse(parseJson(text ?? ''));
    const draw = year.data?.data.find((stored) => stored.drawDate === drawDate);
    const mayBeMissing = ['withdrawn', 'restored'].includes(change.change);
    const isMissing = draw === undefined && (text === undefined || year.success);
    if (draw === undefined && !(mayBeMissing && isMissing)) {
      throw new Failure(`${path} of ${content.name} has no draw of ${drawDate}`);
    }
    // Without a result there is no file that could say which site it is.
    const readOrigin = async () => (await readAnnouncedSite(content)).origin ?? '';
    const origin = draw && year.success ? year.data.attribution.url : await readOrigin();
    announcements.push(createAnnouncement({ ...change, id: changeId(change) }, draw, origin));
  }
  return announcements;
}
