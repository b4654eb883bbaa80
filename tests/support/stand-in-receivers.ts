// Receivers of announcements in one process: well, slow or broken, as the path of each says.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Heard = {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** Of `performance.now()`. */
  readonly atMs: number;
};

/** How a receiver answers; one that does nothing leaves the sender waiting. */
export type Behaviour = (heard: Heard, response: ServerResponse) => void;

export type StandIns = {
  readonly origin: string;
  readonly heard: Heard[];
  /** Of every path that has no behaviour of its own. */
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
};

export const answer =
  (status: number, { headers = {}, text = '' } = {}): Behaviour =>
  (_, response) =>
    void response.writeHead(status, headers).end(text);

export async function startStandIns(): Promise<StandIns> {
  const heard: Heard[] = [];
  let behaviour = answer(204);
  const server: Server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const one = {
      path: request.url ?? '',
      headers: request.headers,
      body,
      atMs: performance.now(),
    };
    heard.push(one);
    behaviour(one, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', 4096, resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    behave: (chosen) => {
      behaviour = chosen;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
