// The host as it is, with a quota that is never used up, or one that always is.
import { readFile } from 'node:fs/promises';
import { memoryQuota } from '../../../src/edge/quota.ts';
import { openBuiltSite } from '../../host/built-site.ts';
import { createHost } from '../../host/server.ts';
import { announce } from './announce.ts';

/** More than a minute of load could use up the quotas of. */
const CLIENTS = 10_000;

const [mode] = process.argv.slice(2);
const counted = memoryQuota();
const catalogue = JSON.parse(await readFile('src/generated/catalogue.json', 'utf8'));
let requests = 0;
announce(
  createHost(await openBuiltSite(), {
    catalogue,
    quota: {
      // All load comes from one address. To be counted as in earnest without being refused, each
      // request is counted for another client.
      count: async (endpoint, client) => {
        const count = await counted.count(endpoint, `${client}/${requests++ % CLIENTS}`);
        return { ...count, allowed: mode !== 'refusing' };
      },
    },
  }).listen(0, '127.0.0.1'),
);
