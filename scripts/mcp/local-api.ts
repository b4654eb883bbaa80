// The API without a host, as a function from a question to a response, for `npm run mcp`. Nobody is
// counted, since only this machine asks.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CatalogueEntry, openCatalogue } from '../../src/api/contract/catalogue.ts';
import { type CheckedDraws, type LatestDraws, openLatest } from '../../src/api/check/check-body.ts';
import { answerRequest } from '../../src/serve/edge/answer-request.ts';
import type { QuotaStore } from '../../src/serve/edge/quota.ts';
import { toResponse } from '../../src/serve/edge/reply.ts';
import { answerAddress } from '../../src/serve/function/answer-address.ts';
import { Failure } from '../command/failure.ts';
import type { Folders } from '../output/output-folder.ts';

export const UNLIMITED: QuotaStore = {
  count: async () => ({ remaining: 1, resetSeconds: 60, allowed: true }),
};

/** The last build: edge, files and check function. Throws a `Failure` where there is none. */
export async function openBuiltApi(now: () => Date, { output, generated }: Folders) {
  const read = async (name: string) =>
    JSON.parse(await readFile(join(generated, `${name}.json`), 'utf8'));
  const latest = (await read('latest-draws').catch(refuseMissing)) as LatestDraws;
  const draws: CheckedDraws = { ...openLatest(latest), drawsOf: (slug) => read(`draws/${slug}`) };
  const catalogue = openCatalogue((await read('catalogue')) as CatalogueEntry[]);
  const edge = { catalogue, quota: UNLIMITED };
  const fetch = async (input: string | URL | Request) => {
    // Never asked over a network; only the path counts.
    const url = new URL(String(input), 'http://localhost');
    const answer = await answerRequest({ method: 'GET', url }, 'here', edge);
    if (answer.kind === 'reply') return toResponse(answer.reply);
    if (answer.kind === 'function') {
      const address = `${url.pathname}${url.search}`;
      return toResponse(await answerAddress(address, catalogue, draws, now().getTime()));
    }
    const bytes = await readFile(join(output, 'static', answer.path));
    const type = answer.path.endsWith('.json') ? 'application/json' : 'text/plain; charset=utf-8';
    return new Response(bytes, { headers: { 'Content-Type': type, ...answer.headers } });
  };
  return { origin: '', fetch };
}

function refuseMissing(error: NodeJS.ErrnoException): never {
  if (error.code !== 'ENOENT') throw error;
  throw new Failure(`there is no build to read (${error.message}); run: npm run build`);
}
