// The host as it is, with a quota that is never used up, or one that always is.
import { openRelease } from '../../scripts/output/built.ts';
import { OUTPUT_FOLDER } from '../../scripts/output/output-folder.ts';
import { createHost } from '../../scripts/host/server.ts';
import { memoryQuota } from '../../src/serve/edge/quota.ts';
import { announce } from './announce.ts';

const CLIENTS = 250;

const [mode] = process.argv.slice(2);
const counted = memoryQuota();
let requests = 0;
announce(
  createHost(
    { now: await openRelease(OUTPUT_FOLDER) },
    {
      // All load comes from one address. It is counted as in earnest, for one of many clients, but
      // what the count says is decided here.
      count: async (endpoint, client) => {
        const count = await counted.count(endpoint, `${client}/${requests++ % CLIENTS}`);
        return { ...count, allowed: mode !== 'refusing' };
      },
    },
  ).listen(0, '127.0.0.1'),
);
