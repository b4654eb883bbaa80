// `npm run watch` as a person runs it and as it is stopped: by a signal to npm, or to npm and the
// watch at once. A stand-in on this machine answers in the place of the sources.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clockFrom } from './support/clock.ts';
import { dataBefore, HANOI_2026, THAI_2026, xsmbOf } from './support/due-data.ts';
import { cloneInstalled, removeClone, run, start } from './support/fresh-clone.ts';
import { registryFiles } from './support/frozen-data.ts';
import { drawsIn } from './support/held-back.ts';
import { dataTreeOf, folderWith, linesOf, removeFolders, runScript } from './support/run-script.ts';
import { type StandIn, startStandIn } from './support/upstream-stand-in.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn();
  standIn.texts.xsmb = xsmbOf('2026-05-01');
});
afterAll(() => Promise.all([standIn.close(), removeFolders()]));

const sources = () => ({ GLO_API_URL: standIn.gloUrl, XSMB_CSV_URL: standIn.xsmbUrl });
/** No shell of the test's own in between, which would die of the signal. */
const NPM = 'exec npm run --silent watch --';
/** The lines without their moments. */
const said = (output: string) => linesOf(output).map((line) => line.replace(/^\S+Z /, ''));
const dayBefore = () => dataBefore({ thai: '2026-05-02', hanoi: '2026-05-01' });

describe('without publication', () => {
  test('the watch wakes at the hour of a draw, stores it, says each event once, ends by a signal', async () => {
    const files = await dayBefore();
    const data = await folderWith(files);
    const clock = clockFrom('2026-05-02T14:29:40+07:00', { haste: 1 });
    const command = `${NPM} --no-publish`;
    const watch = await start('.', command, /thai-government .*\n/, {
      ...clock,
      ...sources(),
      DATA_FOLDER: data,
    });
    expect(await watch.stop('SIGTERM', 'first')).toEqual([0, null]);
    expect(said(watch.output())).toEqual([
      'watching',
      'hanoi-normal 2026-05-01 new xsmb-khiemdoan',
      'thai-government 2026-05-02 new glo',
      'stopped',
    ]);
    const [thai] = await drawsIn(data, THAI_2026);
    expect(thai).toMatchObject({
      drawDate: '2026-05-02',
      recordedAt: expect.stringMatching(/^2026-05-02T07:3/),
    });
    expect((await drawsIn(data, HANOI_2026))[0]?.drawDate).toBe('2026-05-01');
    const left = [...(await dataTreeOf(data)).keys()].sort();
    expect(left).toEqual([...files.keys(), '.lock-last-look'].sort());
  });

  test('--once takes one turn; the next one finds nothing to say', async () => {
    const data = await folderWith(await dayBefore());
    const env = { ...clockFrom('2026-05-02T15:00:00+07:00'), ...sources() };
    const once = () =>
      runScript('watch', ['--once', '--no-publish'], { DATA_FOLDER: data, ...env });
    const [first, second] = [await once(), await once()];
    expect([first.code, first.stderr, said(first.stdout).length]).toEqual([0, '', 4]);
    expect([second.code, said(second.stdout)]).toEqual([0, ['watching', 'stopped']]);
  });
});

describe('what it cannot begin with is said in words', () => {
  test.each([
    { flags: ['--nope'], code: 2, words: /unknown option '--nope'/ },
    { flags: [], code: 2, words: /^watch: the data folder cannot be read\n/ },
  ])('$flags', async ({ flags, code, words }) => {
    const watch = await runScript('watch', ['--no-publish', '--once', ...flags], {
      DATA_FOLDER: '/nowhere',
    });
    expect([watch.code, watch.stderr]).toEqual([code, expect.stringMatching(words)]);
    expect(watch.stderr).not.toMatch(/\n\s+at /);
  });
});

describe('with publication into a folder', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await cloneInstalled();
    const upstreams = registryFiles().get('upstreams.json') ?? '';
    await writeFile(join(folder, 'data/upstreams.json'), upstreams);
  });
  afterAll(() => removeClone(folder));
  const live = 'host/current/static/api/draws/thai-government/2026.json';

  test('stopped while it publishes a draw, it ends once the draw is live', async () => {
    // Here and not before all: a second try of this test begins with the same draws.
    const path = join(folder, 'data', THAI_2026);
    const draws: { drawDate: string }[] = JSON.parse(await readFile(path, 'utf8'));
    const before = draws.filter(({ drawDate }) => drawDate < '2026-05-02');
    await writeFile(path, `[\n${before.map((draw) => JSON.stringify(draw)).join(',\n')}\n]\n`);
    const command = `${NPM} -- --to ../host`;
    const watch = await start(folder, command, /2026-05-02 new glo[\s\S]*> build/, sources());
    // The step is printed before its program starts, and the program leaves the group as it starts.
    await sleep(1_000);
    // npm passes on what the watch has had already, and then its exit code is that of either.
    await watch.stop('SIGTERM');
    expect(said(watch.output()).at(-1)).toBe('stopped');
    expect(watch.output()).toMatch(/Z live is up to date after \d+ s\n/);
    expect(await readFile(join(folder, '..', live), 'utf8')).toContain('2026-05-02');
  }, 600_000);

  test('begun again, it publishes what was stored and is not live; else it publishes nothing', async () => {
    const once = () => run(folder, `${NPM} --once -- --to ../host`, sources());
    expect(await once()).toContain('not built, not deployed');
    await run(folder, 'rm -r ../host');
    expect(await once()).toContain('live is up to date');
    expect(await readFile(join(folder, '..', live), 'utf8')).toContain('2026-05-02');
  }, 600_000);
});
