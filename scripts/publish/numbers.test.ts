import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Draw } from '../../src/domain/draw.ts';
import { planSite } from '../../src/emit/plan.ts';
import { readDataFolder } from '../../src/intake/data-folder.ts';
import { enteredOn, filesWith, siteWith } from '../../tests/support/announced-site.ts';
import { projectOf, publishIn } from '../../tests/support/publish-in.ts';
import { linesOf, removeFolders, runScript } from '../../tests/support/run-script.ts';
import { smallData, TV_FILE } from '../../tests/support/small-data-folder.ts';
import {
  listedFiles,
  publishedProject,
  publishTo,
  serve,
  siteFiles,
  stopServers,
} from '../../tests/support/small-site.ts';
import { siteOf } from '../emit/emit-site.ts';
import { refuseOtherNumbers } from './numbers.ts';

afterAll(stopServers);
afterAll(removeFolders);

const DAY = '2024-03-08';
const drawn = (two: string, more: Partial<Draw> = {}) =>
  enteredOn(DAY, { prizes: { six: ['004615'], two: [two] }, ...more });
const correction = (two: string, reason = 'mistyped') => ({
  at: `${DAY}T14:00:00.000Z`,
  reason,
  previous: { two: [two] },
});
const corrected = (two: string, ...before: string[]) =>
  drawn(two, { corrections: before.map((number) => correction(number)) });

async function refusal(live: Draw, next: Draw, allowOlder = false): Promise<string[]> {
  const [before, after] = [live, next].map((draw) => ({
    address: siteWith({ small: [draw] }),
    files: undefined,
  }));
  if (before === undefined || after === undefined) throw new Error('two sites are compared');
  return refuseOtherNumbers({ live: before, next: after, allowOlder }).then(
    () => [],
    (error: Error) => error.message.split('\n').slice(1),
  );
}

describe('refuseOtherNumbers', () => {
  test.each([
    ['nothing differs', drawn('07'), drawn('07')],
    ['a correction replaced what is live', drawn('07'), corrected('70', '07')],
    ['two corrections did', drawn('07'), corrected('71', '07', '70')],
    ['what is live was corrected before', corrected('70', '07'), corrected('71', '07', '70')],
    ['a prize came', enteredOn(DAY, { prizes: { two: ['07'] }, lacks: ['six'] }), drawn('07')],
  ])('takes a draw where %s', async (_, live, next) => {
    expect(await refusal(live, next)).toEqual([]);
  });

  test('names draw, prize, both numbers and the command that makes the correction', async () => {
    expect(await refusal(drawn('07'), drawn('70'))).toEqual([
      '  small 2024-03-08 two: 07 is live, 70 is stored',
      "    npm run draw:add -- --lottery small --date 2024-03-08 --was two=07 --prize two=70 --correct --reason '…'",
    ]);
  });

  test.each([
    [
      'a number is gone',
      drawn('07'),
      enteredOn(DAY, { prizes: { six: ['004615'] } }),
      'nothing is',
    ],
    [
      'a correction says that something else was live',
      drawn('07'),
      corrected('70', '08'),
      '"two":["07"]',
    ],
    [
      'a correction is gone',
      corrected('70', '07'),
      drawn('70'),
      'put it back in data/draws/small/2024.json: {"at":',
    ],
    ['a correction is gone, and its number back', corrected('70', '07'), drawn('07'), 'git pull'],
    [
      'a live correction gives another reason now',
      corrected('70', '07'),
      drawn('70', { corrections: [correction('07', 'another')] }),
      'git pull',
    ],
    [
      'a number was edited beneath a correction',
      corrected('70', '07'),
      corrected('71', '07'),
      '70 is live, 71 is stored',
    ],
  ])('refuses where %s', async (_, live, next, said) => {
    expect((await refusal(live, next)).join('\n')).toContain(said);
  });

  test('--allow-older takes the version before a correction, and no other number', async () => {
    expect(await refusal(corrected('70', '07'), drawn('07'), true)).toEqual([]);
    expect(await refusal(corrected('70', '07'), drawn('17'), true)).toHaveLength(2);
    expect(await refusal(drawn('07'), drawn('70'), true)).toHaveLength(2);
  });

  test('where the hash of all draws of a lottery is the same they are not read', async () => {
    const files = new Map([['static/api/export/small.ndjson', 'x']]);
    const read = filesWith({ small: [drawn('07')] });
    read.delete('/api/export/small.ndjson');
    const address = { name: 'live', read: async (path: string) => read.get(path) };
    const next = { address: siteWith({ small: [drawn('70')] }), files };
    await refuseOtherNumbers({ live: { address, files }, next, allowOlder: false });
  });
});

describe('a stored number that was edited in place', () => {
  /** A project in whose data somebody swapped two digits, and a host that serves what was there. */
  async function edited() {
    const data = smallData();
    const { dataFolder } = readDataFolder(data, Date.now());
    if (dataFolder === undefined) throw new Error('the small data are in order');
    const live = new Map(
      [...planSite(dataFolder.archive, siteOf(dataFolder))].map(({ path, content }) => [
        path,
        content,
      ]),
    );
    const url = await serve((request, response) => {
      const body = live.get(request.url ?? '');
      response.writeHead(body === undefined ? 404 : 200).end(body);
    });
    const scripts = { 'data:check': 'true', build: 'touch was-built; exit 3' };
    const folder = await projectOf([
      ['package.json', JSON.stringify({ scripts })],
      ...[...data].map(([path, text]) => [`data/${path}`, text] as const),
    ]);
    const text = (data.get(TV_FILE) ?? '').replace('"508"', '"580"').replace('"08"', '"80"');
    await writeFile(join(folder, 'data', TV_FILE), text);
    return { folder, publish: () => publishIn(folder, ['--to', '../host', '--url', url]) };
  }

  test('is refused before anything is built, until the command of the refusal was run', async () => {
    const { folder, publish } = await edited();
    const { code, stderr } = await publish();
    expect([code, stderr]).toEqual([1, expect.not.stringContaining('npm run build')]);
    const lines = linesOf(stderr).map((line) => line.trim());
    expect(lines).toContain('lao-tv 2026-07-08 top-three-digit: 508 is live, 580 is stored');
    const command = lines.find((line) => line.startsWith('npm run draw:add -- ')) ?? '';
    const [, ...args] = command.replace("'…'", 'mistyped').split(' -- ');
    const flags = [...args.join(' ').split(' '), '--yes', '--data', join(folder, 'data')];
    expect(await runScript('add-draw', flags)).toMatchObject({ code: 0, stderr: '' });
    // The build fails here, as it is made to: the numbers were let through.
    expect((await publish()).stderr).toContain('npm run build ended with exit code 3');
  });

  test('is refused where it was built already, whatever --allow-older allows', async () => {
    const site = (number: string) => {
      const prizes = [{ slug: 'bottom-two-digit', numbers: [number] }];
      const line = JSON.stringify({ drawDate: '2026-11-16', revision: 1, prizes });
      return listedFiles(
        siteFiles({ 'lao-tv': '2026-11-16' }).set('api/export/lao-tv.ndjson', line),
      );
    };
    const project = await publishedProject(site('17'));
    await project.build(site('71'));
    for (const args of [[], ['--allow-older'], ['--dry-run']]) {
      const { code, stderr } = await publishTo(project, args);
      expect([code, stderr]).toEqual([1, expect.stringContaining('17 is live, 71 is stored')]);
    }
  });
});
