// What is live before a fault is done to a publication, and what is to be live after it.
import { textsOf } from '../run-script.ts';
import { siteFiles } from '../small-site.ts';
import type { Left } from './fault.ts';

export const MONDAY = siteFiles({ 'lao-tv': '2026-11-16', 'hanoi-vip': '2026-11-16' });
export const TUESDAY = siteFiles({ 'lao-tv': '2026-11-17', 'hanoi-vip': '2026-11-16' });
/** A file that both have alike. */
export const OLD = 'api/results/hanoi-vip/2.json';

const isSame = (one: Map<string, string>, other: Map<string, string>) =>
  one.size === other.size && [...one].every(([path, text]) => other.get(path) === text);

export async function leftIn(live: string): Promise<Left> {
  const found = await textsOf(live);
  if (isSame(found, MONDAY)) return 'old';
  return isSame(found, TUESDAY) ? 'new' : 'wrong';
}
