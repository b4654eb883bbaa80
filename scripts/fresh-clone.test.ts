// What a newcomer meets who runs one test before anything was generated.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const CONFIG = `import(${JSON.stringify(resolve('vitest.config.ts'))})`;
const readConfig = (cwd: string) =>
  promisify(execFile)(process.execPath, ['--input-type=module', '-e', `await ${CONFIG}`], { cwd });

test('without src/generated a test run names the command that makes it', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'fresh-'));
  await expect(readConfig(empty)).rejects.toMatchObject({
    stderr: expect.stringContaining('run npm run generate'),
  });
  await rm(empty, { recursive: true });
  await expect(readConfig(resolve())).resolves.toBeDefined();
});
