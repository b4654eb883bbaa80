// Counts requests of two million addresses, and prints what the counters hold at their bound and
// after. Run with --expose-gc.
import { ENDPOINTS } from '../../src/contract/endpoints.ts';
import { MAX_CLIENTS, memoryQuota } from '../../src/edge/quota.ts';

const ADDRESSES = 2_000_000;

const quota = memoryQuota();
const endpoints = Object.values(ENDPOINTS);
/** So many windows all counters hold together. */
const BOUND = MAX_CLIENTS * endpoints.length;

async function flood(from: number, to: number): Promise<void> {
  for (let turn = from; turn < to; turn += 1) {
    const address = [10, (turn >> 16) & 255, (turn >> 8) & 255, turn & 255].join('.');
    await quota.count(endpoints[turn % endpoints.length]?.name ?? 'check', address);
  }
}

function usedMegabytes(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

const empty = usedMegabytes();
await flood(0, BOUND);
const atBound = usedMegabytes() - empty;
await flood(BOUND, ADDRESSES);
const after = usedMegabytes() - empty;
// The newest address is still counted: only old windows were dropped.
const newest = await quota.count(endpoints[(ADDRESSES - 1) % 4]?.name ?? 'check', '10.30.132.127');
console.log(JSON.stringify({ addresses: ADDRESSES, atBound, after, newest }));
