// The lock of a data folder between two processes.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { folderWith, removeFolders } from '../../../tests/support/run-script.ts';
import { withDataLock } from './data-lock.ts';

afterAll(removeFolders);

/** Who waits for a lock waits half a minute; a busy machine takes seconds. */
const NOT_WAITED_MS = 15_000;

/** A process that takes the lock, says so, keeps it so long, and says when it lets it go. */
async function holder(folder: string, milliseconds: number): Promise<ChildProcess> {
  const program = `
    import { withDataLock } from ${JSON.stringify(resolve('scripts/gather/store/data-lock.ts'))};
    await withDataLock(${JSON.stringify(folder)}, async () => {
      console.log('held');
      await new Promise((done) => setTimeout(done, ${milliseconds}));
      console.log(Date.now());
    });`;
  const argv = ['--input-type=module', '--eval', program];
  const child = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

describe('withDataLock', () => {
  test('waits until the other process is done', async () => {
    const folder = await folderWith();
    const child = await holder(folder, 400);
    let letGo = '';
    child.stdout?.on('data', (text) => (letGo += text));
    await withDataLock(folder, async () => {});
    const begunAt = Date.now();
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(begunAt).toBeGreaterThanOrEqual(Number(letGo || Number.NaN));
  });

  test('a holder that is killed leaves no lock behind', async () => {
    const folder = await folderWith();
    const child = await holder(folder, 60_000);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const begun = Date.now();
    await withDataLock(folder, async () => {});
    expect(Date.now() - begun).toBeLessThan(NOT_WAITED_MS);
  });
});
