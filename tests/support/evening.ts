// An evening of the 1st on this machine: a data folder, the sources of all lotteries, a receiver, a
// clock that is a file, and rounds of `due` as processes (evening-round.ts).
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRegistryFiles } from '../../scripts/gather/store/open-data.ts';
import { parseDrawDate } from '../../src/domain/draw-date.ts';
import { readRegistry } from '../../src/intake/files/data-folder.ts';
import { formatDayFile } from '../../src/intake/fold/day-file.ts';
import { COMPILED, folderWith, linesOf } from './run-script.ts';
import { type StandIns, startStandIns } from './stand-in-receivers.ts';
import { type WeekDraw, weekOf } from './week.ts';
import { BODIES } from './week-bodies.ts';
import { type Fault, startWeekSources, type WeekSources } from './week-sources.ts';

export const DAY = '2026-12-01';
const at = (time: string) => Date.parse(`${DAY}T${time}:00+07:00`);
const [START, STEP_MS] = [at('16:20'), 7 * 60_000];
export const END = at('19:55');
const ALLHUAY = 'www.allhuay.com';

const FAULTS: readonly Fault[] = [
  { kind: 'outage', host: ALLHUAY, lottery: 'hanoi-special', day: DAY, from: -5, to: 40 },
  { kind: 'zeros', host: ALLHUAY, lottery: 'hanoi-redcross', day: DAY, from: 0, to: 900 },
  { kind: 'misprint', host: ALLHUAY, lottery: 'hanoi-normal', day: DAY, from: 0, to: 900 },
];

export class Evening {
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
