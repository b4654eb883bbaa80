// Vercel's Routing Middleware has to be this file. It only joins: `src/edge` decides.
import { ipAddress } from '@vercel/functions/headers';
import { next, rewrite } from '@vercel/functions/middleware';
import { answerRequest } from './src/edge/answer.ts';
import { clientKey } from './src/edge/client-ip.ts';
import { internalErrorResponse } from './src/edge/fault-response.ts';
import { logLine } from './src/edge/log.ts';
import { memoryQuota } from './src/edge/quota.ts';
import { quotaStore } from './src/edge/quota-store.ts';
import { toResponse } from './src/edge/reply.ts';
import catalogue from './src/generated/catalogue.json' with { type: 'json' };

export const config = {
  runtime: 'nodejs',
  // The last two: a path that a server may read as another one (an escape, a backslash, a second slash, a
  // dot segment: /%61pi/…, /\api/…, //api/…, /./api/…) would reach files and function uncounted.
  // Only /.well-known/… begins with a dot and is what it says.
  matcher: ['/api', '/api/(.*)', '/((?!\\.well-known/)[/\\\\.].*)', '/(.*(?:%|\\\\|//|/\\.).*)'],
};

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
    return internalErrorResponse(error);
  }
}
