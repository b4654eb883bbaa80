// The time as the client sees it, so that a test can pass hours in a moment.

export type Clock = {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after so many milliseconds; rejects with the reason of `signal` once it is aborted. */
  wait(ms: number, signal: AbortSignal | undefined): Promise<void>;
  /** From 0 up to 1: spreads waits, so that thousands of clients do not ask in one second. */
  random(): number;
};

export const SYSTEM_CLOCK: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const stop = () => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', stop);
        resolve();
      }, ms);
      signal?.addEventListener('abort', stop, { once: true });
    }),
};
