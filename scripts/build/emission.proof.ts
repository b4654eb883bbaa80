import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { folderWith, removeFolders, textsOf } from '../../tests/support/run-script.ts';
import { smallData, TV_FILE } from '../../tests/support/small-data-folder.ts';
import { outputFiles, siteFiles } from '../../tests/support/small-site.ts';

afterAll(removeFolders);

const ASTRO = resolve('node_modules/astro/bin/astro.mjs');

/** A project of one page, with our build around it. */
const CONFIG = `
  import { emission } from ${JSON.stringify(resolve('scripts/build/emission.ts'))};
  export default { integrations: [emission({ DATA_FOLDER: 'data', OUTPUT_FOLDER: 'output' })] };`;

test('bad data stops astro build, which names every problem and leaves the old output whole', async () => {
  const broken = smallData().get(TV_FILE)?.replace('["37"]', '["3"]').replace('["792"]', '[7]');
  const below = (folder: string, files: ReadonlyMap<string, string>) =>
    [...files].map(([path, text]) => [join(folder, path), text] as const);
  const project = await folderWith(
    new Map([
      ['astro.config.mjs', CONFIG],
      ['package.json', '{"type":"module"}'],
      ['src/site/pages/index.astro', '<p>page</p>'],
      ...below('data', smallData().set(TV_FILE, broken ?? '')),
      ...below('output', outputFiles(siteFiles({ 'lao-tv': '2026-11-16' }))),
    ]),
  );
  const before = await textsOf(join(project, 'output'));
  expect(before.has('static/build.json')).toBe(true);
  const { status, stdout, stderr } = spawnSync(process.execPath, [ASTRO, 'build'], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  expect(status, stdout + stderr).toBe(1);
  expect(stderr).toContain('lao-tv/2026.json:3: draw 2026-07-07 prizes.top-three-digit[0]: 7');
  expect(stderr).toContain('lao-tv/2026.json:2: draw 2026-07-08 prizes.bottom-two-digit[0]');
  expect(stdout + stderr).toContain('data has problems; nothing was built');
  expect(await textsOf(join(project, 'output'))).toEqual(before);
}, 60_000);
