// The one live answer: a number against the latest draw. It refuses by itself what the edge in
// front of it would refuse, so it is right wherever it runs.
import type { Catalogue } from '../contract/catalogue.ts';
import { checkBody, type LatestDraws } from '../contract/check-body.ts';
import { cacheControl, ENDPOINTS } from '../contract/endpoints.ts';
import { isFault, parseQuery } from '../contract/query.ts';
import { SECURITY_HEADERS } from '../contract/security.ts';
import { CORS_HEADERS } from './cors.ts';
import { faultResponse } from './fault-response.ts';

export function answerCheck(
  parameters: URLSearchParams,
  catalogue: Catalogue,
  { origin, latest }: LatestDraws,
): Response {
  const query = parseQuery('check', parameters, catalogue);
  if (isFault(query)) return faultResponse(query);
  if (query.endpoint !== 'check') throw new Error(`check was asked for ${query.endpoint}`);
  const entry = latest.find(({ lottery }) => lottery.slug === query.lottery);
  if (entry === undefined) throw new Error(`no latest draw of ${query.lottery} is bundled`);
  return new Response(`${JSON.stringify(checkBody(entry, query.number, origin))}\n`, {
    headers: {
      ...CORS_HEADERS,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': cacheControl(ENDPOINTS.check.cacheSeconds),
      ...SECURITY_HEADERS,
    },
  });
}
