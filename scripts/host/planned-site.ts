// The API of draws in memory, before a build has written its files: each is made when first asked
// for. For `astro dev`, and for the first answers of `npm start`.
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
  return {
    catalogue,
    files: new PlannedFiles(planApi(archive, site)),
    check: (address) => answerAddress(address, catalogue, draws, Date.now()),
  };
}

class PlannedFiles {
  readonly #plan: Iterator<PlannedFile>;
  readonly #made = new Map<string, SiteFile>();

  constructor(plan: Iterator<PlannedFile>) {
    this.#plan = plan;
  }

  /** Advances the plan only as far as needed: most requests are about the first lottery. */
  get(path: string): SiteFile | undefined {
    while (!this.#made.has(path)) {
      const { value, done } = this.#plan.next();
      if (done) return undefined;
      this.#made.set(value.path, siteFile(value.path, Buffer.from(value.content)));
    }
    return this.#made.get(path);
  }

  has(path: string): boolean {
    return this.get(path) !== undefined;
  }
}
