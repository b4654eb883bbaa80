// What compilers and bundlers say of the client package: programs in strict mode, by `import` and
// by `require`, and the samples of its README; each of them also runs.
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { publint } from 'publint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_VERSION } from '../src/api/contract/service.ts';
import { parseDrawDate, thaiDateLabel } from '../src/domain/draw-date.ts';
import { run } from './support/fresh-clone.ts';
import { type InstalledPackage, installPackage } from './support/installed-package.ts';
import { type Listening, localHost } from './support/local-host.ts';
import { newestDraw } from './support/newest-draw.ts';
import { readmeSamples } from './support/readme-samples.ts';

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
import { checkOffline, createClient, LotteryFault, type Draw, type LotterySlug } from 'perdphon';

const client = createClient({ hosts: [process.argv[2] ?? ''] });
const lottery: LotterySlug = 'thai-government';
const { data: [newest] } = await client.results({ lottery, limit: 1 });
const draw: Draw | undefined = newest;
const { data: placed } = await client.draw({ lottery, date: draw?.drawDate ?? '' });
const number: string = draw?.prizes[0]?.numbers[0] ?? '';
const { totalAmount } = checkOffline({ draw: placed, numbers: [number] });
const refusal = await client.check({ lottery: 'lao-lottery', number: '12345' }).catch((error: unknown) => error);
// @ts-expect-error no such option
await client.results({ lotery: 'lao-tv' }).catch(() => {});
const { data: draws, range } = await client.results({ lottery, from: '2026-08-01', to: '2026-08-31' });
const places: readonly (string | null)[] = draws.flatMap((one) => one.prizes.map(({ place }) => place));
if (range.given !== draws.length || places.length === 0) throw new Error('no range');
// @ts-expect-error a number is text, or it would lose its zeros
await client.check({ number: 4615 }).catch(() => {});
const code: 'undecidable_number' | undefined =
  refusal instanceof LotteryFault && refusal.code === 'undecidable_number' ? refusal.code : undefined;
console.log(JSON.stringify({ number, totalAmount, code }));
`;

/** Whatever an answer says goes back into a call as it is. */
const ROUND_TRIPS = `
import { createClient } from 'perdphon';

const client = createClient({ hosts: [\`\${process.argv[2]}/api/\`] });
const { lotteries } = await client.lotteries();
const { changes } = await client.changes();
const { data: [newest] } = await client.results();
if (newest === undefined) throw new Error('no draw');
const { lottery, drawDate, prizes } = newest;
const [first] = prizes;
if (first === undefined) throw new Error('no prize');
const { prizes: [table] } = await client.stats({ lottery, prize: first.slug });
const scores = await client.calculations({ lottery, ...(table && { prize: table.prize }) });
const [ranked] = scores.data.prizes;
const again = await client.calculations({
  lottery: scores.lottery.slug,
  window: scores.window,
  ...(ranked && { prize: ranked.prize.slug }),
});
const { data: checked } = await client.checkMany({ lottery, date: drawDate, numbers: first.numbers });
const { draws } = await client.draws({ lottery: checked.lottery });
const { stream, text } = await client.export({ lottery, format: 'ndjson' });
const bytes: ReadableStream<Uint8Array> = stream;
const kinds = lotteries.flatMap(({ lottery, eras }) => eras.flatMap((era) => era.prizes.map(({ slug }) => [lottery, slug] as const)));
for (const [one, prize] of kinds.slice(0, 1)) await client.stats({ lottery: one, prize });
for (const change of changes.filter((one) => one.change !== 'withdrawn').slice(0, 1)) await client.draw({ lottery: change.lottery, date: change.drawDate });
const watching = client.watch({
  lotteries: lotteries.map((one) => one.lottery),
  ...(changes[0] && { after: changes[0].id }),
});
await watching.return();
console.log(JSON.stringify([again.lottery.slug, checked.isWinner, draws.length === (await text()).trim().split('\\n').length, bytes.locked]));
`;

/** For `require`. */
const COMMON = `
import perdphon = require('perdphon');

const client: perdphon.Client = perdphon.createClient({ hosts: [process.argv[2] ?? ''] });
client
  .check({ lottery: 'lao-lottery', number: '12345' })
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
    'readme-run.ts': readme('First', 'Check tickets in private', 'Read the whole history'),
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
  });
  expect(JSON.parse(await run(folder, `node round-trips.js ${host.origin}`))).toEqual([
    'thai-government',
    true,
    true,
    true,
  ]);
  expect(await run(folder, `node common.cjs ${host.origin}`)).toBe('undecidable_number\n');
  const printed = (await run(folder, 'node readme-run.js')).trim().split('\n');
  expect(printed[0]).toMatch(new RegExp(`^\\[ '${number}' \\] \\[`));
  // After the standing, which has a line a field: what is not certain, two tickets, the history.
  const [uncertain, ...tickets] = printed.slice(-5, -2);
  expect([uncertain, ...tickets.map((line) => line.split(' ')[0])]).toEqual([
    expect.stringMatching(/ undefined$/),
    '004615',
    '123456',
  ]);
  expect(printed.slice(-2)).toEqual([
    expect.stringMatching(/^true \d+ \[ '2026' \]$/),
    expect.stringMatching(/^\d+$/),
  ]);
});

test('the package is what it says to bundlers, to `import` and to `require`', async () => {
  const pkgDir = join(installed.folder, 'node_modules/perdphon');
  const { messages } = await publint({ pkgDir, pack: false, strict: true });
  expect(messages).toEqual([]);
});

test('npx runs its command: the newest draw, a check, a refusal, no host', async () => {
  const { numberOf, drawDate } = await newestDraw('thai-government');
  const first = numberOf('first-prize');
  const perdphon = (argv: string, url = host.origin) =>
    run(installed.folder, `PERDPHON_URL=${url} npx --no-install perdphon ${argv}`);
  const latest = await perdphon('latest thai-government');
  expect(latest.split('\n').slice(0, 2).join()).toBe(
    `สลากกินแบ่งรัฐบาล งวด ${thaiDateLabel(parseDrawDate(drawDate))},  รางวัลที่ 1: ${first}`,
  );
  expect((await perdphon('latest')).trim().split('\n')).toHaveLength(49);
  expect(await perdphon(`check thai-government ${first}`)).toContain(`${first} ถูกรางวัล`);
  const failure = (argv: string, url?: string) =>
    perdphon(argv, url).catch(({ code, stderr }) => [code, String(stderr)]);
  expect(await failure('check lao-tv 1')).toEqual([2, expect.stringMatching(/[ก-๙]{3}/)]);
  expect(await failure('latest lao-tv --host ""', '')).toEqual([
    2,
    expect.stringContaining('--host'),
  ]);
});

test('the tarball holds two modules, their types, the command, the README and the licence, and says who made it', async () => {
  const tarball = resolve(`dist/perdphon-${API_VERSION}.tgz`);
  const listed = (await run(installed.folder, `tar -tzf ${tarball}`)).trim().split('\n');
  expect(listed.sort()).toEqual(
    [
      'LICENSE',
      'README.md',
      'bin.js',
      'package.json',
      ...['cjs', 'd.cts', 'd.ts', 'js'].map((end) => `perdphon.${end}`),
    ].map((name) => `package/${name}`),
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
  const { size } = await stat(join(folder, 'perdphon.js'));
  console.log(`perdphon.js: ${size} bytes`);
  expect(size).toBeLessThan(100_000);
});
