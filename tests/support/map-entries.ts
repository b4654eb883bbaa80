import {
  type Catalogue,
  type CatalogueEntry,
  openCatalogue,
} from '../../src/api/contract/catalogue.ts';

/** The catalogue with another form of each entry. */
export function mapEntries(
  catalogue: Catalogue,
  change: (entry: CatalogueEntry) => CatalogueEntry,
) {
  return openCatalogue([...catalogue.values()].map(change));
}
