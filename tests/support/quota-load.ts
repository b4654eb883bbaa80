// Requests to a host under an address of one's choice: the whole of 127.0.0.0/8 is this machine.
import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export type Reply = { status: number; headers: IncomingHttpHeaders; body: string; tookMs: number };

export type Ask = {
  readonly path: string;
  readonly from?: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
};

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export function ask(origin: string, { path, from, method = 'GET', headers = {} }: Ask) {
  return new Promise<Reply>((resolve, reject) => {
    const startedAt = performance.now();
    const options = { agent, method, headers, localAddress: from ?? '127.0.0.1' };
    request(`${origin}${path}`, options, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () => {
        const { statusCode: status = 0, headers: got } = response;
        resolve({ status, headers: got, body, tookMs: performance.now() - startedAt });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** How many of these replies got through the quota. */
export function passed(replies: readonly Reply[]): number {
  return replies.filter(({ status }) => status !== 429).length;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The number behind `name=` in a rate header. */
export function numberIn(header: unknown, name: string): number {
  return Number(new RegExp(`;${name}=(\\d+)`).exec(String(header))?.[1]);
}
