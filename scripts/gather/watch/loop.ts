// The watch: turn after turn, what comes is stored and handed to a publication. Sources are asked
// while one runs.
import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '../../../src/domain/clock.ts';
import { describeRefusal, readMessage } from '../../command/failure.ts';
import type { ExitCode, Io } from '../../command/io.ts';
import { lastLook, noteLook } from '../health/last-look.ts';
import { openRegistry } from '../store/open-data.ts';
import { reachSources } from '../upstream/sources.ts';
import { isPublished, type News, tellNews } from './watch-news.ts';
import { nextTurnAt, noMemory, takeTurn } from './turn.ts';
import { Unpublished } from './unpublished.ts';

type WatchOptions = {
  /** The data folder. */
  readonly data: string;
  /** One turn, then stop. */
  readonly once: boolean;
  /** Publishes what is stored; without it nothing is published. */
  readonly publish: (() => Promise<ExitCode>) | undefined;
};

/** A source is asked again soon enough by the next turn. */
const ONE_TRY = { tries: 1 };

export class Watch {
  readonly #options: WatchOptions;
  readonly #io: Io;
  readonly #news: News = new Set();
  readonly #unpublished = new Unpublished();
  #publishing: Promise<void> | undefined;
  /** Ends the wait for the next turn. */
  #wake = new AbortController();

  constructor(options: WatchOptions, io: Io) {
    this.#options = options;
    this.#io = io;
  }

  /** Prints a line with its moment. */
  say(line: string): void {
    this.#io.out(`${new Date(this.#io.now()).toISOString().slice(0, 19)}Z ${line}`);
  }

  /** Takes turns until it is told to stop; then ends the publication that runs. */
  async run(): Promise<0 | 1> {
    const { once, data } = this.#options;
    const stop = this.#io.stopSignal();
    const memory = noMemory(await lastLook(data).catch(() => undefined));
    let fault: string | undefined;
    this.say('watching');
    try {
      do {
        this.#wake = new AbortController();
        try {
          await this.#takeTurn(memory);
          if (fault !== undefined) this.say('the data folder is in order again');
          fault = undefined;
        } catch (error) {
          const sentence = describeRefusal(error);
          if (sentence === undefined || memory.wakeAt.size === 0) throw error;
          // A full disk, or a registry that somebody is writing, may be in order a minute later.
          if (sentence !== fault) this.say(sentence);
          fault = sentence;
        }
        if (once) break;
        const wait = Math.min(Math.max(nextTurnAt(memory) - this.#io.now(), 1_000), MINUTE_MS);
        const signal = AbortSignal.any([stop, this.#wake.signal]);
        await sleep(wait, undefined, { signal }).catch(() => undefined);
      } while (!stop.aborted);
    } finally {
      await this.#publishing;
    }
    this.say('stopped');
    return once && this.#unpublished.isOpen ? 1 : 0;
  }

  async #takeTurn(memory: ReturnType<typeof noMemory>): Promise<void> {
    const now = this.#io.now();
    const { data, publish } = this.#options;
    const registry = await openRegistry(data);
    const sources = reachSources(this.#io, ONE_TRY);
    const options = { data, registry, now, random: Math.random, ...sources };
    const { faults, outcomes, isClockWrong } = await takeTurn(memory, options);
    for (const line of [...faults, ...tellNews(outcomes, this.#news)]) this.say(line);
    if (outcomes.some(isPublished)) this.#unpublished.add();
    if (isClockWrong) return;
    await noteLook(data, now);
    if (publish && this.#unpublished.isDue(now)) this.#publishing = this.#publishNow(publish);
  }

  async #publishNow(publish: () => Promise<ExitCode>): Promise<void> {
    const { now } = this.#io;
    const started = now();
    this.#unpublished.begin();
    const code = await publish().catch((error: unknown) => {
      this.say(`publish: ${readMessage(error)}`);
      return 1;
    });
    const seconds = Math.round((now() - started) / 1000);
    if (code === 0) {
      this.#unpublished.succeeded();
      this.say(`live is up to date after ${seconds} s`);
    } else {
      const minutes = this.#unpublished.failed(now());
      const again = this.#options.once
        ? ''
        : `; tried again in ${minutes} min, or with the next draw`;
      this.say(`not published${again}`);
    }
    this.#wake.abort();
  }
}
