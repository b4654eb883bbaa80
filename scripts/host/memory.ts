// Keeps the memory of a host small that runs for months.
import { setFlagsFromString } from 'node:v8';
import type { Env } from '../command/io.ts';

/** By itself V8 lets the room for new objects grow to 130 MB under load. */
export function limitNewObjects(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}

/**
 * The environment of a process that works a while and ends. The setting of package.json, by which
 * glibc gives back freed large blocks (230 MB instead of 400), makes allocation slow there.
 */
export function withoutMemorySetting({ MALLOC_MMAP_THRESHOLD_: _, ...environment }: Env): Env {
  return environment;
}
