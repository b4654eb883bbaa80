// The API of the last build without a server: the same edge, files and check, as a `fetch`. Nobody is
// counted, since nobody but this program asks.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalogue } from '../../src/contract/catalogue.ts';
import type { LatestDraws } from '../../src/contract/check-body.ts';
import { answerRequest } from '../../src/edge/answer.ts';
import { answerCheck } from '../../src/edge/answer-check.ts';
import type { QuotaStore } from '../../src/edge/quota.ts';
import { toResponse } from '../../src/edge/reply.ts';

/** @throws if there is no build */
export async function localApi(publicFolder: string, generated: string): Promise<typeof fetch> {
  const read = async (name: string) =>
    JSON.parse(await readFile(join(generated, `${name}.json`), 'utf8'));
  const catalogue = (await read('catalogue')) as Catalogue;
  const latest = (await read('latest-draws')) as LatestDraws;
  const draws = { ...latest, archiveOf: (slug: string) => read(`archive/${slug}`) };
  const quota: QuotaStore = {
    count: async () => ({ remaining: 1, resetSeconds: 60, allowed: true }),
  };
  return async (input) => {
    const url = new URL(String(input));
    const request = { method: 'GET', url: url.href };
    const answer = await answerRequest(request, 'here', { catalogue, quota });
    if (answer.kind === 'reply') return toResponse(answer.reply);
    if (answer.kind === 'check') {
      return toResponse(await answerCheck(url.searchParams, catalogue, draws));
    }
    return new Response(await readFile(join(publicFolder, answer.path)));
  };
}
