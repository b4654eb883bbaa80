// The real browser and the real host, for the proofs that look at pages.
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { openBuiltSite } from '../scripts/host/built-site.ts';
import { createHost } from '../scripts/host/server.ts';
import type { Catalogue } from '../src/contract/catalogue.ts';
import type { Edge } from '../src/edge/answer.ts';
import { memoryQuota } from '../src/edge/quota.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

export const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function openBrowser(): Promise<Browser> {
  if (!existsSync(CHROMIUM)) throw new Error(`${CHROMIUM} is not installed`);
  return chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
}

/** For proofs that ask for thousands of files from one address. */
export const NO_QUOTA: Edge['quota'] = {
  count: async () => ({ remaining: 1, resetSeconds: 60, allowed: true }),
};

/** The built site on a free port, with a quota of its own. */
export async function openHost(quota: Edge['quota'] = memoryQuota()): Promise<Server> {
  const catalogue: Catalogue = JSON.parse(await readFile('src/generated/catalogue.json', 'utf8'));
  return listening(createHost(await openBuiltSite(), { catalogue, quota }));
}

export async function listening(server: Server): Promise<Server> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

export const originOf = (server: Server) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Ends at once: a browser keeps its connections open. */
export function close(server: Server | undefined): void {
  server?.closeAllConnections();
  server?.close();
}

/** What axe finds wrong, one line a place. Evaluated, so the page keeps its security policy. */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run());
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
