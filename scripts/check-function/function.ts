// What the platform runs: the check route as a function of the request. The edge has sent nothing but
// GET and HEAD of this one path here, so there is nothing to route.
import { readFile } from 'node:fs/promises';
import type { Catalogue } from '../../src/contract/catalogue.ts';
import type { LatestDraws } from '../../src/contract/check-body.ts';
import type { LotteryDraws } from '../../src/domain/draw.ts';
import { answerCheck } from '../../src/edge/answer-check.ts';
import { internalErrorResponse } from '../../src/edge/fault-response.ts';
import catalogue from '../../src/generated/catalogue.json';
import latestDraws from '../../src/generated/latest-draws.json';

// JSON modules have no branded dates; emit wrote these files from the same types.
const { origin, latest } = latestDraws as unknown as LatestDraws;

/** The archives stand beside the function: a cold start does not read what few questions ask for. */
const archives = new Map<string, Promise<LotteryDraws>>();

function archiveOf(slug: string): Promise<LotteryDraws> {
  const known = archives.get(slug);
  if (known !== undefined) return known;
  const file = new URL(`archive/${slug}.json`, import.meta.url);
  const archive = readFile(file, 'utf8').then((text): LotteryDraws => JSON.parse(text));
  archives.set(slug, archive);
  return archive;
}

export default {
  async fetch(request: Request): Promise<Response> {
    try {
      // All that is asked for is in the query; taking the whole address apart costs as much as checking.
      const searchParams = new URLSearchParams(request.url.replace(/^[^?]*/, ''));
      const draws = { origin, latest, archiveOf };
      return await answerCheck(searchParams, catalogue as Catalogue, draws);
    } catch (error) {
      return internalErrorResponse(error);
    }
  },
};
