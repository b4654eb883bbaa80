import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { planApi } from '../../src/api/emit/plan.ts';
import { readDataFolder } from '../../src/intake/data-folder.ts';
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
import { describeSite } from '../output/settings.ts';

afterAll(stopServers);
afterAll(removeFolders);

describe('a stored number that was edited in place', () => {
  /** A project in whose data somebody swapped two digits, and a host that serves what was there. */
  async function edited() {
    const data = smallData();
    const { dataFolder } = readDataFolder(data, Date.now());
    if (dataFolder === undefined) throw new Error('the small data are in order');
    const live = new Map(
      [...planApi(dataFolder.archive, describeSite(dataFolder, {}))].map(({ path, content }) => [
        path,
        content,
      ]),
    );
    const url = await serve((request, response) => {
      const body = live.get(request.url ?? '');
      response.writeHead(body === undefined ? 404 : 200).end(body);
    });
    const scripts = { build: 'touch was-built; exit 3' };
    const folder = await projectOf([['package.json', JSON.stringify({ scripts })]]);
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
    const flags = [...args.join(' ').split(' '), '--yes'];
    expect(await runScript('add-draw', flags, { DATA_FOLDER: join(folder, 'data') })).toMatchObject(
      { code: 0, stderr: '' },
    );
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
