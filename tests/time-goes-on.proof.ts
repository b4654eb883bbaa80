// The unit tests do not depend on today's draws, nor on where they run: in a copy where every lottery has a
// new draw, an era is entered ahead and a fiftieth lottery is registered, they pass as they do here. The copy
// is in Los Angeles, and finds only node, npm, git, sh and the core utilities on its PATH.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { barePath } from './support/bare-path.ts';
import { type Entered, enterDraws, enterEraAndLottery } from './support/enter-draws.ts';
import { cloneInstalled, removeClone, run } from './support/fresh-clone.ts';

let folder: string;
let entered: Entered;

beforeAll(async () => {
  folder = await cloneInstalled();
  entered = await enterDraws(folder);
});
afterAll(() => removeClone(folder));

test('one new draw of every lottery is stored', () => {
  expect(entered.printed.filter((line) => !/ came +\d{4}-\d\d-\d\d/.test(line))).toEqual([]);
});

test('with an era and a lottery more, and no other program, all unit tests pass', async () => {
  await enterEraAndLottery(folder);
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
