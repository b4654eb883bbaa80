// Apart from the quota, so that the check function carries nothing of Redis.
import { memoryQuota, type QuotaStore } from './quota.ts';

/** Redis at this address, or the memory of this process. Rejects where the address is invalid. */
export async function quotaStore(redisUrl: string | undefined): Promise<QuotaStore> {
  if (redisUrl === undefined || redisUrl === '') return memoryQuota();
  // Loaded only where it is used: it takes longer to load than all the rest of the edge.
  const { RedisQuota } = await import('./redis-quota.ts');
  return new RedisQuota(redisUrl);
}
