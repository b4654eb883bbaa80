import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { folderWith, removeFolders } from '../../tests/support/run-script.ts';
import { lockBuild, lockOutput, lockPublication } from './build-lock.ts';

afterAll(removeFolders);

/** A process that holds a lock until killed; `publishes`: as the build a publication starts. */
async function holder(output: string, publishes = false): Promise<ChildProcess> {
  const program = `
    import { lockBuild } from ${JSON.stringify(resolve('scripts/output/build-lock.ts'))};
    globalThis.release = lockBuild(${JSON.stringify(output)}, process.env);
    console.log('holds');
    setInterval(() => {}, 1000);`;
  const argv = ['--input-type=module', '--eval', program];
  const env = { ...process.env, ...(publishes ? { PUBLICATION_BUILDS: '1' } : {}) };
  const child = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'inherit'], env });
  await once(child.stdout, 'data');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const newOutput = async () => join(await folderWith(), 'output');
const REFUSAL = 'another build or publication is under way in this folder';

describe('lockBuild', () => {
  test('refuses a second build and a publication, until the first is done or killed', async () => {
    const output = await newOutput();
    const child = await holder(output);
    expect(() => lockBuild(output, {})).toThrow(REFUSAL);
    expect(() => lockPublication(output)).toThrow(REFUSAL);
    await kill(child);
    lockBuild(output, {})();
    lockPublication(output)();
  });

  test('the build of a publication runs under its lock, and outlives it', async () => {
    const output = await newOutput();
    const release = lockPublication(output);
    const child = await holder(output, true);
    expect(() => lockBuild(output, {})).toThrow(REFUSAL);
    release();
    // As after a kill of the publication alone: what it started still writes.
    expect(() => lockBuild(output, {})).toThrow(REFUSAL);
    expect(() => lockOutput(output)).toThrow(REFUSAL);
    await kill(child);
    lockBuild(output, {})();
  });
});
