// An evening of the 1st, with stand-ins of the sources and of a receiver: once by `due --every`,
// once by a timer whose rounds are killed and cross those of a person. Nothing is said or told
// twice, and nothing is lost.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRegistryFiles } from '../scripts/gather/store/open-data.ts';
import { parseDrawDate } from '../src/domain/draw-date.ts';
import { readRegistry } from '../src/intake/files/data-folder.ts';
import { formatDayFile } from '../src/intake/fold/day-file.ts';
import { drawsIn, heldBackIn } from './support/held-back.ts';
import { COMPILED, folderWith, linesOf, removeFolders } from './support/run-script.ts';
import { type StandIns, startStandIns } from './support/stand-in-receivers.ts';
import { type WeekDraw, weekOf } from './support/week.ts';
import { BODIES } from './support/week-bodies.ts';
import { type Fault, startWeekSources, type WeekSources } from './support/week-sources.ts';

const DAY = '2026-12-01';
const at = (time: string) => Date.parse(`${DAY}T${time}:00+07:00`);
const [START, END, STEP_MS] = [at('16:20'), at('19:55'), 7 * 60_000];
const ALLHUAY = 'www.allhuay.com';

const FAULTS: readonly Fault[] = [
  { kind: 'outage', host: ALLHUAY, lottery: 'hanoi-special', day: DAY, from: -5, to: 40 },
  { kind: 'zeros', host: ALLHUAY, lottery: 'hanoi-redcross', day: DAY, from: 0, to: 900 },
  { kind: 'misprint', host: ALLHUAY, lottery: 'hanoi-normal', day: DAY, from: 0, to: 900 },
];

/** Of the service, without its folder. */
const [, FLAGS = ''] =
  /run\.ts due (.+) \S+$/m.exec(readFileSync('deploy/lottery-due.service', 'utf8')) ?? [];

class Evening {
  readonly env: NodeJS.ProcessEnv;
  readonly data: string;
  readonly #clock: string;
  readonly #sources: WeekSources;
  readonly #receivers: StandIns;
  readonly draws: readonly WeekDraw[];
  output = '';

  static async begin(): Promise<Evening> {
    const files = await readRegistryFiles('data');
    const upstreams = JSON.parse(files.get('upstreams.json') ?? '');
    upstreams.upstreams = upstreams.upstreams.filter(
      ({ url }: { url: string }) => BODIES[new URL(url).host] !== undefined,
    );
    files.set('upstreams.json', JSON.stringify(upstreams));
    const { registry, problems } = readRegistry(files, START);
    if (registry === undefined) throw new Error(JSON.stringify(problems));
    const day = parseDrawDate(DAY);
    const { before, week } = weekOf(registry.lotteries, registry.calendar, 20261201, [day, day]);
    for (const { slug, eras } of registry.lotteries) {
      const draws = before.filter(({ lottery }) => lottery.slug === slug).reverse();
      const text = formatDayFile(
        { eras },
        draws.map(({ draw }) => draw),
      );
      files.set(`draws/${slug}/2026.json`, text);
    }
    const [data, folder] = [await folderWith(files), await folderWith()];
    const clock = join(folder, 'clock');
    await writeFile(clock, String(at('00:30')));
    const moment = {
      get now() {
        return Number(readFileSync(clock, 'utf8'));
      },
    };
    const sources = await startWeekSources(registry, [...before, ...week], FAULTS, moment);
    const evening = new Evening(data, folder, sources, await startStandIns(), week);
    // What is live before it; what comes until then is fetched at its beginning.
    await once(evening.start('--news'), 'close');
    await writeFile(clock, String(START));
    return evening;
  }

