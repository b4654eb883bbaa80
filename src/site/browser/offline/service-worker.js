// The site without a connection: the check page with the years it loaded, and visited pages of
// results, each with the moment it was kept. The site itself is asked first. Plain JavaScript, as
// /sw.js.

const PAGES = 'pages';
const YEARS = 'year-files';
const CHECK_PAGE = '/check/';
/** The lottery of most tickets. */
const DEFAULT_LOTTERY = 'thai-government';
const OFFLINE_PAGE = '/offline/';
const RESULT_PAGE = /^\/(?:(?:lottery|day)\/(?:[a-z0-9-]+\/){0,2})?$/;
const LOTTERY_PAGE = /^\/lottery\/([a-z0-9-]+)\//;
const HASHED_FILES = '/_astro/';
/** What the check page loads. */
const DRAWS = '/api/draws/';
const YEAR_FILE = /^\/api\/draws\/[a-z0-9-]+\/\d{4}\.json$/;
const IMPORTED = /(?:from|import)"\.\/([\w.-]+\.js)"/g;
/** Answers of the API and files to be saved. */
const NO_PAGE = /^\/api\/|\.\w+$/;

/** At most 240 kB each. */
const MOST = { [PAGES]: 40, [YEARS]: 60 };

/** With a copy at hand, a connection silent for so long counts as none. */
const PATIENCE_MS = 4_000;
/** The check page says itself how old the draws are that it loads, and has none in it. */
const CHECK_PATIENCE_MS = 500;

const STORED_HEADER = 'X-From-Store';
const KEPT_AT_HEADER = 'X-Kept-At';
const FILES_HEADER = 'X-Kept-Files';

const MOMENT = new Intl.DateTimeFormat('th-TH', {
  timeZone: 'Asia/Bangkok',
  dateStyle: 'long',
  timeStyle: 'short',
});

let turn = Promise.resolve();

addEventListener('install', (event) => {
  skipWaiting();
  // Where a browser can, it takes such files from the cache without a word to this worker.
  event.addRoutes?.({
    condition: { urlPattern: { pathname: `${HASHED_FILES}*` } },
    source: { cacheName: PAGES },
  });
  // The installed app opens on the check page, visited or not.
  const keepCheck = () => keepPage(CHECK_PAGE).then(() => keepNewestYear(DEFAULT_LOTTERY));
  event.waitUntil(keepPage(OFFLINE_PAGE).then(() => keepCheck().catch(() => {})));
});

addEventListener('activate', (event) => {
  const dropOld = (names) => Promise.all(names.map((name) => name in MOST || caches.delete(name)));
  event.waitUntil(Promise.all([clients.claim(), caches.keys().then(dropOld)]));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith(HASHED_FILES)) {
    // The name holds a hash of the bytes, so a kept file is never outdated.
    event.respondWith(stored(PAGES, pathname).then((response) => response ?? fetch(request)));
  } else if (YEAR_FILE.test(pathname)) {
    event.respondWith(freshYear(request, pathname));
  } else if (request.mode === 'navigate' && !NO_PAGE.test(pathname)) {
    event.respondWith(freshPage(request, pathname.endsWith('/') ? pathname : `${pathname}/`));
  }
});

/** A page that has loaded sends its path and the files it took. */
addEventListener('message', (event) => {
  // In turn: one page must not drop the files that another has just stored.
  turn = turn.then(() => keepVisited(event.data)).catch(() => {});
  event.waitUntil(turn);
});

const stored = (name, path) => caches.match(path, { cacheName: name });

