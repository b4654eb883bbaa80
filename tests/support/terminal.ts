// A program on a real pseudo terminal, which Python opens; what is typed waits for its question.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const PTY = 'import pty, sys; sys.exit(pty.spawn(sys.argv[1:]) >> 8)';

/** Wide enough that no question is broken into lines. */
const SIZED = 'stty rows 40 cols 200; exec "$@"';

export type Answer = { readonly to: string; readonly type: string };

export const KEYS = { enter: '\r', clear: '\x15', down: '\x1b[B', interrupt: '\x03' };

/** Runs a script of this project on a terminal and gives each answer once its question is shown. */
export async function onTerminal(
  script: string,
  args: readonly string[],
  answers: readonly Answer[],
  env = {},
): Promise<{ code: number; shown: string }> {
  const program = [process.execPath, 'scripts/run.ts', script, ...args];
  const child: ChildProcess = spawn('python3', ['-c', PTY, 'sh', '-c', SIZED, 'sh', ...program], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  let shown = '';
  let read = 0;
  const waiting = [...answers];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    shown += text;
    const [next] = waiting;
    const at = next === undefined ? -1 : shown.indexOf(next.to, read);
    if (next === undefined || at < 0) return;
    waiting.shift();
    read = at + next.to.length;
    // The question listens a moment after it is shown.
    setTimeout(() => child.stdin?.write(next.type), 100);
  });
  const [code] = await once(child, 'close');
  return { code, shown };
}
