// Which share card stands for a lottery or a draw.

/** The newest government draws have a card of their own: older ones are hardly shared any more. */
export const DRAW_CARDS = 20;

/**
 * The picture shown where a page is shared.
 *
 * @param age how many newer draws there are
 */
export function cardPath(slug: string, drawDate?: string, age = 0): string {
  return drawDate !== undefined && age < DRAW_CARDS
    ? `/cards/${slug}/${drawDate}.png`
    : `/cards/${slug}.png`;
}
