// The API without a host, as a function from a question to a response, for `npm run mcp`. Nobody is
// counted, since only this machine asks.
import type { Catalogue } from '../../src/contract/catalogue.ts';
import { answerRequest } from '../../src/edge/answer.ts';
import type { CheckedDraws } from '../../src/contract/check-body.ts';
import { answerAddress } from '../../src/function/answer-address.ts';
import type { QuotaStore } from '../../src/edge/quota.ts';
import { toResponse } from '../../src/edge/reply.ts';
import { answerDraw } from '../../src/function/draw-file.ts';

type LocalSite = {
  readonly catalogue: Catalogue;
  readonly draws: CheckedDraws;
  /** The bytes of an emitted file by its path. */
  readonly readFile: (path: string) => Promise<Uint8Array>;
  readonly now: () => Date;
};

export const UNLIMITED: QuotaStore = {
  count: async () => ({ remaining: 1, resetSeconds: 60, allowed: true }),
};

/** The API in this process: edge, files and check function in one call, as clients see them. */
export function localApi({ catalogue, draws, readFile, now }: LocalSite) {
  return async (url: URL): Promise<Response> => {
    const answer = await answerRequest({ method: 'GET', url }, 'here', {
      catalogue,
      quota: UNLIMITED,
    });
    if (answer.kind === 'reply') return toResponse(answer.reply);
    if (answer.kind === 'check') {
      const address = `${url.pathname}${url.search}`;
      return toResponse(await answerAddress(address, catalogue, draws, now().getTime()));
    }
    // A lean release has no file of some draws.
    const draw = await answerDraw(answer.path, catalogue, draws);
    if (draw !== undefined) return toResponse(draw);
    const bytes = await readFile(answer.path);
    const type = answer.path.endsWith('.json') ? 'application/json' : 'text/plain; charset=utf-8';
    return new Response(Buffer.from(bytes), {
      headers: { 'Content-Type': type, ...answer.headers },
    });
  };
}
