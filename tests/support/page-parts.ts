// What of a page depends on the clock, and how to read it.
import type { Page } from 'playwright-core';

/** A text as a reader sees it. */
export const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

/** The parts of a page that depend on the clock. */
export const partsOf = (page: Page) =>
  page.evaluate(() => {
    const shown = (place: Element | null) =>
      place instanceof HTMLElement && !place.hidden ? (place.textContent ?? '') : '';
    return {
      lotteries: [...document.querySelectorAll<HTMLElement>('[data-announced]')].map((place) => ({
        slug: JSON.parse(place.dataset['announced'] ?? '{}').slug as string,
        missing: shown(place.querySelector('[data-missing]')),
        next: shown(place.querySelector('[data-next]')),
        state: shown(place.querySelector('[data-state]')),
      })),
      ages: [...document.querySelectorAll<HTMLElement>('[data-age]')].map((place) => ({
        day: place.dataset['age'] ?? '',
        said: shown(place),
        isHeading: place.dataset['plain'] !== undefined,
      })),
      near: [...document.querySelectorAll<HTMLElement>('near-day')].map((place) => ({
        day: place.dataset['day'] ?? '',
        said: shown(place),
      })),
      banner: shown(document.querySelector('[data-many-late]')),
      counts: shown(document.querySelector('[data-counts]')),
      text: document.querySelector('main')?.innerText ?? '',
    };
  });

/** The wait that "งวดถัดไป … อีก 1 วัน 3 ชม." says, in milliseconds, and how exact it is. */
export function waitOf(said: string) {
  const units = { วัน: 86_400_000, 'ชม.': 3_600_000, นาที: 60_000 } as const;
  const parts = [...said.matchAll(/(\d+) (วัน|ชม\.|นาที)/g)];
  const ms = parts.reduce(
    (sum, [, n, unit]) => sum + Number(n) * units[unit as keyof typeof units],
    0,
  );
  return { ms, within: said.includes('วัน') ? units['ชม.'] : units['นาที'] };
}
