import type { Source } from '../domain/source.ts';
import siteJson from '../generated/site.json';

/** Who published draws, in the order of the data. */
export const sources: readonly Source[] = siteJson.sources as unknown as Source[];

/** The source of that id; the rules of intake require one. */
export function sourceOf(id: string): Source {
  const source = sources.find((one) => one.id === id);
  if (source === undefined) throw new Error(`${id} is no source`);
  return source;
}
