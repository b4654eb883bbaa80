// Servers for the proofs: the built site without a quota or with one, and servers told what to say.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { openBuiltSite } from '../../scripts/host/built-site.ts';
import { createHost } from '../../scripts/host/server.ts';
import type { Catalogue } from '../../src/contract/catalogue.ts';
import { memoryQuota } from '../../src/edge/quota.ts';

export type Listening = { readonly origin: string; readonly stop: () => void };

/** On a free port of this machine. */
export async function listen(server: Server): Promise<Listening> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The last build, as production serves it. */
export async function localHost(): Promise<Listening> {
  const catalogue = JSON.parse(await readFile('src/generated/catalogue.json', 'utf8')) as Catalogue;
  return listen(createHost(await openBuiltSite(), { catalogue, quota: memoryQuota() }));
}

export function standIn(answer: RequestListener): Promise<Listening> {
  return listen(createServer(answer));
}

/** A server that knows files and nothing else, below a folder of its own, as GitHub Pages and CDNs are. */
export function staticHost(folder: string, below: string): Promise<Listening> {
  const serve = sirv(folder, {
    dev: true,
    setHeaders: (response) => response.setHeader('Access-Control-Allow-Origin', '*'),
  });
  return standIn((request, response) => {
    const missing = () => {
      response.writeHead(404, { 'Content-Type': 'text/html' });
      response.end('<html><body>404</body></html>');
    };
    const { method, url = '' } = request;
    // It answers no preflight either.
    if (!url.startsWith(below) || (method !== 'GET' && method !== 'HEAD')) return missing();
    request.url = url.slice(below.length - 1);
    serve(request, response, missing);
  });
}
