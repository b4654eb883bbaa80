import type { Source } from '../../domain/source.ts';
import siteJson from '../../generated/site.json';

const sources: readonly Source[] = siteJson.sources as unknown as Source[];

/** The source of that id; intake has seen to it that there is one. */
export function sourceOf(id: string): Source {
  const source = sources.find((one) => one.id === id);
  if (source === undefined) throw new Error(`${id} is no source`);
  return source;
}
