// What the build generates for the pages. Nothing of this file may reach a browser.
import { type CatalogueEntry, openCatalogue } from '../../api/contract/catalogue.ts';
import type { LatestDraws } from '../../api/check/check-body.ts';
import type { Calendar } from '../../domain/calendar.ts';
import type { LotteryDraws } from '../../domain/draw.ts';
import { type Source, sourceNamed } from '../../domain/source.ts';
import catalogueJson from '../../generated/catalogue.json';
import latestDrawsJson from '../../generated/latest-draws.json';
import siteJson from '../../generated/site.json';

export const catalogue = openCatalogue(catalogueJson as CatalogueEntry[]);
export const { latest, origin } = latestDrawsJson as unknown as LatestDraws;
export const calendar = siteJson.calendar as unknown as Calendar;
/** The revision of the data, as the manifest names it. */
export const dataRevision: string = siteJson.dataRevision;
/** Who receives a wrong number, where the operator has set it. */
export const { reports } = siteJson as { readonly reports?: string };
/** Why draws are late, where the operator says it. */
export const { lateReason } = siteJson as { readonly lateReason?: string };
/** Who published draws, in the order of the data. */
export const sources = siteJson.sources as unknown as readonly Source[];

/** The source of that id; the rules of intake require one. */
export const findSource = (id: string): Source => sourceNamed(id, sources);

const files = import.meta.glob('../../generated/draws/*.json', { import: 'default' });

/** A lottery with all its draws, newest first. */
export async function loadDraws(slug: string): Promise<LotteryDraws> {
  const load = files[`../../generated/draws/${slug}.json`];
  if (load === undefined) throw new Error(`emit wrote no draws of ${slug}`);
  return (await load()) as LotteryDraws;
}

/** Every lottery, in registry order, those without a draw included. */
export function readArchive(): Promise<LotteryDraws[]> {
  return Promise.all([...catalogue.keys()].map(loadDraws));
}
