// The API without a host, as a function from a question to a response, for `npm run mcp`. Nobody is
// counted, since only this machine asks.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalogue } from '../../src/contract/catalogue.ts';
import type { CheckedDraws, LatestDraws } from '../../src/contract/check-body.ts';
import { answerRequest } from '../../src/edge/answer.ts';
import type { QuotaStore } from '../../src/edge/quota.ts';
import { toResponse } from '../../src/edge/reply.ts';
import { answerAddress } from '../../src/function/answer-address.ts';
import { answerDraw } from '../../src/function/draw-file.ts';
import { GENERATED_FOLDER, OUTPUT_FOLDER } from '../site/output-folder.ts';

export const UNLIMITED: QuotaStore = {
  count: async () => ({ remaining: 1, resetSeconds: 60, allowed: true }),
};

/** The last build as a `fetch`: edge, files and check function. @throws if there is no build */
export async function openBuiltApi(now: () => Date): Promise<typeof fetch> {
  const read = async (name: string) =>
    JSON.parse(await readFile(join(GENERATED_FOLDER, `${name}.json`), 'utf8'));
  const latest = (await read('latest-draws')) as LatestDraws;
  const draws: CheckedDraws = { ...latest, drawsOf: (slug) => read(`draws/${slug}`) };
  const catalogue = (await read('catalogue')) as Catalogue;
  const edge = { catalogue, quota: UNLIMITED };
  return async (input) => {
    // Never asked over a network; only the path counts.
    const url = new URL(String(input), 'http://localhost');
    const answer = await answerRequest({ method: 'GET', url }, 'here', edge);
    if (answer.kind === 'reply') return toResponse(answer.reply);
    if (answer.kind === 'check') {
      const address = `${url.pathname}${url.search}`;
      return toResponse(await answerAddress(address, catalogue, draws, now().getTime()));
    }
    // A lean release has no file of some draws.
    const draw = await answerDraw(answer.path, catalogue, draws);
    if (draw !== undefined) return toResponse(draw);
    const bytes = await readFile(join(OUTPUT_FOLDER, 'static', answer.path));
    const type = answer.path.endsWith('.json') ? 'application/json' : 'text/plain; charset=utf-8';
    return new Response(bytes, { headers: { 'Content-Type': type, ...answer.headers } });
  };
}
