// From announcement to published: a recorded answer of the Government Lottery Office for a draw we
// do not hold, asked of a stand-in server, stored, built, published and served.
// Prints the seconds of each step; what is asserted is a part of what the whole publication before
// it took.
import { readFile, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cloneInstalled, removeClone, run, start } from './support/fresh-clone.ts';
import { registryFiles } from './support/frozen-data.ts';
import { type StandIn, startStandIn } from './support/upstream-stand-in.ts';

/** The recorded draw; the clone is put back to the day before it. */
const ANNOUNCED = '2026-05-02';

let folder: string;
let upstream: StandIn;
let wholeSeconds: number;
beforeAll(async () => {
  [folder, upstream] = [await cloneInstalled(), await startStandIn()];
  const path = join(folder, 'data/draws/thai-government/2026.json');
  const draws: { drawDate: string }[] = JSON.parse(await readFile(path, 'utf8'));
  const before = draws.filter(({ drawDate }) => drawDate < ANNOUNCED);
  await writeFile(path, `[\n${before.map((draw) => JSON.stringify(draw)).join(',\n')}\n]\n`);
  // Only what the stand-in answers for, so that nothing is asked beyond this machine.
  await writeFile(join(folder, 'data/upstreams.json'), registryFiles().get('upstreams.json') ?? '');
  await run(folder, 'git -c user.name=t -c user.email=t@t.invalid commit -qam before');
  await timed('whole publication', () => run(folder, 'npm run publish -- --to ../site'));
  wholeSeconds = steps.get('whole publication') ?? 0;
  steps.clear();
});
afterAll(async () => {
  await upstream?.close();
  await removeClone(folder);
});

/** Of the seconds of a whole publication: what the answers of one draw may take. */
const MOST_OF_WHOLE = 0.45;

/** Seconds, in order: from the source's answer to the host's. */
const steps = new Map<string, number>();
async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  steps.set(name, (performance.now() - started) / 1000);
  return result;
}
/** The steps that a publication prints as `seconds: build 9.1, deploy 0.4`. */
function readSteps(printed: string): void {
  const [, listed = ''] = /^seconds: (.+)$/m.exec(printed) ?? [];
  for (const [, name = '', seconds] of listed.matchAll(/(?:^|, )(.+?) ([\d.]+)(?=,|$)/g)) {
    steps.set(`  ${name}`, Number(seconds));
  }
}
function printSteps(): void {
  const whole = [...steps].filter(([name]) => !name.startsWith(' '));
  const total = whole.reduce((sum, [, seconds]) => sum + seconds, 0);
  const rows = [...steps, ['announcement to live', total] as const];
  const lines = rows.map(
    ([name, seconds]) => `${name.padEnd(28)}${seconds.toFixed(1).padStart(6)} s`,
  );
  console.log(lines.join('\n'));
}

const live = (path: string) => readFile(join(folder, '../site/current/static', path), 'utf8');

type Served = Awaited<ReturnType<typeof ask>>;
async function ask() {
  const host = await start(folder, 'npm run serve', /site (http:\S+)\//, {
    PORT: '0',
  });
  const get = async (path: string) => (await fetch(`${host.match[1]}/api/${path}`)).json();
  const served = {
    results: (await get('results')).data[0],
    stats: (await get('stats')).dataset,
    calculations: await get('calculations?window=5&prize=last-two-digit'),
    check: (await get('check?number=12')).data,
    status: (await get('status.json')).lotteries[0],
    changes: (await get('changes.json')).changes,
  };
  await host.stop('SIGINT');
  return served;
}

