import { type Source, sourceNamed } from '../domain/source.ts';
import siteJson from '../generated/site.json';

/** Who published draws, in the order of the data. */
export const sources: readonly Source[] = siteJson.sources as unknown as Source[];

/** The source of that id; the rules of intake require one. */
export function sourceOf(id: string): Source {
  return sourceNamed(id, sources);
}
