// What compilers, bundlers and runtimes say of the client package: programs in strict mode, by
// `import` and by `require`, and the samples of its README; each of them also runs.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_VERSION } from '../src/api/contract/service.ts';
import { run } from './support/fresh-clone.ts';
import { type InstalledPackage, installPackage } from './support/installed-package.ts';
import { type Listening, localHost } from './support/local-host.ts';
import { newestDraw } from './support/newest-draw.ts';
import { readmeSamples } from './support/readme-samples.ts';

const RUNTIMES = resolve('tests/runtimes');

let installed: InstalledPackage;
let host: Listening;
beforeAll(async () => {
  installed = await installPackage();
  host = await localHost();
});
afterAll(async () => {
  host.stop();
  await installed.remove();
});

const PROGRAM = `
import * as perdphon from 'perdphon';
import { createClient, LotteryFault, type Draw, type LotterySlug, type Standing } from 'perdphon';

const client = createClient({ hosts: [process.argv[2] ?? ''] });
const lottery: LotterySlug = 'thai-government';
const { data: [newest] } = await perdphon.getResults(client, { lottery, limit: 1 });
const draw: Draw | undefined = newest;
const { data: placed } = await perdphon.getDraw(client, { lottery, date: draw?.drawDate ?? '' });
const number: string = draw?.prizes[0]?.numbers[0] ?? '';
const { totalAmount, standing } = perdphon.checkOffline({ draw: placed, numbers: [number] });
const codes: readonly ('withdrawn' | 'late' | 'awaited' | 'doubt' | 'pending' | 'unavailable' | 'corrected' | 'unconfirmed')[] =
  [...standing, ...(draw?.standing ?? [])].map(({ code }: Standing) => code);
// @ts-expect-error no such state
const isLost = codes.some((code) => code === 'lost');
const refusal = await perdphon.check(client, { lottery: 'lao-lottery', numbers: ['12345'] }).catch((error: unknown) => error);
// @ts-expect-error no such option
await perdphon.getResults(client, { lotery: 'lao-tv' }).catch(() => {});
// @ts-expect-error a draw has a day
await perdphon.getDraw(client, { lottery }).catch(() => {});
// @ts-expect-error a number is text, or it would lose its zeros
await perdphon.check(client, { numbers: [4615] }).catch(() => {});
const code: 'undecidable_number' | undefined =
  refusal instanceof LotteryFault && refusal.code === 'undecidable_number' ? refusal.code : undefined;
console.log(JSON.stringify({ number, totalAmount, code, isLost }));
`;

/** Whatever an answer says goes back into a call as it is. */
const ROUND_TRIPS = `
import * as perdphon from 'perdphon';

const client = perdphon.createClient({ hosts: [\`\${process.argv[2]}/api/\`] });
const { lotteries } = await perdphon.getLotteries(client);
const { changes } = await perdphon.getChanges(client);
const { data: [newest] } = await perdphon.getResults(client);
if (newest === undefined) throw new Error('no draw');
const { lottery, drawDate, prizes } = newest;
const [first] = prizes;
if (first === undefined) throw new Error('no prize');
const { prizes: [table] } = await perdphon.getStats(client, { lottery, prize: first.slug });
const scores = await perdphon.getCalculations(client, { lottery, ...(table && { prize: table.prize }) });
const [ranked] = scores.data.prizes;
const again = await perdphon.getCalculations(client, {
  lottery: scores.lottery.slug,
  window: scores.window,
  ...(ranked && { prize: ranked.prize.slug }),
});
const { data: checked } = await perdphon.check(client, { lottery, date: drawDate, numbers: first.numbers });
const { draws } = await perdphon.getDraws(client, { lottery: checked.lottery });
const { data: exported } = await perdphon.getExport(client, { lottery });
const kinds = lotteries.flatMap(({ lottery, eras }) => eras.flatMap((era) => era.prizes.map(({ slug }) => [lottery, slug] as const)));
for (const [one, prize] of kinds.slice(0, 1)) await perdphon.getStats(client, { lottery: one, prize });
for (const change of changes.filter((one) => one.change !== 'withdrawn').slice(0, 1)) await perdphon.getDraw(client, { lottery: change.lottery, date: change.drawDate });
const watching = perdphon.watch(client, {
  lotteries: lotteries.map((one) => one.lottery),
  ...(changes[0] && { after: changes[0].id }),
});
await watching.return();
console.log(JSON.stringify([again.lottery.slug, checked.isWinner, draws.length === exported.length]));
`;

/** For `require`. */
const COMMON = `
import perdphon = require('perdphon');

const client: perdphon.Client = perdphon.createClient({ hosts: [process.argv[2] ?? ''] });
perdphon
  .check(client, { lottery: 'lao-lottery', numbers: ['12345'] })
  .catch((error: unknown) => console.log(error instanceof perdphon.LotteryFault && error.code));
`;

