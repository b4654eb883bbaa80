// A PATH as a bare machine has it: what the README asks for, and what every system brings.
import { execFileSync } from 'node:child_process';
import { mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ASKED = ['node', 'npm', 'npx', 'git', 'sh'];
const CORE =
  `basename cat chmod chown cp cut date dirname echo env expr false head id ln ls mkdir mktemp mv
  nproc printf pwd readlink realpath rm rmdir sha256sum sleep sort stat stty tail tee test touch tr true uname
  uniq wc`.split(/\s+/);

/** A folder, for the PATH, with nothing but node, npm, git, sh and the core utilities. */
export async function barePath(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bare-'));
  for (const name of [...ASKED, ...CORE]) {
    const found = execFileSync('sh', ['-c', `command -v ${name}`], { env: { PATH: MACHINE } });
    const file = found.toString().trim();
    // `echo` and such may be the shell's own.
    if (file.startsWith('/')) await symlink(file, join(folder, name));
  }
  return folder;
}

/** Without this project's own Node, which npm puts in front. */
const MACHINE = (process.env['PATH'] ?? '')
  .split(':')
  .filter((folder) => !folder.includes('node_modules'))
  .join(':');
