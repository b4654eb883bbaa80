// Which share card stands for a lottery or a draw. A card shows no draw but the one its page is about.

/** The newest government draws have a card of their own: older ones are hardly shared any more. */
export const DRAW_CARDS = 20;

/**
 * The picture shown where a page is shared: the draw, or the lottery without any number.
 *
 * @param age how many newer draws there are
 */
export function cardPath(slug: string, drawDate?: string, age = 0): string {
  return drawDate !== undefined && age < DRAW_CARDS
    ? `/cards/${slug}/${drawDate}.png`
    : `/cards/${slug}.png`;
}

/** The picture of a lottery's own page, which shows its newest draw. */
export function latestCardPath(slug: string): string {
  return `/cards/${slug}/latest.png`;
}