/** The README, with the local host in the place of the one it speaks of. */
const readme = (...headings: string[]) =>
  headings
    .map((heading) => readmeSamples().get(heading) ?? '')
    .join('\n')
    .replaceAll('https://your-host.example', host.origin);

test('programs in strict mode, and the README, are accepted by the compiler, and run', async () => {
  const { folder } = installed;
  const declared = 'declare const process: { readonly argv: readonly string[] };\n';
  const programs = {
    'program.ts': declared + PROGRAM,
    'round-trips.ts': declared + ROUND_TRIPS,
    'common.cts': declared + COMMON,
    'readme.ts': readme(...readmeSamples().keys()),
  };
  for (const [name, code] of Object.entries(programs)) await writeFile(join(folder, name), code);
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    types: [],
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'nodenext',
  };
  const project = { compilerOptions, files: Object.keys(programs) };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(project));
  await run(folder, `node ${resolve('node_modules/typescript/bin/tsc')} -p .`);
  const output = await run(folder, `node program.js ${host.origin}`);
  const number = (await newestDraw('thai-government')).numberOf('first-prize');
  expect(JSON.parse(output)).toEqual({
    number,
    totalAmount: 6_000_000,
    code: 'undecidable_number',
    isLost: false,
  });
  expect(JSON.parse(await run(folder, `node round-trips.js ${host.origin}`))).toEqual([
    'thai-government',
    true,
    true,
  ]);
  expect(await run(folder, `node common.cjs ${host.origin}`)).toBe('undecidable_number\n');
});

/** All but the news, which take hours: src/client/readme.test.ts has those. */
const SAMPLES = ['First', 'Check tickets in private', 'Failures', 'The whole history'];

describe('the README, as it is printed, runs', () => {
  beforeAll(async () => {
    if (!existsSync(join(RUNTIMES, 'node_modules'))) {
      await run(RUNTIMES, 'npm ci --no-audit --no-fund');
    }
    await writeFile(join(installed.folder, 'printed.mjs'), readme(...SAMPLES));
    await build({
      entryPoints: [join(installed.folder, 'printed.mjs')],
      outfile: join(installed.folder, 'bundled.mjs'),
      bundle: true,
      minify: true,
      format: 'esm',
    });
  });

  test.each([
    ['in Node', 'node printed.mjs'],
    ['in Bun', `${RUNTIMES}/node_modules/.bin/bun printed.mjs`],
    ['in Deno', `${RUNTIMES}/node_modules/.bin/deno run --allow-net printed.mjs`],
    ['in a bundle', 'node bundled.mjs'],
  ])('%s', async (_, command) => {
    const text = await run(installed.folder, command, { NO_COLOR: '1' });
    const number = (await newestDraw('thai-government')).numberOf('first-prize');
    expect(text.split('\n')[0]).toContain(number);
    expect(text).toMatch(/^004615 (?:true|false) .*\n123456 (?:true|false) /m);
    expect(text).toMatch(/^invalid_number numbers .*[ก-๙]/m);
    expect(text).toMatch(/^service /m);
    expect(text.trim().split('\n').at(-1)).toMatch(/^\d+ 20[\d-]+ 20[\d-]+$/);
  });
});

test('a bundle has the functions that it imports, and not the others', async () => {
  const sizeOf = async (names: string) => {
    const stdin = { contents: `export ${names} from 'perdphon'`, resolveDir: installed.folder };
    const options = { bundle: true, minify: true, format: 'esm', charset: 'utf8' } as const;
    const { outputFiles } = await build({ stdin, ...options, write: false });
    return outputFiles[0]?.contents.length ?? 0;
  };
  const whole = await sizeOf('*');
  const one = await sizeOf('{ createClient, getStats }');
  console.log(`the whole package: ${whole} bytes; with one question: ${one}`);
  expect(whole).toBeLessThan(41_000);
  expect(one / whole).toBeLessThan(0.3);
});

test('the package is what it says to bundlers, to `import` and to `require`', async () => {
  const pkgDir = join(installed.folder, 'node_modules/perdphon');
  const { messages } = await publint({ pkgDir, pack: false, strict: true });
  expect(messages).toEqual([]);
});

test('the tarball holds one module, its types, the README and the licence, and says who made it', async () => {
  const tarball = resolve(`dist/perdphon-${API_VERSION}.tgz`);
  const listed = (await run(installed.folder, `tar -tzf ${tarball}`)).trim().split('\n');
  expect(listed.sort()).toEqual(
    ['LICENSE', 'README.md', 'package.json', 'perdphon.d.ts', 'perdphon.js'].map(
      (name) => `package/${name}`,
    ),
  );
  const folder = join(installed.folder, 'node_modules/perdphon');
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env;
  expect(manifest).toMatchObject({
    version: API_VERSION,
    private: false,
    publishConfig: { access: 'public', provenance: true },
    ...(repository && { repository: { url: `git+${server}/${repository}.git` } }),
  });
  expect(manifest).not.toHaveProperty('dependencies');
  expect(manifest).not.toHaveProperty('scripts');
});
