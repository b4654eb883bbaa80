// The API of draws in memory, before a build has written its files: the plan is carried out as far
// as somebody asks. For `astro dev`, and for the first answers of `npm start`.
import { setImmediate } from 'node:timers/promises';
import { catalogueOf } from '../../src/api/contract/catalogue.ts';
import { latestDrawsOf } from '../../src/api/emit/generated.ts';
import { planApi } from '../../src/api/emit/plan.ts';
import { answerAddress } from '../../src/serve/function/answer-address.ts';
import type { DataFolder } from '../../src/intake/files/data-folder.ts';
import type { Env } from '../command/io.ts';
import { describeSite } from './settings.ts';
import { type HostedSite, type SiteFile, siteFile } from './built.ts';
import { openLatest } from '../../src/api/check/check-body.ts';

/** The answers that a build of this data would have, and no page. */
export function planSite(data: DataFolder, env: Env): HostedSite {
  const { archive } = data;
  const site = describeSite(data, env);
  const catalogue = catalogueOf(archive);
  const draws = {
    ...openLatest(latestDrawsOf(archive, site)),
    drawsOf: async (slug: string) => {
      const entry = archive.find(({ lottery }) => lottery.slug === slug);
      if (entry === undefined) throw new Error(`${slug} is not a lottery`);
      return entry;
    },
  };
  const plan = planApi(archive, site);
  const files = new Map<string, SiteFile>();
  return {
    catalogue,
    files,
    check: (address) => answerAddress(address, catalogue, draws, Date.now()),
    reach: async (path) => {
      while (!files.has(path)) {
        const { value, done } = plan.next();
        if (done) return;
        const { path: made, sha256, content } = value;
        files.set(made, siteFile(made, sha256, Buffer.from(content)));
        // Other answers go out between two files; all files together take seconds.
        await setImmediate();
      }
    },
  };
}
