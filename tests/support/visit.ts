// The built site on a free port, and a real browser that notes all that goes wrong on a page.
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { createHost } from '../../scripts/host/server.ts';
import { type HostedSite, makeCopies, openRelease } from '../../scripts/output/built.ts';
import { OUTPUT_FOLDER } from '../../scripts/output/output-folder.ts';
import { memoryQuota, type QuotaStore } from '../../src/serve/edge/quota.ts';

export const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** Nothing of its own goes over the network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-component-update',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

/** For proofs that ask for thousands of files from one address. */
export const NO_QUOTA: QuotaStore = {
  count: async () => ({ remaining: 1, resetSeconds: 60, allowed: true }),
};

/** `http://127.0.0.1:<port>` of a listening server. */
export const originOf = (server: Server) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** A server on a free port, once it listens. */
export async function listening(server: Server): Promise<Server> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

/** Opened and started once a worker: each takes seconds, and a worker's proofs share modules. */
let opened: Promise<HostedSite> | undefined;
let started: Promise<Browser> | undefined;

/** The last build, as production serves it, with a quota of its own. */
export async function startHost(quota: QuotaStore = memoryQuota()): Promise<Server> {
  opened ??= openRelease(OUTPUT_FOLDER);
  return listening(createHost({ now: await opened }, quota));
}

/** Waits for the compressed copies that a started host makes, of the files that `isWanted`. */
export async function warmHost(isWanted: (path: string) => boolean): Promise<void> {
  opened ??= openRelease(OUTPUT_FOLDER);
  const { files } = await opened;
  await makeCopies(new Map([...files].filter(([path]) => isWanted(path))));
}

/** Ends it as a lost connection would look to a visitor. */
export async function stopHost(host: Server | undefined): Promise<void> {
  if (host === undefined) return;
  const closed = once(host, 'close');
  host.close();
  host.closeAllConnections();
  await closed;
}

/** Chromium, silent by itself. */
export function startBrowser(): Promise<Browser> {
  expect(existsSync(CHROMIUM), `${CHROMIUM} is installed`).toBe(true);
  return chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
}

/** The last build and a browser for all tests of a proof, which calls it once outside its tests. */
export function visitBuiltSite(quota?: QuotaStore) {
  let host: Server;
  let browser: Browser;
  beforeAll(async () => {
    started ??= startBrowser();
    [host, browser] = await Promise.all([startHost(quota), started]);
  });
  afterAll(async () => {
    await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
    await stopHost(host);
  });
  return {
    get host() {
      return host;
    },
    get origin() {
      return originOf(host);
    },
    get browser() {
      return browser;
    },
    open: (path: string, width: number) => openPage(browser, host, path, width),
  };
}

/** A new page that collects console errors, exceptions and requests to another origin. */
export async function openPage(
  browser: Browser | BrowserContext,
  host: Server,
  path: string,
  width: number,
): Promise<{ page: Page; wrong: string[] }> {
  const origin = originOf(host);
  const page = await browser.newPage();
  await page.setViewportSize({ width, height: 900 });
  const wrong: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text());
  });
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) {
      wrong.push(`asked ${request.url()}`);
    }
  });
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
  return { page, wrong };
}

/** By how many pixels a page is wider than its window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Waits until the service worker has cached these paths. (`waitForFunction` awaits no promise.) */
export function untilKept(page: Page, ...paths: string[]): Promise<void> {
  return page.evaluate(async (all) => {
    const patience = AbortSignal.timeout(60_000);
    for (const path of all) {
      while (!(await caches.match(path))) {
        if (patience.aborted) throw new Error(`${path} was not kept`);
        await new Promise((done) => setTimeout(done, 50));
      }
    }
  }, paths);
}
