// `/api` of `astro dev`: the plan of the draws as they stand in the data folder now.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { catalogueOf } from '../../../src/contract/catalogue.ts';
import { ANSWERED_PATHS } from '../../../src/contract/site.ts';
import { latestDrawsOf } from '../../../src/emit/generated.ts';
import { planApi } from '../../../src/emit/plan.ts';
import type { DataFolder } from '../../../src/intake/data-folder.ts';
import { describeSite } from '../../emit/site.ts';
import { type LocalApi, localApi } from '../../host/local-api.ts';

const IS_API = new RegExp(`^${ANSWERED_PATHS}(?:[/?]|$)`);

/** Answers `/api/**` from the plan in memory, until `show` hands it other data. */
export function answerInDevelopment(data: DataFolder) {
  let api = emitApi(data);
  return {
    /** Answers from other data from now on. */
    show: (edited: DataFolder) => {
      api = emitApi(edited);
    },
    handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
      const { url = '', method } = request;
      if (!IS_API.test(url)) return next();
      api(new URL(url, 'http://localhost'), method)
        .then(async (answer) => {
          const body = Buffer.from(await answer.arrayBuffer());
          response.writeHead(answer.status, { ...Object.fromEntries(answer.headers) }).end(body);
        })
        .catch((error: unknown) => {
          response.writeHead(500).end(String(error));
        });
    },
  };
}

function emitApi(data: DataFolder): LocalApi {
  const { archive } = data;
  const site = describeSite(data);
  const plan = planApi(archive, site);
  const planned = new Map<string, Uint8Array>();
  return localApi({
    catalogue: catalogueOf(archive),
    draws: {
      ...latestDrawsOf(archive, site),
      drawsOf: async (slug) => {
        const found = archive.find(({ lottery }) => lottery.slug === slug);
        if (found === undefined) throw new Error(`${slug} is no lottery`);
        return found;
      },
    },
    now: () => new Date(),
    readFile: (path) => {
      // Advances the plan only as far as needed: most requests are about the first lottery.
      while (!planned.has(path)) {
        const { value, done } = plan.next();
        if (done) throw new Error(`${path} is not planned`);
        planned.set(value.path, value.content);
      }
      return planned.get(path) ?? Buffer.of();
    },
  });
}
