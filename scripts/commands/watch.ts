// Watches for draws on a machine of one's own: asks each source around the announcements of its
// lotteries, stores what comes and publishes it. docs/publishing.md says how to keep it running.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '../../src/domain/clock.ts';
import { judgeSettings } from '../tell/settings.ts';
import { newCommand, runAs } from '../command/command-line.ts';
import { describeRefusal, readMessage } from '../command/failure.ts';
import { lastLook, noteLook } from '../gather/health/last-look.ts';
import { environmentFor } from '../release/environment.ts';
import { judgeHandedOn } from '../release/flags.ts';
import { DATA_FOLDER, openRegistry } from '../gather/store/data-folder.ts';
import { fetchDays } from '../gather/upstream/sources.ts';
import { isPublished, type News, tellNews } from '../gather/watch/news.ts';
import { nextTurnAt, noMemory, takeTurn } from '../gather/watch/turn.ts';
import { Unpublished } from '../gather/watch/unpublished.ts';

const HELP = `
One line an event; the same event is said once. A quarter of an hour, an hour, twenty and forty-four hours
after a draw is stored all its sources are asked again: one that differs puts it in doubt, for a person.
It begins with a publication, unless all that is stored is live. SIGINT or SIGTERM stops it after what
it is doing. Exit 0: stopped. 1: with --once, it could not publish. 2: an option is wrong, or the data folder cannot be read at the start.`;

const program = newCommand('watch', HELP)
  .description(
    'Looks for announced draws around their hours, stores and publishes them; runs until stopped.',
  )
  .argument('[publish...]', 'after --: the options of npm run publish, such as --to /srv/site')
  .option('--no-publish', 'store only')
  .option('--once', 'one turn, then stop', false)
  .parse();
const options = program.opts<{ once: boolean; publish: boolean }>();

const stop = new AbortController();
// Each time: npm repeats what a terminal has sent, and the second one may not end it halfway.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());

/** Tries once: a source is asked again soon enough by the next turn. */
const fetch: typeof fetchDays = (lottery, upstream, days) =>
  fetchDays(lottery, upstream, days, { tries: 1 });

const memory = noMemory(await lastLook(DATA_FOLDER).catch(() => undefined));
const news: News = new Set();
const unpublished = new Unpublished();
let publishing: Promise<void> | undefined;
/** Ends the wait for the next turn. */
let wake = new AbortController();

await runAs('watch', () => watch().finally(() => publishing), 2);

async function watch(): Promise<0 | 1> {
  let fault: string | undefined;
  if (options.publish) for (const line of await judgeSettings()) say(line);
  judgeHandedOn(program.args, ['dryRun', 'rollback', 'skipBuild']);
  say('watching');
  do {
    wake = new AbortController();
    try {
      await turn();
      if (fault !== undefined) say('the data folder is in order again');
      fault = undefined;
    } catch (error) {
      const sentence = describeRefusal(error);
      if (sentence === undefined || memory.wakeAt.size === 0) throw error;
      // A full disk, or a registry that somebody is writing, may be in order a minute later.
      if (sentence !== fault) say(sentence);
      fault = sentence;
    }
    if (options.once) break;
    const wait = Math.min(Math.max(nextTurnAt(memory) - Date.now(), 1_000), MINUTE_MS);
    const signal = AbortSignal.any([stop.signal, wake.signal]);
    await sleep(wait, undefined, { signal }).catch(() => undefined);
  } while (!stop.signal.aborted);
  await publishing;
  say('stopped');
  return options.once && unpublished.isOpen ? 1 : 0;
}

async function turn(): Promise<void> {
  const now = Date.now();
  const registry = await openRegistry();
  const given = { data: DATA_FOLDER, registry, now, random: Math.random, fetch };
  const { faults, outcomes, isClockWrong } = await takeTurn(memory, given);
  for (const line of [...faults, ...tellNews(outcomes, news)]) say(line);
  if (outcomes.some(isPublished)) unpublished.add();
  if (isClockWrong) return;
  await noteLook(DATA_FOLDER, now);
  // Sources are asked meanwhile.
  if (options.publish && unpublished.isDue(now)) publishing = publish(program.args);
}

/** As a person would, in a process of its own. */
async function publish(args: readonly string[]): Promise<void> {
  const started = Date.now();
  unpublished.begin();
  const command = ['run', '--silent', 'publish', '--', '--if-new', ...args];
  // In a group of its own: the terminal's ^C stops the watch, after this publication.
  const child = spawn('npm', command, {
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
    env: environmentFor('publish'),
  });
  const [code] = await once(child, 'close').catch((error) => {
    say(`publish: ${readMessage(error)}`);
    return [null];
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  if (code === 0) {
    unpublished.succeeded();
    say(`live is up to date after ${seconds} s`);
  } else {
    const minutes = unpublished.failed(Date.now());
    const again = options.once ? '' : `; tried again in ${minutes} min, or with the next draw`;
    say(`not published${again}`);
  }
  wake.abort();
}

function say(line: string): void {
  console.log(`${new Date().toISOString().slice(0, 19)}Z ${line}`);
}
