// Somebody else's web server: pages of another origin with our element on them.
import { createServer, type Server } from 'node:http';
import { EMBED_SCRIPT } from '../../src/api/contract/service.ts';
import { listening } from './visit.ts';

/** Its pages' policies: none, the two permissions we ask for, and one that forbids the call. */
const policies = (api: string): Record<string, string> => ({
  '/strict': `default-src 'none'; script-src ${api}; connect-src ${api}; img-src data:; trusted-types 'none'; require-trusted-types-for 'script'`,
  '/mute': `default-src 'none'; script-src ${api}; img-src data:`,
});

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** `/?lottery=lao-tv&limit=2` is a page with one element that has these attributes. */
export function openEmbeddingSite(api: string): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://embedding.example');
    const attributes = [...searchParams].map(([name, value]) => `${name}="${escaped(value)}"`);
    const policy = policies(api)[pathname];
    if (policy) response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html>
<html lang="th">
<title>elsewhere</title>
<link rel="icon" href="data:,">
<main><h1>elsewhere</h1><h2>results</h2>
<lottery-result ${attributes.join(' ')}></lottery-result></main>
<script type="module" src="${api}${EMBED_SCRIPT}"></script>
</html>`);
  });
  return listening(server);
}
