// What is live before a fault is done to a publication, and what is to be live after it.
import { textsOf } from '../run-script.ts';
import { siteFiles } from '../small-site.ts';
import type { Left } from './fault.ts';

export type Files = Map<string, string>;

const change = {
  at: '2026-11-16T10:00:00.000Z',
  change: 'added',
  lottery: 'lao-tv',
  lotteryName: 'ลาวทีวี',
  drawDate: '2026-11-16',
  revision: 1,
};
export const changes = [change];
const HANOI = { 'hanoi-vip': '2026-11-16' };
/** What a build leaves whose newest draw of lao-tv is this one. */
export const releaseOf = (draw: Parameters<typeof siteFiles>[0][string], options = {}) =>
  siteFiles({ 'lao-tv': draw, ...HANOI }, { changes, ...options });
export const MONDAY = releaseOf('2026-11-16');
export const TUESDAY = releaseOf('2026-11-17');

const isSame = (one: Files, other: Files) =>
  one.size === other.size && [...one].every(([path, text]) => other.get(path) === text);

export async function leftIn(live: string, meant: Files): Promise<Left> {
  const found = await textsOf(live);
  if (isSame(found, MONDAY)) return 'old';
  return isSame(found, meant) ? 'new' : 'wrong';
}

export const OLD = 'api/results/hanoi-vip/2.json';
export const LATEST = 'api/results/lao-tv/1.json';
