// `/api` of `astro dev`: the draws as they stand in the data folder now, behind a host that counts
// nobody.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ANSWERED_PATHS } from '../../../src/contract/site.ts';
import type { DataFolder } from '../../../src/intake/data-folder.ts';
import { UNLIMITED } from '../../host/local-api.ts';
import { planSite } from '../../host/planned-site.ts';
import { createHost } from '../../host/server.ts';
import { trustedProxies } from '../../host/trusted-proxies.ts';

const IS_API = new RegExp(`^${ANSWERED_PATHS}(?:[/?]|$)`);

/** Answers `/api/**` from the plan in memory, until `show` hands it other data. */
export function answerInDevelopment(data: DataFolder) {
  let host = hostOver(data);
  return {
    /** Answers from other data from now on. */
    show: (edited: DataFolder) => {
      host = hostOver(edited);
    },
    handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
      if (IS_API.test(request.url ?? '')) host.emit('request', request, response);
      else next();
    },
  };
}

function hostOver(data: DataFolder) {
  const { catalogue, ...site } = planSite(data);
  // Astro runs in this process, and its WebAssembly loads through the true `Response`.
  return createHost(site, { catalogue, quota: UNLIMITED }, trustedProxies(), false);
}
