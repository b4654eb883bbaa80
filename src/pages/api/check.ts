// The only route that runs on demand, in `astro dev`; the build puts `scripts/check-function` in its
// place. The edge has counted the request before it comes here.
import type { APIRoute } from 'astro';
import { answerCheck } from '../../edge/answer-check.ts';
import { internalErrorReply } from '../../edge/fault-response.ts';
import { toResponse } from '../../edge/reply.ts';
import { archiveOf } from '../_archive.ts';
import { catalogue, latest, origin } from '../_latest.ts';

export const prerender = false;

export const GET: APIRoute = async ({ url }) => {
  try {
    // An archive is a module of its own, read only once a draw of the past is asked for.
    return toResponse(
      await answerCheck(url.searchParams, catalogue, { origin, latest, archiveOf }),
    );
  } catch (error) {
    return toResponse(internalErrorReply(error));
  }
};

export const HEAD: APIRoute = GET;
