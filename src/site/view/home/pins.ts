// The lotteries that a visitor keeps first, on the device. Runs in the browser.

const KEY = 'pinned';

/** The slugs, in the order in which they were pinned; none where nothing can be read. */
export function readPins(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return [...new Set(stored.filter((slug) => typeof slug === 'string'))];
  } catch {
    // Naming the storage already throws where a browser blocks it.
    return [];
  }
}

/** Whether the device keeps them; otherwise they last as long as the page. */
export function keepPins(slugs: readonly string[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(slugs));
    return true;
  } catch {
    return false;
  }
}

/** With the slug as the last one, or without it. */
export function togglePin(slugs: readonly string[], slug: string): string[] {
  return slugs.includes(slug) ? slugs.filter((pinned) => pinned !== slug) : [...slugs, slug];
}
