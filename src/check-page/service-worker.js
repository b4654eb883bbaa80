// The check page without a connection: its shell, its scripts and the newest year of each lottery
// that was visited. The worker asks the site first, and marks what it takes from its cache with a header.
// Served as /sw.js, so it is plain JavaScript.

const STORE = 'check';
const SHELL = '/check/';
const HASHED_FILES = '/_astro/';
const YEAR_FILE = /^\/check\/([a-z0-9-]+)\/(\d{4})\.json$/;
const STORED_HEADER = 'X-From-Store';

/** With a cached answer, a connection silent for so long counts as none. */
const PATIENCE_MS = 6_000;

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith(HASHED_FILES)) {
    // The name holds a hash of the bytes, so a cached file is never outdated.
    event.respondWith(stored(pathname).then((response) => response ?? fetch(request)));
  } else if (YEAR_FILE.test(pathname)) {
    event.respondWith(freshOrStored(request, pathname).then((response) => keepYear(response)));
  } else if (
    request.mode === 'navigate' &&
    (pathname === SHELL || pathname === SHELL.slice(0, -1))
  ) {
    event.respondWith(freshOrStored(request, SHELL));
  } else if (request.mode === 'navigate' && pathname === '/') {
    // Opened from the home screen without a connection: old results are not shown as the latest,
    // the check page says how old they are.
    event.respondWith(fetch(request).catch(() => Response.redirect(SHELL)));
  }
});

/** The page sends the list of its files; the worker deletes those of an older build. */
addEventListener('message', (event) => {
  event.waitUntil(keepShell(event.data.files, event.data.years));
});

async function stored(path) {
  return (await caches.open(STORE)).match(path);
}

async function freshOrStored(request, path) {
  const copy = await stored(path);
  if (copy === undefined) return fetch(request);
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (response.status < 500) return response;
  } catch {
    // No connection: the copy below.
  }
  const headers = new Headers(copy.headers);
  headers.set(STORED_HEADER, '1');
  return new Response(copy.body, { status: copy.status, headers });
}

async function keepYear(response) {
  if (response.ok && !response.headers.has(STORED_HEADER)) {
    await storeYear(new URL(response.url).pathname, response.clone());
  }
  return response;
}

/** Stores a year, and deletes older years of the same lottery. */
async function storeYear(path, response) {
  const store = await caches.open(STORE);
  const [, lottery, year] = YEAR_FILE.exec(path) ?? [];
  for (const request of await store.keys()) {
    const [, other, otherYear] = YEAR_FILE.exec(new URL(request.url).pathname) ?? [];
    if (other !== lottery) continue;
    if (otherYear > year) return;
    if (otherYear < year) await store.delete(request);
  }
  await store.put(path, response);
}

async function keepShell(files, years) {
  const store = await caches.open(STORE);
  const kept = (await store.keys()).map(({ url }) => new URL(url).pathname);
  await store.addAll(files.filter((path) => !kept.includes(path)));
  // Last, so that a cached page never asks for a script that is not cached.
  await store.add(SHELL);
  for (const path of kept) {
    if (path.startsWith(HASHED_FILES) && !files.includes(path)) await store.delete(path);
  }
  for (const path of years) {
    const response = await fetch(path);
    if (response.ok) await storeYear(path, response);
  }
}
