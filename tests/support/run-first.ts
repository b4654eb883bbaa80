// What is measured runs before all else on this machine, as in earnest it would be alone there:
// what others do here meanwhile is no part of it.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Gives processes real-time priority; nothing where that is not permitted. */
export function runFirst(...processes: readonly (number | undefined)[]): void {
  for (const pid of processes) schedule(pid, '--rr', 1);
}

/** Has this process run even before those: it stands for another machine. */
export const runApart = (): void => schedule(process.pid, '--rr', 2);

/** Has this process run as others do. */
export const runAsOthers = (): void => schedule(process.pid, '--other', 0);

function schedule(pid: number | undefined, policy: string, priority: number): void {
  spawnSync('chrt', ['--all-tasks', policy, '-p', String(priority), String(pid)]);
}

/** The processes that one has started. */
export function childrenOf(pid: number | undefined): number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return list.split(' ').filter(Boolean).map(Number);
}
