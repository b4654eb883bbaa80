// The recipes of CONTRIBUTING.md are followed word for word in one copy of the project: each touches the
// files it says, and the data, the types, the lint and the unit tests hold afterwards.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneInstalled, removeClone, run } from './support/fresh-clone.ts';
import { follow, readRecipes } from './support/recipes.ts';

const RECIPES = readRecipes();

let folder: string;
beforeAll(async () => {
  folder = await cloneInstalled();
});
afterAll(() => removeClone(folder));

const answer = async (path: string) =>
  JSON.parse(await readFile(join(folder, 'emitted/api', path), 'utf8'));

test.each([
  ['A lottery', 1],
  ['A prize era', 1],
  ['A schedule, a holiday, a name', 1],
  ['An endpoint', 4],
  ['An upstream source', 2],
])('%s touches at most %i files, beside tests', async (name, most) => {
  const edits = RECIPES.get(name) ?? [];
  await follow(folder, edits);
  const touched = await run(folder, 'git add . && git diff --cached --name-only');
  await run(folder, 'git -c user.name=a -c user.email=a@a.example commit --quiet --all -m recipe');
  expect(touched.trim().split('\n')).toEqual([...new Set(edits.map(({ file }) => file))].sort());
  expect(touched.trim().split('\n').length).toBeLessThanOrEqual(most);
});

test('the data are in order, and the new endpoint and the new lottery are answered', async () => {
  await run(folder, 'npm run data:check');
  await run(folder, 'npm run emit');
  const { data } = await answer('years/thai-government.json');
  const years = data.map(({ year }: { year: string }) => year);
  expect(years).toEqual([...years].sort().reverse());
  const openapi = await answer('openapi.json');
  expect(openapi.paths['/years'].get.operationId).toBe('getYears');
  expect(openapi.components.schemas.LotteryId.enum).toContain('lao-example');
  const { lotteries } = await answer('lotteries.json');
  const added = lotteries.find(({ lottery }: { lottery: string }) => lottery === 'lao-example');
  expect(added).toMatchObject({ nameEn: 'Lao Example', coverage: null });
});

test('types, lint and the unit tests of what they touch hold', {
  retry: 1,
  timeout: 900_000,
}, async () => {
  await run(folder, 'npm run check && npm run lint');
  const places = 'src/contract src/edge src/emit src/view src/published scripts/host scripts/mcp';
  const failed = await run(folder, `npx vitest run --reporter=dot ${places}`).then(
    () => '',
    ({ stdout, stderr }) => `${stdout}`.slice(-2000) + `${stderr}`.slice(-4000),
  );
  expect(failed).toBe('');
});
