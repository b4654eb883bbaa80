// Servers for the proofs: the built site with a quota, and servers told what to say.
import { createServer, type RequestListener, type Server } from 'node:http';
import sirv from 'sirv';
import { listening, originOf, startHost, stopHost } from './visit.ts';

export type Listening = { readonly origin: string; readonly stop: () => void };

const asListening = (server: Server): Listening => ({
  origin: originOf(server),
  stop: () => void stopHost(server),
});

/** The last build, as production serves it. */
export async function localHost(): Promise<Listening> {
  return asListening(await startHost());
}

export async function standIn(answer: RequestListener): Promise<Listening> {
  return asListening(await listening(createServer(answer)));
}

/** A server that knows only files, below a folder of its own, as GitHub Pages and CDNs do. */
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
