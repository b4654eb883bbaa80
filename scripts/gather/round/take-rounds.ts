// Round after round, each a process of its own: what one leaks, or what breaks it, ends with it,
// and an edited program is that of the next one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ExitCode, Io } from '../../command/io.ts';

/**
 * Starts a round every so often, until it is told to stop; then waits for the one that runs.
 * @param argv the arguments of a round
 */
export async function takeRounds(
  argv: readonly string[],
  everyMs: number,
  { program: [node = '', ...args], stopSignal, out }: Pick<Io, 'program' | 'stopSignal' | 'out'>,
): Promise<ExitCode> {
  const stop = stopSignal();
  for (let isFirst = true; !stop.aborted; isFirst = false) {
    const wait = sleep(everyMs, undefined, { signal: stop }).catch(() => undefined);
    const round = spawn(node, [...args, ...argv], { stdio: 'inherit' });
    const forward = () => round.kill('SIGTERM');
    stop.addEventListener('abort', forward);
    const [code] = await once(round, 'close');
    stop.removeEventListener('abort', forward);
    // What it cannot begin with is no better a minute later.
    if (isFirst && code === 2) return 2;
    await wait;
  }
  out('stopped');
  return 0;
}
