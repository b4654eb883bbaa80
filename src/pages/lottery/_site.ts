// The site's facts the lottery pages speak of, as emit wrote them.
import type { Calendar } from '../../domain/calendar.ts';
import type { Source } from '../../domain/source.ts';
import siteJson from '../../generated/site.json';

export const site = siteJson as unknown as {
  readonly origin: string;
  readonly sources: readonly Source[];
  readonly calendar: Calendar;
};

/** The source of that id; intake has seen to it that there is one. */
export function sourceOf(id: string): Source {
  const source = site.sources.find((one) => one.id === id);
  if (source === undefined) throw new Error(`${id} is no source`);
  return source;
}
