// What the environment says of a host: where it listens, whom it believes, and what counts.
import { quotaStore } from '../../src/serve/edge/quota-store.ts';
import type { QuotaStore } from '../../src/serve/edge/quota.ts';
import { type Proxies, trustedProxies } from '../../src/serve/edge/trusted-proxies.ts';
import { Failure, readMessage } from '../command/failure.ts';
import type { Env } from '../command/io.ts';
import { isPort, listenAt } from '../output/site-url.ts';

/** Throws a `Failure` that names the variable which cannot be used. */
export function hostSettings(env: Env) {
  const { host, port } = listenAt(env);
  if (!isPort(port)) {
    throw new Failure(`PORT ${JSON.stringify(port)} is not a number from 0 to 65535`);
  }
  return { host, port: Number(port), proxies: readProxies(env['TRUSTED_PROXIES']) };
}

/** Opens the counters: in Redis, to which it connects, or in this process. Throws a `Failure`. */
export function openQuota(env: Env): Promise<QuotaStore> {
  return quotaStore(env['REDIS_URL']).catch((error: Error) => {
    // Not the address itself: it may hold a password.
    throw new Failure(
      `REDIS_URL is no address of a Redis, like redis://localhost:6379 (${error.message})`,
    );
  });
}

function readProxies(list: string | undefined): Proxies {
  try {
    return trustedProxies(list);
  } catch (error) {
    throw new Failure(
      `TRUSTED_PROXIES takes addresses and CIDR ranges, like 10.0.0.0/8,::1 (${readMessage(error)})`,
    );
  }
}
