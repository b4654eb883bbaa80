// Turns the attributes of the element into a question. The API has the defaults, and refuses in Thai
// what it cannot read.
import { ENDPOINTS } from '../contract/endpoints.ts';

type Attribute = string | null;

/** The call that answers the element. `questionUrl('https://a.example', 'lao-tv', null)` */
export function questionUrl(origin: string, lottery: Attribute, limit: Attribute): string {
  const url = new URL(ENDPOINTS.results.path, origin);
  for (const [name, value] of Object.entries({ lottery, limit })) {
    if (value?.trim()) url.searchParams.set(name, value.trim());
  }
  return url.href;
}

/** The prizes to show, in this order; none named means all. `prizeSlugs('a, b') //=> ['a', 'b']` */
export function prizeSlugs(prizes: Attribute): string[] {
  return (prizes ?? '').split(/[\s,]+/).filter(Boolean);
}

/** The level of the headings. A page has its own `h1`, so the element never writes one. */
export function headingLevel(heading: Attribute): number {
  return /^[2-6]$/.test(heading ?? '') ? Number(heading) : 3;
}
