// How a publication announces. It never fails by it: it says what went wrong, and goes on.
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inspect } from 'node:util';
import { MOST_NAMED } from '../output/inventory.ts';
import { formatCommand } from '../command/command-line.ts';
import { Failure, readMessage, WrongUse } from '../command/failure.ts';
import type { Env, Io } from '../command/io.ts';
import { type Address, httpAddress } from '../output/address.ts';
import { CURRENT, releaseAddress } from '../output/releases.ts';
import { lockPublication } from '../output/build-lock.ts';
import { foldersOf } from '../output/output-folder.ts';
import type { Steps } from './step.ts';
import type { Publication } from './target.ts';
import { type AnnounceOutcome, announce } from '../tell/tell-channels.ts';
import type { Channel } from '../tell/channel.ts';
import { noteNews } from '../tell/published-news.ts';
import { channelsFor } from '../tell/channel-settings.ts';

type Publishing = {
  readonly publication: Pick<Publication, 'target' | 'folders' | 'io'>;
  readonly steps: Steps;
};

/** Before a build goes live: notes what is news in it. */
export function prepareAnnouncements(
  publishing: Publishing,
  { built, live }: { built: Address; live: Address | undefined },
): Promise<void> {
  const { publication, steps } = publishing;
  const { target, io } = publication;
  return withChannels(publishing, built, (channels) =>
    noteNews({ file: target.outstanding, channels, now: io.now(), built, live, warn: steps.warn }),
  );
}

/** Tells everyone who waits, once the files are read back. */
export function announcePublication(
  publishing: Publishing,
  { content, live }: { content: Address; live: Address },
): Promise<void> {
  const { publication, steps } = publishing;
  const { target, folders, io } = publication;
  const file = target.outstanding;
  return withChannels(publishing, content, async (channels) => {
    const work = async () => {
      await wait(target.settleMs);
      return announce({ file, channels, now: io.now(), content, live });
    };
    const { unheard } = await steps.run('announce', work, describeAnnounced);
    const folder = dirname(file);
    const to = folder === dirname(folders.output) ? undefined : folder;
    const [sentence, ...names] = describeUnheard(unheard, to);
    if (sentence !== undefined) steps.warn(sentence);
    for (const name of names) io.out(name);
  });
}

/** Tells everyone who waits for what an address serves. Returns whether everybody heard. */
export async function announceLive(
  live: Address,
  { file, to }: { readonly file: string; readonly to: string | undefined },
  io: Io,
): Promise<boolean> {
  using locks = new DisposableStack();
  locks.defer(lockPublication(foldersOf(io.env).output));
  const channels = await channelsFor(live, io.env);
  if (channels.length === 0) throw new WrongUse('no channel is configured');
  const announced = await announce({ file, channels, now: io.now(), content: live, live });
  io.out(describeAnnounced(announced));
  for (const line of describeUnheard(announced.unheard, to)) io.out(line);
  return announced.unheard.size === 0;
}

/** The folder of releases, or SITE_URL. Throws a `WrongUse` where nothing says what is live. */
export function liveAddress(to: string | undefined, env: Env): Address {
  if (to !== undefined) return releaseAddress(join(to, CURRENT));
  const origin = env['SITE_URL'] || undefined;
  if (origin !== undefined) return httpAddress(origin);
  throw new WrongUse('set SITE_URL to the live address, or give --to');
}

/** One line: what was told, and to how many. */
function describeAnnounced({ changes, heard, unheard }: AnnounceOutcome): string {
  const all = heard + unheard.size;
  if (all === 0) return 'nothing new to tell';
  const counted = changes === 1 ? '1 change' : `${changes} changes`;
  return `${counted}, heard by ${heard} of ${all} receivers`;
}

/** A line for each receiver that did not hear. @param to the folder of releases, if that is live */
function describeUnheard(unheard: AnnounceOutcome['unheard'], to?: string): string[] {
  if (unheard.size === 0) return [];
  const channelLines = [...unheard].slice(0, MOST_NAMED).map(([name, why]) => `  ${name}: ${why}`);
  const more = unheard.size - channelLines.length;
  const where = to === undefined ? [] : ['--to', to];
  const [again, list] = [where, ['--list', ...where]].map((args) =>
    formatCommand('npm run announce', args),
  );
  return [
    `warning: ${unheard.size} did not hear of everything; the next publication tries again, as does ${again}`,
    ...channelLines,
    ...(more > 0 ? [`  and ${more} more; who they are: ${list}`] : []),
  ];
}

/** Silent where no channel is configured for what the address has; never fails. */
async function withChannels(
  { publication: { io }, steps }: Publishing,
  address: Address,
  work: (channels: readonly Channel[]) => Promise<void>,
): Promise<void> {
  try {
    const channels = await channelsFor(address, io.env);
    if (channels.length > 0) await work(channels);
  } catch (error) {
    if (error instanceof WrongUse) throw error;
    if (!(error instanceof Failure)) io.err(inspect(error));
    steps.warn(`warning: not announced, the publication stands: ${readMessage(error)}`);
  }
}
