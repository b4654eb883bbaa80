// Keeps the memory of a host small that runs for months.
import { platform } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import type { Env, Io } from '../command/io.ts';

/** By itself glibc keeps freed large blocks: 400 MB instead of 230. It reads this at the start. */
const FREES_BLOCKS = { MALLOC_MMAP_THRESHOLD_: '131072' };

/** Starts the host anew with that setting, unless it has one. */
export function freeLargeBlocks({ env, startAnew }: Pick<Io, 'env' | 'startAnew'>): void {
  const isSet = env['MALLOC_MMAP_THRESHOLD_'] !== undefined;
  if (platform() === 'linux' && !isSet) startAnew(FREES_BLOCKS);
}

/** By itself V8 lets the room for new objects grow to 130 MB under load. */
export function limitNewObjects(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}

/** The environment of a process that works a while and ends: there it makes allocation slow. */
export function withoutMemorySetting({ MALLOC_MMAP_THRESHOLD_: _, ...environment }: Env): Env {
  return environment;
}
