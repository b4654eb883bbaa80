// The newest draw of the government's lottery as the site may stand to it, for a browser.
import type { BrowserContext } from 'playwright-core';
import type { YearFile } from '../../src/browser/check-page/year-file.ts';
import { newestDraw } from './newest-draw.ts';

export const government = await newestDraw('thai-government');

/** There, not there yet, with its first prize still to come, or with another one. */
export type DrawState = 'there' | 'to come' | 'in part' | 'corrected';

const FILES = '**/check/thai-government/*.json';
const CHANGES = '**/api/changes.json';

/** From now on the site has the draw so. End with `context.unrouteAll({ behavior: 'wait' })`. */
export async function announce(context: BrowserContext, state: DrawState): Promise<void> {
  await context.unroute(FILES);
  await context.unroute(CHANGES);
  await context.route(FILES, async (route) => {
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    const file: YearFile = await response.json();
    const draws = file.draws.flatMap((draw) => {
      if (draw.drawDate !== government.drawDate || state === 'there') return draw;
      if (state === 'to come') return [];
      const { 'first-prize': first, ...others } = draw.prizes;
      if (state === 'in part') return { ...draw, prizes: others, pending: ['first-prize'] };
      return { ...draw, prizes: { ...draw.prizes, 'first-prize': ['000000'] } };
    });
    return route.fulfill({ response, json: { ...file, draws } });
  });
  await context.route(CHANGES, (route) => {
    const listed = (name: string) => ({
      id: `thai-government_${government.drawDate}_${name}`,
      change: name,
      lottery: 'thai-government',
      drawDate: government.drawDate,
    });
    const added = state === 'to come' ? [] : [listed('added')];
    const corrected = state === 'corrected' ? [listed('corrected')] : [];
    return route.fulfill({ json: { success: true, changes: [...corrected, ...added] } });
  });
}
