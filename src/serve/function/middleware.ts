// The middleware as Vercel runs it, in front of every request to the API. `src/serve/edge` decides.
import { ipAddress } from '@vercel/functions/headers';
import { next, rewrite } from '@vercel/functions/middleware';
import { type CatalogueEntry, openCatalogue } from '../../api/contract/catalogue.ts';
import { answerRequest } from '../edge/answer-request.ts';
import { clientKey } from '../edge/client-ip.ts';
import { logLine } from '../edge/log.ts';
import { memoryQuota } from '../edge/quota.ts';
import { quotaStore } from '../edge/quota-store.ts';
import { internalErrorReply, toResponse } from '../edge/reply.ts';
import entries from '../../generated/catalogue.json';

const catalogue = openCatalogue(entries as CatalogueEntry[]);

// A mistaken REDIS_URL must not take the service down: log it, and count in memory.
const quota = quotaStore(process.env['REDIS_URL']).catch((error: unknown) => {
  console.error(logLine('REDIS_URL is no address of a Redis', error));
  return memoryQuota();
});

export default async function middleware(request: Request): Promise<Response> {
  try {
    // The platform sets this address itself and overwrites what a client sends.
    const answer = await answerRequest(request, clientKey(ipAddress(request)), {
      catalogue,
      quota: await quota,
    });
    if (answer.kind === 'reply') return toResponse(answer.reply);
    const { headers } = answer;
    if (answer.kind === 'file') return rewrite(new URL(answer.path, request.url), { headers });
    return next({ headers });
  } catch (error) {
    return toResponse(internalErrorReply(error));
  }
}
