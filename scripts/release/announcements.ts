// How a publication announces. It never fails by it: it says what went wrong, and goes on.
import { dirname } from 'node:path';
import { MOST_NAMED } from '../site/inventory.ts';
import { OUTPUT_FOLDER } from '../site/output-folder.ts';
import { formatCommand } from '../command/command-line.ts';
import { Failure, readMessage, WrongUse } from '../command/failure.ts';
import type { Address } from '../site/address.ts';
import type { Steps } from './step.ts';
import { type AnnounceOutcome, announce } from '../tell/announce.ts';
import type { Channel } from '../tell/channel.ts';
import { noteNews } from '../tell/news.ts';
import { channelsFor } from '../tell/settings.ts';

/** `file` is that of what is outstanding. */
type Publishing = { readonly file: string; readonly steps: Steps };

/** Before a build goes live: notes what is news in it. */
export function prepareAnnouncements(
  { file, steps }: Publishing,
  { built, live }: { built: Address; live: Address | undefined },
): Promise<void> {
  return withChannels(steps, built, (channels) =>
    noteNews({ file, channels, now: Date.now(), built, live, warn: steps.warn }),
  );
}

/** Tells everyone who waits, once the files are read back. */
export function announcePublication(
  { file, steps }: Publishing,
  { content, live }: { content: Address; live: Address },
): Promise<void> {
  return withChannels(steps, content, async (channels) => {
    const work = () => announce({ file, channels, now: Date.now(), content, live });
    const { unheard } = await steps.run('announce', work, describeAnnounced);
    const folder = dirname(file);
    const to = folder === dirname(OUTPUT_FOLDER) ? undefined : folder;
    const [sentence, ...names] = describeUnheard(unheard, to);
    if (sentence !== undefined) steps.warn(sentence);
    for (const name of names) console.log(name);
  });
}

/** One line: what was told, and to how many. */
export function describeAnnounced({ changes, heard, unheard }: AnnounceOutcome): string {
  const all = heard + unheard.size;
  if (all === 0) return 'nothing new to tell';
  const counted = changes === 1 ? '1 change' : `${changes} changes`;
  return `${changes === 0 ? 'changed feeds' : counted}, heard by ${heard} of ${all} receivers`;
}

/** A line for each receiver that did not hear. @param to the folder of releases, if that is live */
export function describeUnheard(unheard: AnnounceOutcome['unheard'], to?: string): string[] {
  if (unheard.size === 0) return [];
  const named = [...unheard].slice(0, MOST_NAMED).map(([name, why]) => `  ${name}: ${why}`);
  const more = unheard.size - named.length;
  const where = to === undefined ? [] : ['--to', to];
  const [again, list] = [where, ['--list', ...where]].map((args) =>
    formatCommand('npm run announce', args),
  );
  return [
    `warning: ${unheard.size} did not hear of everything; the next publication tries again, as does ${again}`,
    ...named,
    ...(more > 0 ? [`  and ${more} more; who they are: ${list}`] : []),
  ];
}

/** Silent where no channel is configured for what the address has; never fails. */
async function withChannels(
  steps: Steps,
  address: Address,
  work: (channels: readonly Channel[]) => Promise<void>,
): Promise<void> {
  try {
    const channels = await channelsFor(address, process.env);
    if (channels.length > 0) await work(channels);
  } catch (error) {
    if (error instanceof WrongUse) throw error;
    if (!(error instanceof Failure)) console.error(error);
    steps.warn(`warning: not announced, the publication stands: ${readMessage(error)}`);
  }
}