  private constructor(
    data: string,
    folder: string,
    sources: WeekSources,
    receivers: StandIns,
    week: readonly WeekDraw[],
  ) {
    [this.data, this.#clock, this.#sources] = [data, join(folder, 'clock'), sources];
    this.#receivers = receivers;
    // Of those that came before the last round.
    this.draws = week.filter((one) => one.at < END - 2 * STEP_MS);
    this.env = {
      ...process.env,
      ...COMPILED,
      EVENING: folder,
      SOURCES: sources.origin,
      RECEIVER: receivers.origin,
      STEP_MS: String(STEP_MS),
      DATA_FOLDER: data,
    };
  }

  get now(): number {
    return Number(readFileSync(this.#clock, 'utf8'));
  }

  start(...args: string[]): ChildProcess {
    const argv = ['tests/support/evening-round.ts', 'due', ...args];
    const child = spawn(process.execPath, argv, { env: this.env });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => {
        this.output += text;
      });
    return child;
  }

  /** What was said, without its moments and how long it took. */
  get said(): string[] {
    const lines = linesOf(this.output).map((line) => line.replace(/^2026\S+Z /, ''));
    return lines.filter((line) => !/^(?:live is up to date|nothing is announced)/.test(line));
  }

  /** The changes that the receiver was told. */
  get told(): string[] {
    return this.#receivers.heard.flatMap(({ body }) => linesOf(body));
  }

  async end(): Promise<void> {
    await Promise.all([this.#sources.close(), this.#receivers.close()]);
  }
}

const twice = (all: readonly string[]) => all.filter((one, index) => all.indexOf(one) !== index);

/** What every evening has to end with. */
async function judge(evening: Evening): Promise<void> {
  const { draws, data, said, told } = evening;
  console.log(said.join('\n'));
  console.log(`${draws.length} draws, ${said.length} lines, ${told.length} changes told`);
  expect(draws.length).toBeGreaterThan(20);
  expect(twice(said)).toEqual([]);
  expect(twice(told)).toEqual([]);
  expect(told.length).toBeGreaterThan(20);
  const isHeld = ({ lottery }: WeekDraw) => lottery.slug === 'hanoi-normal';
  const missing = [];
  for (const one of draws.filter((draw) => !isHeld(draw))) {
    const { slug } = one.lottery;
    const stored = await drawsIn(data, `draws/${slug}/2026.json`);
    const ours = stored.find(({ drawDate }) => drawDate === DAY);
    const isTold = told.includes(`${slug}_${DAY}_added_1`);
    const isSaid = said.some((line) => line.startsWith(`${slug} ${DAY} new `));
    const isRight = Object.entries(ours?.prizes ?? {}).every(
      ([prize, numbers]) => one.draw.prizes[prize]?.join() === numbers.join(),
    );
    if (!ours || !isTold || !isSaid || !isRight) missing.push({ slug, isTold, isSaid, isRight });
  }
  expect(missing).toEqual([]);
  expect((await heldBackIn(data)).map(({ lottery }) => lottery)).toEqual(['hanoi-normal']);
  for (const form of [
    / failed allhuay .*503/,
    /^allhuay answers again$/,
    /^hanoi-redcross \S+ refused allhuay .*zeros/,
    /^hanoi-normal \S+ disputed /,
  ])
    expect([form, said.filter((line) => form.test(line)).length]).toEqual([form, 1]);
}

describe('an evening of the 1st', () => {
  let evening: Evening;
  beforeAll(async () => {
    evening = await Evening.begin();
  });
  afterAll(removeFolders);

  test('by `due --every`, stopped by a signal', async () => {
    const due = evening.start('--every', '1');
    while (evening.now < END && due.exitCode === null) await sleep(500);
    expect(due.exitCode, evening.output).toBeNull();
    due.kill('SIGTERM');
    expect(await once(due, 'close')).toEqual([0, null]);
    expect(evening.said.at(-1)).toBe('stopped');
    await evening.end();
    await judge(evening);
  });

  test('by a timer, whose rounds are killed, and beside those of a person', async () => {
    evening = await Evening.begin();
    let persons = '';
    for (let round = 0; evening.now < END; round += 1) {
      const timer = evening.start(...FLAGS.split(' '), await folderWith());
      if (round % 6 === 4) {
        await sleep(700 + (round % 4) * 400);
        timer.kill('SIGKILL');
      }
      if (round % 8 === 7) {
        const person = evening.start('--no-publish');
        person.stdout?.removeAllListeners('data').on('data', (text: Buffer) => {
          persons += text;
        });
        person.stderr?.removeAllListeners('data');
        await once(person, 'close');
      }
      if (timer.exitCode === null && timer.signalCode === null) await once(timer, 'close');
    }
    await evening.end();
    // What a person was told of is not said again by the timer.
    evening.output += persons
      .split('\n')
      .flatMap((line) => /^(\S+) +(new|completed) +(\S+)/.exec(line)?.slice(1, 4) ?? [])
      .join(' ');
    await judge(evening);
  });
});
