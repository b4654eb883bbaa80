// A clock for the client package that moves only when the client waits.
import type { Clock } from '../../src/client/client.ts';

/** @param from milliseconds since 1970; `random` is constant, so that waits can be foretold */
export function clientClock(from = Date.parse('2026-11-16T14:00:00+07:00'), random = 0) {
  let now = from;
  const waits: number[] = [];
  const clock: Clock = {
    now: () => now,
    random: () => random,
    wait: async (ms, signal) => {
      signal?.throwIfAborted();
      waits.push(Math.round(ms) / 1000);
      now += ms;
    },
  };
  return {
    clock,
    /** In seconds, in order. */
    waits,
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
  };
}
