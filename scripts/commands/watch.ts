// Watches for draws on a machine of one's own: asks each source around the announcements of its
// lotteries, stores what comes and publishes it. docs/publishing.md says how to keep it running.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '../../src/domain/clock.ts';
import { judgeSettings } from '../tell/settings.ts';
import { newCommand, runCommand } from '../command/command-line.ts';
import { describeRefusal, readMessage } from '../command/failure.ts';
import type { Io } from '../command/io.ts';
import { lastLook, noteLook } from '../gather/health/last-look.ts';
import { environmentFor } from '../release/environment.ts';
import { judgeHandedOn, publishArguments } from '../release/flags.ts';
import { siteUrl } from '../site/site-url.ts';
import { findDataFolder, openRegistry } from '../gather/store/data-folder.ts';
import { reachSources } from '../gather/upstream/sources.ts';
import { isPublished, type News, tellNews } from '../gather/watch/news.ts';
import { nextTurnAt, noMemory, takeTurn } from '../gather/watch/turn.ts';
import { Unpublished } from '../gather/watch/unpublished.ts';

const HELP = `
One line an event; the same event is said once. A quarter of an hour, an hour, twenty and forty-four hours
after a draw is stored all its sources are asked again: one that differs puts it in doubt, for a person.
It begins with a publication, unless all that is stored is live. SIGINT or SIGTERM stops it after what
it is doing. Exit 0: stopped. 1: with --once, it could not publish. 2: an option is wrong, or the data folder cannot be read at the start.`;

type WatchFlags = { readonly once: boolean; readonly publish: boolean };

export function main(argv: readonly string[], io: Io) {
  const command = newCommand('watch', io, HELP)
    .description(
      'Looks for announced draws around their hours, stores and publishes them; runs until stopped.',
    )
    .argument('[publish...]', 'after --: the options of npm run publish, such as --to /srv/site')
    .option('--no-publish', 'store only')
    .option('--once', 'one turn, then stop', false);
  const work = () => new Watch(command.args, command.opts(), io).run();
  return runCommand(command, argv, io, work, 2);
}

/** A source is asked again soon enough by the next turn. */
const ONE_TRY = { tries: 1 };

class Watch {
  readonly #publish: readonly string[];
  readonly #flags: WatchFlags;
  readonly #io: Io;
  readonly #data: string;
  readonly #news: News = new Set();
  readonly #unpublished = new Unpublished();
  #publishing: Promise<void> | undefined;
  /** Ends the wait for the next turn. */
  #wake = new AbortController();

  constructor(publish: readonly string[], flags: WatchFlags, io: Io) {
    this.#publish = publish;
    this.#flags = flags;
    this.#io = io;
    this.#data = findDataFolder(io.env);
  }

  async run(): Promise<0 | 1> {
    const { env, now, stopSignal } = this.#io;
    const stop = stopSignal();
    const memory = noMemory(await lastLook(this.#data).catch(() => undefined));
    let fault: string | undefined;
    try {
      if (this.#flags.publish) {
        for (const line of await judgeSettings(env, siteUrl(env))) this.#say(line);
      }
      judgeHandedOn(this.#publish, env);
      this.#say('watching');
      do {
        this.#wake = new AbortController();
        try {
          await this.#takeTurn(memory);
          if (fault !== undefined) this.#say('the data folder is in order again');
          fault = undefined;
        } catch (error) {
          const sentence = describeRefusal(error);
          if (sentence === undefined || memory.wakeAt.size === 0) throw error;
          // A full disk, or a registry that somebody is writing, may be in order a minute later.
          if (sentence !== fault) this.#say(sentence);
          fault = sentence;
        }
        if (this.#flags.once) break;
        const wait = Math.min(Math.max(nextTurnAt(memory) - now(), 1_000), MINUTE_MS);
        const signal = AbortSignal.any([stop, this.#wake.signal]);
        await sleep(wait, undefined, { signal }).catch(() => undefined);
      } while (!stop.aborted);
    } finally {
      await this.#publishing;
    }
    this.#say('stopped');
    return this.#flags.once && this.#unpublished.isOpen ? 1 : 0;
  }

  async #takeTurn(memory: ReturnType<typeof noMemory>): Promise<void> {
    const now = this.#io.now();
    const registry = await openRegistry(this.#data);
    const sources = reachSources(this.#io, ONE_TRY);
    const options = { data: this.#data, registry, now, random: Math.random, ...sources };
    const { faults, outcomes, isClockWrong } = await takeTurn(memory, options);
    for (const line of [...faults, ...tellNews(outcomes, this.#news)]) this.#say(line);
    if (outcomes.some(isPublished)) this.#unpublished.add();
    if (isClockWrong) return;
    await noteLook(this.#data, now);
    // Sources are asked meanwhile.
    if (this.#flags.publish && this.#unpublished.isDue(now)) this.#publishing = this.#publishNow();
  }

  /** As a person would, in a process of its own. */
  async #publishNow(): Promise<void> {
    const { env, now } = this.#io;
    const started = now();
    this.#unpublished.begin();
    // In a group of its own: the terminal's ^C stops the watch, after this publication.
    const child = spawn('npm', publishArguments(this.#publish), {
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
      env: environmentFor('publish', env),
    });
    const [code] = await once(child, 'close').catch((error) => {
      this.#say(`publish: ${readMessage(error)}`);
      return [null];
    });
    const seconds = Math.round((now() - started) / 1000);
    if (code === 0) {
      this.#unpublished.succeeded();
      this.#say(`live is up to date after ${seconds} s`);
    } else {
      const minutes = this.#unpublished.failed(now());
      const again = this.#flags.once
        ? ''
        : `; tried again in ${minutes} min, or with the next draw`;
      this.#say(`not published${again}`);
    }
    this.#wake.abort();
  }

  #say(line: string): void {
    this.#io.out(`${new Date(this.#io.now()).toISOString().slice(0, 19)}Z ${line}`);
  }
}
