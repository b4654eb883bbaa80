// Has the service worker keep what this page is made of, for the next visit without a connection.

/** Starts the worker and tells it the files; a browser without one simply works online only. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || !navigator.onLine) return;
  try {
    await navigator.serviceWorker.register('/sw.js');
  } catch {
    // Storage is switched off, as in some private windows.
    return;
  }
  const { active } = await navigator.serviceWorker.ready;
  await document.fonts.ready;
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);
  const unique = [...new Set(loaded)];
  active?.postMessage({
    files: unique.filter((path) => path.startsWith('/_astro/')),
    years: unique.filter((path) => path.startsWith('/check/') && path.endsWith('.json')),
  });
}
