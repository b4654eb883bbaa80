// A window is how many past draws a calculation looks at; never a stretch of time.

export const WINDOWS = ['5', '10', '20', '30', '50', '100', 'all'] as const;
export type Window = (typeof WINDOWS)[number];
export const DEFAULT_WINDOW: Window = '30';

/** How many draws the window covers, of those stored. `requestedDraws('all', 469) //=> 469` */
export function requestedDraws(window: Window, stored: number): number {
  return window === 'all' ? stored : Number(window);
}
