/** A signal for a request that should not be waited for longer, nor once the other one aborts. */
export function withPatience(patienceMs: number, signal?: AbortSignal): AbortSignal {
  // Own code: AbortSignal.any() and timeout() are newer than browsers that we serve.
  const controller = new AbortController();
  const giveUp = () => controller.abort();
  setTimeout(giveUp, patienceMs);
  if (signal?.aborted) giveUp();
  signal?.addEventListener('abort', giveUp, { once: true });
  return controller.signal;
}