let old: Served;
describe('a draw is announced', () => {
  test('one ingest stores it; the days that no source has yet are said, and are no failure', async () => {
    old = await ask();
    const due = `npm run --silent ingest -- --due --lottery thai-government --json; echo "exit $?"`;
    const said = await timed('ingest', () => run(folder, due, { GLO_API_URL: upstream.gloUrl }));
    expect(said).toContain('exit 0');
    const outcomes: { drawDate: string; result: string }[] = JSON.parse(said.split('\n')[0] ?? '');
    expect(
      outcomes.filter(({ result }) => result === 'new').map(({ drawDate }) => drawDate),
    ).toEqual([ANNOUNCED]);
    expect(new Set(outcomes.map(({ result }) => result))).toEqual(new Set(['new', 'gap']));
    expect(await run(folder, 'git diff --stat --no-color')).toContain('1 insertion(+)');
  });

  test('publishing it rewrites only its lottery and the indexes', async () => {
    const hashes = async () => {
      const lines = await run(
        folder,
        'cd .vercel/output/static && find ./api -type f -exec sha256sum {} +',
      );
      return new Map(
        lines
          .trim()
          .split('\n')
          .map((line) => line.split(/\s+/).reverse() as [string, string]),
      );
    };
    const before = await hashes();
    const home = await live('index.html');
    const publish = 'npm run --silent publish -- --to ../site';
    const publication = await timed('answers live', () => start(folder, publish, /^published /m));
    // Between the two releases: the API has the draw, and pages say what they have, and nothing of
    // what they lack.
    expect(JSON.parse(await live('api/results/thai-government/1.json')).data[0].drawDate).toBe(
      ANNOUNCED,
    );
    expect(await live('index.html')).toBe(home);
    const day = await live(`day/${ANNOUNCED}/index.html`);
    expect([day.includes('ยังไม่มีผลในหน้านี้'), day.includes('ยังไม่มีผลในระบบ')]).toEqual([true, false]);
    expect(day).toContain('data-lottery="thai-government" data-shown-to="2026-05-01"');
    for (const page of [home, await live('lottery/thai-government/index.html')]) {
      const shown = [...page.matchAll(/data-lottery="([^"]+)" data-draw-date="([^"]+)"/g)];
      expect(shown.length).toBeGreaterThan(0);
      for (const [, lottery, date] of shown) {
        const file = JSON.parse(await live(`api/draws/${lottery}/${date?.slice(0, 4)}.json`));
        const days = file.data.map(({ drawDate }: { drawDate: string }) => drawDate);
        expect(days).toContain(date);
      }
    }
    expect(publication.output()).not.toContain('ok build pages');
    await timed('pages', () => publication.ended);
    readSteps(publication.output());
    expect(await live('index.html')).not.toBe(home);
    const seconds = (steps.get('ingest') ?? 0) + (steps.get('answers live') ?? 0);
    console.log(
      `announcement to answers live ${seconds.toFixed(1)} s, a whole publication ` +
        `${wholeSeconds.toFixed(1)} s, load ${loadavg()[0]?.toFixed(1)}`,
    );
    expect(seconds).toBeLessThan(MOST_OF_WHOLE * wholeSeconds);
    const after = await hashes();
    const changed = [...after].filter(([path, hash]) => before.get(path) !== hash);
    const added = [...after.keys()].filter((path) => !before.has(path));
    expect(added).toEqual([]);
    expect([...before.keys()].filter((path) => !after.has(path))).toEqual([]);
    const others = changed
      .map(([path]) => path)
      .filter((path) => !/^\.\/api\/\w+\/thai-government[./]/.test(path));
    // Not the feeds of all: a hundred draws of other lotteries are newer than this one of May.
    expect(others.sort()).toEqual([
      './api/changes.json',
      './api/datapackage.json',
      './api/export/SHA256SUMS',
      './api/export/all.ndjson.gz',
      './api/export/latest.csv',
      './api/latest.json',
      './api/latest/thai.json',
      './api/lotteries.json',
      './api/manifest.json',
      './api/openapi.json',
      './api/status.json',
    ]);
  });

  test('results, stats, calculations, check and status all move to it', async () => {
    const served = await timed('serve', ask);
    printSteps();
    expect([old.results.drawDate, served.results.drawDate]).toEqual(['2026-04-16', ANNOUNCED]);
    expect(served.results).toMatchObject({ complete: true, revision: 1 });
    expect(served.stats.draws).toBe(old.stats.draws + 1);
    expect(served.stats.toIso).toBe(ANNOUNCED);
    expect(served.calculations.sourceDraw.drawDate).toBe(ANNOUNCED);
    expect(served.calculations.calculatedAt).toBe('2026-05-02T07:30:00.000Z');
    expect(served.check.drawDate).toBe(ANNOUNCED);
    expect(served.status.next.drawDate).toBe('2026-05-16');
    expect(served.changes[0]).toMatchObject({
      change: 'added',
      drawDate: ANNOUNCED,
    });
  });
});
