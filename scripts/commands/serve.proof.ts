// `npm run serve` as a process: how it ends.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { fixtureOutput } from '../../tests/support/fixture-output.ts';
import { COMPILED } from '../../tests/support/run-script.ts';

test.each(['SIGINT', 'SIGTERM'] as const)('answers, and ends cleanly on %s', async (signal) => {
  const { output, generated } = await fixtureOutput();
  const built = { OUTPUT_FOLDER: output, GENERATED_FOLDER: generated, PORT: '0' };
  const child = spawn(process.execPath, ['scripts/run.ts', 'serve'], {
    env: { ...process.env, ...COMPILED, ...built },
  });
  const [line] = await once(child.stdout, 'data');
  const origin = /site (http:\/\/127\.0\.0\.1:\d+)\//.exec(String(line))?.[1];
  // A kept-alive connection must not hold the process back.
  const response = await fetch(`${origin}/api/results`);
  expect((await response.json()).success).toBe(true);
  child.kill(signal);
  expect(await once(child, 'exit')).toEqual([0, null]);
});
