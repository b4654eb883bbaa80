// Callers of every kind at once, good and bad, from many addresses, at a steady rate.
import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { createHistogram, performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';

/** What every text an attacker can write has in it, so that it is found where it should not be. */
export const MARK = 'soak-attacker';

const CALLERS = 32;
/** These stay at one address and are refused most of the time; the others move on. */
const GREEDY_CALLERS = 4;
const REQUESTS_PER_ADDRESS = 20;
const ADDRESSES = 4_000;

type Question = {
  path: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
};
type Kind = {
  asked: number;
  statuses: readonly number[];
  question: () => Question;
};

const one = <Item>(items: readonly Item[]) =>
  items[Math.floor(Math.random() * items.length)] as Item;
const digit = () => Math.floor(Math.random() * 10);
const LOTTERIES = ['thai-government', 'lao-tv', 'lao-lottery', 'hanoi-normal', 'hanoi-vip'];
const forged = () => `198.51.${digit()}.${digit()}`;
const FORGERIES = [
  'X-Forwarded-For',
  'X-Real-IP',
  'CF-Connecting-IP',
  'True-Client-IP',
  'Forwarded',
];

/** Headers by which somebody else is claimed to ask. */
const claim = () => Object.fromEntries(FORGERIES.map((name) => [name, forged()]));

const kind = (asked: number, statuses: readonly number[], question: () => Question): Kind => ({
  asked,
  statuses,
  question,
});
const get = (asked: number, statuses: readonly number[], path: () => string) =>
  kind(asked, statuses, () => ({ path: path() }));

/** `asked` is how often, of all; `statuses` is what may answer, beside 429. */
const KINDS: readonly Kind[] = [
  get(20, [200], () => `/api/results?lottery=${one(LOTTERIES)}&limit=${1 + digit()}`),
  get(10, [200], () => `/api/results/${one(LOTTERIES)}/${1 + digit()}.json`),
  get(10, [200], () => `/api/stats?lottery=${one(LOTTERIES)}`),
  get(5, [200], () => `/api/calculations?window=${one([5, 30, 'all'])}`),
  get(10, [200], () => `/api/check?number=${digit()}${digit()}`),
  get(5, [200], () => one(['/', '/api/status.json', '/api/openapi.json'])),
  get(5, [400], () => `/api/results?limit=${MARK}%0a%1b[2J{"level":"error"}`),
  get(
    5,
    [400],
    () =>
      `/api/check?number=${one(['', 'x', '1234', '%ff', '%00', '๑๒'.normalize()].map(encodeURI))}`,
  ),
  get(5, [404], () => `/api/${MARK}/${'../'.repeat(digit())}%2e%2e%2f${digit()}%0d%0a`),
  get(3, [404], () => `/%${one(['', 'zz', 'E0%A4', '00', 'ff'])}${MARK}`),
  get(2, [400, 404], () => `/api/stats?lottery=${'%0a'.repeat(digit() * 1_000)}x`),
  get(1, [400], () => `/api/check?number=${'9'.repeat(40_000)}`),
  kind(5, [405], () => ({
    path: '/api/check',
    method: one(['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE']),
  })),
  kind(3, [405], () => ({
    ...{ path: '/api/results', method: 'POST' },
    body: MARK.repeat(digit() * 1_000),
  })),
  kind(3, [204], () => ({ path: '/api/stats', method: 'OPTIONS' })),
  kind(5, [200], () => ({ path: '/api/results', headers: { ...claim(), 'User-Agent': MARK } })),
  kind(3, [200], () => ({
    path: '/api/stats',
    headers: { 'Accept-Encoding': one(['br', 'gzip']) },
  })),
];
const DECK = KINDS.flatMap((kind) => Array<Kind>(kind.asked).fill(kind));

export type Load = {
  /** Answers by status. */
  readonly statuses: Record<number, number>;
  /** Answers that were not as promised, and connections that broke. */
  readonly wrong: string[];
  readonly latency: ReturnType<typeof createHistogram>;
};

/** Asks at about `rate` requests a second until told to stop. */
export async function applyLoad(port: number, rate: number, signal: AbortSignal): Promise<Load> {
  const load: Load = { statuses: {}, wrong: [], latency: createHistogram() };
  const pause = (1_000 * CALLERS) / rate;
  const call = async (caller: number) => {
    for (let round = 0; !signal.aborted; round += 1) {
      const address = caller < GREEDY_CALLERS ? caller : caller + round * CALLERS;
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let turn = 0; turn < REQUESTS_PER_ADDRESS && !signal.aborted; turn += 1) {
        const due = performance.now() + pause;
        await askOnce(port, addressOf(address % ADDRESSES), agent, load);
        await setTimeout(Math.max(0, due - performance.now()));
      }
      agent.destroy();
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, (_, caller) => call(caller)));
  return load;
}

const addressOf = (number: number) => `127.1.${number >> 8}.${number & 255}`;

function askOnce(port: number, localAddress: string, agent: Agent, load: Load): Promise<void> {
  const { statuses, question } = one(DECK);
  const { body, ...asked } = question();
  const started = performance.now();
  return new Promise((resolve) => {
    const broke = (error: Error) => {
      load.wrong.push(`${asked.method ?? 'GET'} ${asked.path.slice(0, 60)}: ${error.message}`);
      resolve();
    };
    request({ ...asked, host: '127.0.0.1', port, localAddress, agent }, (response) => {
      const { statusCode = 0, headers } = response;
      load.statuses[statusCode] = (load.statuses[statusCode] ?? 0) + 1;
      const promised = statusCode === 429 ? headers['retry-after'] : statuses.includes(statusCode);
      const readable = headers['access-control-allow-origin'] === '*';
      const refused = [400, 405, 429].includes(statusCode);
      const unkept = headers['cache-control'] === 'no-store';
      if (!promised || (refused && !(readable && unkept))) {
        const told = `${statusCode} ${JSON.stringify(headers)}`;
        load.wrong.push(`${asked.method ?? 'GET'} ${asked.path.slice(0, 60)}: ${told}`);
      }
      response.on('error', broke).on('end', () => {
        load.latency.record(Math.max(1, Math.round((performance.now() - started) * 1_000)));
        resolve();
      });
      response.resume();
    })
      .on('error', broke)
      .end(body);
  });
}
