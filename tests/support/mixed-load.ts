// Requests of every kind, each with the bytes that have to answer it.
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export type Question = {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Leaves before the end of the answer, or reads it with a pause. */
  readonly manner?: 'abort' | 'slow';
  readonly status: number;
  /** From the one address that asks for more than its quota: it may get a 429 instead. */
  readonly greedy?: true;
  /** What the answer says; left out where only its status counts. */
  readonly body?: Buffer;
  /** Whether what was asked then (`performance.now()`) may fail, for a cause made on purpose. */
  readonly mayFail?: (askedAt: number) => boolean;
};

export type Tally = {
  asked: number;
  statuses: Record<string, number>;
  injected: number;
  wrong: string[];
};

const CALLERS = 48;
/** Fewer than the smallest quota. */
const REQUESTS_PER_ADDRESS = 50;
const SLOW_MS = 100;

const GREEDY = {
  localAddress: '127.9.9.9',
  agent: new Agent({ keepAlive: true, maxSockets: 8 }),
};

const UNPACK: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
};

/** Asks so many questions and counts the outcomes. `progress` hears how many have been asked. */
export async function askMixed(
  port: number,
  requests: number,
  next: () => Question,
  progress: (asked: number) => void,
): Promise<Tally> {
  const tally: Tally = { asked: 0, statuses: {}, injected: 0, wrong: [] };
  let addresses = 0;
  const call = async () => {
    while (tally.asked < requests) {
      addresses += 1;
      const localAddress = `127.${10 + (addresses >> 16)}.${(addresses >> 8) & 255}.${addresses & 255}`;
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let turn = 0; turn < REQUESTS_PER_ADDRESS && tally.asked < requests; turn += 1) {
        tally.asked += 1;
        progress(tally.asked);
        await askOne(next(), { port, localAddress, agent }, tally);
      }
      agent.destroy();
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, call));
  return tally;
}

type From = { readonly port: number; readonly localAddress: string; readonly agent: Agent };

function askOne(question: Question, from: From, tally: Tally): Promise<void> {
  const { path, method = 'GET', headers = {}, manner, greedy } = question;
  const askedAt = performance.now();
  const caller = greedy ? { ...from, ...GREEDY } : from;
  const count = (key: string) => {
    tally.statuses[key] = (tally.statuses[key] ?? 0) + 1;
  };
  return new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', ...caller, path, method, headers }, (response) => {
      const { statusCode = 0 } = response;
      if (manner === 'abort') {
        count('left');
        response.on('error', () => undefined).destroy();
        resolve();
        return;
      }
      const pause = manner === 'slow' ? setTimeout(SLOW_MS) : Promise.resolve();
      pause
        .then(() => response.toArray())
        .then((chunks) => {
          count(String(statusCode));
          const fault = faultOf(question, statusCode, response.headers, Buffer.concat(chunks));
          if (fault === undefined) return;
          if (statusCode === 500 && question.mayFail?.(askedAt)) tally.injected += 1;
          else tally.wrong.push(`${method} ${path} ${JSON.stringify(headers)}: ${fault}`);
        })
        .catch((error: Error) => {
          if (question.mayFail?.(askedAt)) count('cut');
          else tally.wrong.push(`${method} ${path}: ${error.message}`);
        })
        .finally(resolve);
    });
    asked.on('error', (error: Error) => {
      if (manner !== 'abort') tally.wrong.push(`${method} ${path}: ${error.message}`);
      resolve();
    });
    asked.end();
  });
}

function faultOf(
  { path, status, body, method, greedy }: Question,
  got: number,
  headers: IncomingHttpHeaders,
  bytes: Buffer,
): string | undefined {
  if (greedy && got === 429) return refusalFault(headers, bytes);
  if (got !== status) return `${got} in the place of ${status}`;
  const { 'content-length': length, 'content-encoding': encoding } = headers;
  const hasNoBody = method === 'HEAD' || got === 304 || got === 204;
  if (hasNoBody) return bytes.length === 0 ? undefined : 'a body';
  if (length !== String(bytes.length)) return `${bytes.length} bytes, promised ${length}`;
  if (body === undefined) return undefined;
  return says(bytes, body, path, encoding) ? undefined : 'other bytes';
}

function refusalFault(headers: IncomingHttpHeaders, bytes: Buffer): string | undefined {
  const wait = headers['retry-after'] ?? '';
  if (!/^\d+$/.test(wait) || Number(wait) < 1 || Number(wait) > 60) return `Retry-After: ${wait}`;
  return bytes.includes('"quota_exceeded"') ? undefined : 'another refusal';
}

/** Packed bytes that were unpacked once and right; the same again need no unpacking. */
const proved = new Map<string, Buffer>();

function says(bytes: Buffer, body: Buffer, path: string, encoding = 'identity'): boolean {
  const key = `${encoding} ${path}`;
  if (proved.get(key)?.equals(bytes)) return true;
  const unpack = UNPACK[encoding] ?? ((packed: Buffer) => packed);
  if (!unpack(bytes).equals(body)) return false;
  if (encoding !== 'identity') proved.set(key, bytes);
  return true;
}
