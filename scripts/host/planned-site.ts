// The API of draws in memory, before a build has written its files: each is made when first asked
// for. For `astro dev`, and for the first answers of `npm start`.
import { setImmediate } from 'node:timers/promises';
import { type Catalogue, catalogueOf } from '../../src/contract/catalogue.ts';
import type { PlannedFile } from '../../src/emit/emitted-file.ts';
import { latestDrawsOf } from '../../src/emit/generated.ts';
import { planApi } from '../../src/emit/plan.ts';
import { answerAddress } from '../../src/function/answer-address.ts';
import type { DataFolder } from '../../src/intake/data-folder.ts';
import { describeSite } from '../emit/site.ts';
import { type HostedSite, type SiteFile, siteFile } from './built-site.ts';

/** The answers that a build of this data would have, and no page. */
export function planSite(data: DataFolder): HostedSite & { readonly catalogue: Catalogue } {
  const { archive } = data;
  const site = describeSite(data);
  const catalogue = catalogueOf(archive);
  const draws = {
    ...latestDrawsOf(archive, site),
    drawsOf: async (slug: string) => {
      const found = archive.find(({ lottery }) => lottery.slug === slug);
      if (found === undefined) throw new Error(`${slug} is not a lottery`);
      return found;
    },
  };
  const plan = new Plan(planApi(archive, site));
  return {
    catalogue,
    files: plan.files,
    reach: (path) => plan.reach(path),
    check: (address) => answerAddress(address, catalogue, draws, Date.now()),
  };
}

class Plan {
  readonly files = new Map<string, SiteFile>();
  readonly #rest: Iterator<PlannedFile>;

  constructor(rest: Iterator<PlannedFile>) {
    this.#rest = rest;
  }

  /** Advances only as far as needed, and lets other answers go out between two files. */
  async reach(path: string): Promise<void> {
    while (!this.files.has(path)) {
      const { value, done } = this.#rest.next();
      if (done) return;
      this.files.set(value.path, siteFile(value.path, Buffer.from(value.content)));
      await setImmediate();
    }
  }
}