/** The site's own answer, or `undefined` where it has none to give now. */
async function freshAnswer(request, patienceMs = PATIENCE_MS) {
  const patience = new AbortController();
  // Until the answer begins: a long one may take its time.
  const timer = setTimeout(() => patience.abort(), patienceMs);
  try {
    const response = await fetch(request, { signal: patience.signal });
    return response.status < 500 ? response : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

async function freshYear(request, path) {
  const copy = await stored(YEARS, path);
  const response = copy ? await freshAnswer(request) : await fetch(request);
  if (response === undefined) return changed(copy, copy.body);
  if (!response.ok) return response;
  const store = await caches.open(YEARS);
  await store.delete(path);
  await store.put(path, response.clone());
  for (const oldest of (await store.keys()).slice(0, -MOST[YEARS])) await store.delete(oldest);
  return response;
}

async function freshPage(request, path) {
  const copy = await stored(PAGES, path);
  if (copy === undefined) return fetch(request).catch(offlinePage);
  const isCheck = path === CHECK_PAGE;
  const response = await freshAnswer(request, isCheck ? CHECK_PATIENCE_MS : PATIENCE_MS);
  return response ?? changed(copy, isCheck ? copy.body : await noticed(copy));
}

function changed(copy, body) {
  const headers = new Headers(copy.headers);
  headers.set(STORED_HEADER, '1');
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  return new Response(body, { headers });
}

/** The page, with the moment it was kept as its first sentence. */
async function noticed(copy) {
  const words = `เชื่อมต่อเว็บไม่ได้ หน้านี้เก็บไว้ในเครื่องนี้เมื่อ ${momentOf(copy)} อาจมีผลใหม่กว่านี้`;
  const notice = `<p class="kept-notice" role="status">${words}</p>`;
  return (await copy.text()).replace(/<main[^>]*>/, (main) => main + notice);
}

const momentOf = ({ headers }) => `${MOMENT.format(Number(headers.get(KEPT_AT_HEADER)))}\u00a0น.`;

async function offlinePage() {
  const copy = await stored(PAGES, OFFLINE_PAGE);
  if (copy === undefined) return Response.error();
  const store = await caches.open(PAGES);
  const paths = (await listPaths(store)).filter((path) => isPage(path) && path !== OFFLINE_PAGE);
  const items = await Promise.all(
    paths.reverse().map(async (path) => {
      const kept = await store.match(path);
      const [, title] = /<h1[^>]*>(.*?)<\/h1>/s.exec(await kept.clone().text()) ?? [];
      return `<li><a href="${path}">${title ?? path}</a> <span class="soft">เก็บเมื่อ ${momentOf(kept)}</span></li>`;
    }),
  );
  const list = items.length > 0 ? `<ul class="links">${items.join('')}</ul>` : '<p>ยังไม่มี</p>';
  const html = (await copy.text()).replace(/<div id="kept">.*?<\/div>/s, () => list);
  return changed(copy, html);
}

/** Of pages and files, least recently kept first. */
const listPaths = async (store) => (await store.keys()).map(({ url }) => new URL(url).pathname);

const isPage = (path) => !path.startsWith(HASHED_FILES);

async function keepVisited({ page, files, years }) {
  if (page === CHECK_PAGE || RESULT_PAGE.test(page)) await keepPage(page, files);
  for (const year of years) await freshYear(year, year);
  const [, lottery = DEFAULT_LOTTERY] = LOTTERY_PAGE.exec(page) ?? [];
  if (RESULT_PAGE.test(page)) await keepNewestYear(lottery);
}

/** The newest results of a lottery, so that its tickets are checked without a connection. */
async function keepNewestYear(lottery) {
  const form = await (await stored(PAGES, CHECK_PAGE))?.text();
  // The form of the check page names the years that each lottery has.
  const option = new RegExp(`value="${lottery}"[^>]*data-years="(\\d{4})`);
  const [, year] = option.exec(form ?? '') ?? [];
  const path = `${DRAWS}${lottery}/${year}.json`;
  if (year) await freshYear(path, path);
}

/** @param files that the page took when shown, besides those it names and what these import */
async function keepPage(path, files = []) {
  const response = await fetch(path, { cache: 'no-cache' });
  if (!response.ok || response.redirected) return;
  const html = await response.text();
  const named = [...html.matchAll(/\/_astro\/[^"')\s]+/g)].map(([file]) => file);
  const store = await caches.open(PAGES);
  const before = (await store.match(path))?.headers.get(FILES_HEADER)?.split(' ') ?? [];
  // Of the same build: what a tap brought on an earlier visit stays.
  const earlier = named.every((file) => before.includes(file)) ? before : [];
  const needed = await withImports([...files, ...named, ...earlier]);
  const kept = await listPaths(store);
  await store.addAll(needed.filter((file) => !kept.includes(file)));
  const headers = new Headers(response.headers);
  headers.set(KEPT_AT_HEADER, String(Date.now()));
  headers.set(FILES_HEADER, needed.join(' '));
  // Deleted first, so that it comes last; written last, so that all files it asks for are kept.
  await store.delete(path);
  await store.put(path, new Response(html, { headers }));
  await dropUnused(store);
}

async function withImports(files) {
  const found = new Set(files);
  // What is added on the way is visited as well.
  for (const file of found) {
    if (!file.endsWith('.js')) continue;
    const response = (await stored(PAGES, file)) ?? (await fetch(file));
    const imported = (await response.text()).matchAll(IMPORTED);
    for (const [, name] of imported) found.add(HASHED_FILES + name);
  }
  return [...found];
}

/** Drops the pages beyond the limit, and the files that no page is left to need. */
async function dropUnused(store) {
  const visited = (await listPaths(store)).filter((path) => RESULT_PAGE.test(path));
  for (const path of visited.slice(0, -MOST[PAGES])) await store.delete(path);
  const paths = await listPaths(store);
  const pages = await Promise.all(paths.filter(isPage).map((path) => store.match(path)));
  const needed = pages.flatMap(({ headers }) => headers.get(FILES_HEADER)?.split(' ') ?? []);
  const unused = paths.filter((path) => !isPage(path) && !needed.includes(path));
  for (const path of unused) await store.delete(path);
}
