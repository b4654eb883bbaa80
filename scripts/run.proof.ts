// Each command as a process: its exit code is that of its function.

import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesMatching } from '../tests/support/files-matching.ts';
import { runScript } from '../tests/support/run-script.ts';

const commands = filesMatching('scripts/commands/*.ts')
  .map((file) => basename(file, '.ts'))
  .filter((name) => !name.includes('.'));

describe.concurrent('as a process', () => {
  test.each(commands)('%s refuses a wrong option with exit 2', async (name) => {
    expect(await runScript(name, ['--nonsense'])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('--nonsense'),
    });
  });

  test.each(['nonsense', '../run'])(
    '%s is not a command: exit 2, and which there are',
    async (name) => {
      expect(await runScript(name, [])).toEqual({
        code: 2,
        stdout: '',
        stderr: `${name} is not a command; there are ${commands.sort().join(', ')}\n`,
      });
    },
  );
});
