/** A timer that fires this much too late shows that the process was busy, so it waits again. */
const TIMER_DELAY_MS = 5;
/** It waits again at most so many times. */
const MAX_TIMEOUTS = 4;

/**
 * The value of the promise, or a rejection after the time-out. Time in which this process was busy
 * does not count: after a burst the timer fires before answers that have long come are read.
 */
export function inTime<Value>(promise: Promise<Value>, timeoutMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    let chances = MAX_TIMEOUTS;
    let timer: NodeJS.Timeout;
    const wait = () => {
      const due = performance.now() + timeoutMs;
      timer = setTimeout(() => {
        chances -= 1;
        if (chances > 0 && performance.now() - due > TIMER_DELAY_MS) return wait();
        reject(new Error(`no answer within ${timeoutMs} ms`));
      }, timeoutMs);
    };
    wait();
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
