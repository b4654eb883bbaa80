// A copy of the project in which time has gone on: every lottery has a new draw, an era is entered
// ahead, and the recipes of CONTRIBUTING.md are followed word for word. Each touches the files it
// says, and the data, the types, the lint and all unit tests hold afterwards. Those depend neither
// on today's draws nor on where they run: the copy is in Los Angeles, on a later day, and they find
// only node, npm, git, sh and the core utilities on their PATH.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { barePath } from './support/bare-path.ts';
import { type Entered, enterDraws, enterEra } from './support/enter-draws.ts';
import { cloneInstalled, removeClone, run } from './support/fresh-clone.ts';
import { follow, readRecipes } from './support/recipes.ts';

const RECIPES = readRecipes();

let folder: string;
let entered: Entered;
beforeAll(async () => {
  folder = await cloneInstalled();
  entered = await enterDraws(folder);
  await enterEra(folder);
  await commit();
});
afterAll(() => removeClone(folder));

const commit = () =>
  run(folder, 'git add . && git -c user.name=a -c user.email=a@a.example commit --quiet -m next');
const answer = async (path: string) =>
  JSON.parse(await readFile(join(folder, 'emitted/api', path), 'utf8'));

test('one new draw of every lottery is stored', () => {
  expect(entered.printed.filter((line) => !/ new +\d{4}-\d\d-\d\d/.test(line))).toEqual([]);
});

test.each([
  ['Add a lottery', 1],
  ['Add a prize era', 1],
  ['Change a schedule, a holiday, a name', 1],
  ['Add an endpoint', 6],
  ['Add an upstream source', 2],
])('%s: touches at most %i files, beside tests', async (name, most) => {
  const edits = RECIPES.get(name) ?? [];
  await follow(folder, edits);
  const touched = await run(folder, 'git add . && git diff --cached --name-only');
  await commit();
  expect(touched.trim().split('\n')).toEqual([...new Set(edits.map(({ file }) => file))].sort());
  expect(touched.trim().split('\n').length).toBeLessThanOrEqual(most);
});

test('the data are in order, and the new endpoint and the new lottery are answered', async () => {
  await run(folder, 'npm run data:check', entered.env);
  await run(folder, 'npx tsx scripts/run.ts emit emitted', entered.env);
  const { data } = await answer('years/thai-government.json');
  const years = data.map(({ year }: { year: string }) => year);
  expect(years).toEqual([...years].sort().reverse());
  const openapi = await answer('openapi.json');
  expect(openapi.paths['/years'].get.operationId).toBe('getYears');
  expect(openapi.components.schemas.LotteryId.examples).toContain('lao-example');
  const { lotteries } = await answer('lotteries.json');
  const added = lotteries.find(({ lottery }: { lottery: string }) => lottery === 'lao-example');
  expect(added).toMatchObject({ nameEn: 'Lao Example', coverage: null });
});

test('types, rules and layout hold', () => run(folder, 'npm run check', entered.env), 300_000);

test('with no other program all unit tests pass', async () => {
  const env = { ...entered.env, PATH: await barePath(), TZ: 'America/Los_Angeles' };
  const reporters = '--reporter=json --outputFile=report.json';
  const failure = await run(folder, `npm test -- ${reporters}`, env).catch(({ stdout }) => stdout);
  const report = JSON.parse(await readFile(join(folder, 'report.json'), 'utf8').catch(() => '{}'));
  const failed = report.testResults?.flatMap(({ assertionResults }: Report) =>
    assertionResults.flatMap((one) => (one.status === 'failed' ? [one.fullName] : [])),
  );
  expect(failed, String(failure).slice(-2000)).toEqual([]);
  expect(report.numPassedTests).toBeGreaterThan(1000);
}, 900_000);

type Report = { assertionResults: readonly { status: string; fullName: string }[] };
