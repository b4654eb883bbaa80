import { memoryQuota, type QuotaStore } from './quota.ts';

/**
 * The store an installation asked for: Redis at `REDIS_URL`, or the memory of this process without.
 * Rejects when the address is none.
 */
export async function quotaStore(redisUrl: string | undefined): Promise<QuotaStore> {
  if (redisUrl === undefined || redisUrl === '') return memoryQuota();
  // Loaded only where it is used: it takes longer to load than all the rest of the edge.
  const { redisQuota } = await import('./redis-quota.ts');
  return redisQuota(redisUrl);
}
