// The only route that runs on demand. The edge has counted the request before it comes here.
import type { APIRoute } from 'astro';
import type { Catalogue } from '../../contract/catalogue.ts';
import type { LatestDraws } from '../../contract/check-body.ts';
import { answerCheck } from '../../edge/answer-check.ts';
import { internalErrorResponse } from '../../edge/fault-response.ts';
import catalogue from '../../generated/catalogue.json';
import latestDraws from '../../generated/latest-draws.json';

export const prerender = false;

export const GET: APIRoute = ({ url }) => {
  try {
    // JSON modules have no branded dates; emit wrote these files from the same types.
    const latest = latestDraws as unknown as LatestDraws;
    return answerCheck(url.searchParams, catalogue as Catalogue, latest);
  } catch (error) {
    return internalErrorResponse(error);
  }
};

export const HEAD: APIRoute = GET;
