// The host over a few files of a test's own, with a check that answers what the test says.
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { readTree } from '../../scripts/disk/tree.ts';
import { makeCopies, type SiteFile, siteFile } from '../../scripts/output/built.ts';
import { createHost } from '../../scripts/host/server.ts';
import { trustedProxies } from '../../src/serve/edge/trusted-proxies.ts';
import type { Catalogue } from '../../src/api/contract/catalogue.ts';
import { memoryQuota } from '../../src/serve/edge/quota.ts';
import type { Reply } from '../../src/serve/edge/reply.ts';
import { folderWith, removeFolders } from './run-script.ts';

export type Given = {
  readonly files?: Readonly<Record<string, string>>;
  readonly catalogue?: Catalogue;
  readonly check?: (address: string) => Promise<Reply>;
  readonly proxies?: string;
  /** Once the copies of its files are there. */
  readonly isWarm?: true;
};

const hosts: Server[] = [];
afterEach(async () => {
  for (const host of hosts.splice(0)) {
    host.close();
    host.closeAllConnections();
  }
  await removeFolders();
});

/** The files below a folder, by their path of the site. */
export function filesIn(folder: string): ReadonlyMap<string, SiteFile> {
  const files = [...readTree(folder)].map(([path, hash]) => {
    const source = join(folder, path);
    return [`/${path}`, siteFile(`/${path}`, hash, source, statSync(source).size)] as const;
  });
  return new Map(files);
}

/** The port it listens on, and the folder of its files. */
export async function smallHost({
  files = {},
  catalogue = new Map(),
  check,
  proxies,
  isWarm,
}: Given) {
  const root = await folderWith(new Map(Object.entries({ '404.html': 'ไม่พบ', ...files })));
  const noCheck = () => Promise.reject(new Error('no check is given'));
  const site = { files: filesIn(root), catalogue, check: check ?? noCheck };
  if (isWarm) await makeCopies(site.files);
  const host = createHost({ now: site }, memoryQuota(), trustedProxies(proxies)).listen(
    0,
    '127.0.0.1',
  );
  hosts.push(host);
  await once(host, 'listening');
  return { port: (host.address() as AddressInfo).port, root };
}

export type Reaction = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };

/** One request on a connection of its own; the path goes out as it is written. */
export function askPort(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Reaction> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const { statusCode: status = 0, headers } = response;
      response.toArray().then((chunks) => {
        resolve({ status, headers, bytes: Buffer.concat(chunks) });
      }, reject);
    })
      .on('error', reject)
      .end();
  });
}
