// The newest draw of the government's lottery as the site may stand to it, for a browser.
import type { BrowserContext } from 'playwright-core';
import type { DrawYearBody } from '../../src/api/answers/draws.schema.ts';
import { newestDraw } from './newest-draw.ts';

export const government = await newestDraw('thai-government');

/** There, not there yet, with its first prize still to come, or with another one. */
export type DrawState = 'there' | 'to come' | 'in part' | 'corrected';

const FILES = '**/api/draws/thai-government/*.json';
const CHANGES = '**/api/changes.json';

/** From now on the site has the draw so. End with `context.unrouteAll({ behavior: 'wait' })`. */
export async function announce(context: BrowserContext, state: DrawState): Promise<void> {
  await context.unroute(FILES);
  await context.unroute(CHANGES);
  await context.route(FILES, async (route) => {
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    const file: DrawYearBody = await response.json();
    const data = file.data.flatMap((draw) => {
      if (draw.drawDate !== government.drawDate || state === 'there') return draw;
      if (state === 'to come') return [];
      const [first, ...others] = draw.prizes;
      if (state === 'corrected') return withFirstPrize(draw, ['000000']);
      return { ...draw, prizes: others, pendingPrizes: [{ ...first, digits: 6 }] };
    });
    return route.fulfill({ response, json: { ...file, data } });
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

/** The draw with other numbers of the prize that is listed first. */
export function withFirstPrize(draw: DrawYearBody['data'][number], numbers: string[]) {
  const [first, ...others] = draw.prizes;
  return { ...draw, prizes: [...(first ? [{ ...first, numbers }] : []), ...others] };
}
