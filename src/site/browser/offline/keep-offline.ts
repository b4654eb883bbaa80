// Has the service worker keep the page that is shown, for a visit without a connection.
import { SERVICE_WORKER, yearFilePath } from '../../../api/contract/page-path.ts';

const YEAR_FILE = new RegExp(`^${yearFilePath('[a-z0-9-]+', '[0-9]{4}')}$`);

/** Starts the worker, where the browser has one, and sends it the page's files. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || !navigator.onLine) return;
  try {
    await navigator.serviceWorker.register(SERVICE_WORKER);
  } catch {
    // Some private windows switch storage off.
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
    page: location.pathname.endsWith('/') ? location.pathname : `${location.pathname}/`,
    files: unique.filter((path) => path.startsWith('/_astro/')),
    years: unique.filter((path) => YEAR_FILE.test(path)),
  });
}
