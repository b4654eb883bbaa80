// Which lotteries a receiver hears of.

/** Every lottery. */
export const ALL = 'all';

/**
 * The filter that a setting asks for: slugs with commas between them, or `all`.
 *
 * @param known the slugs of every lottery
 * @returns the filter, or what is wrong with the setting
 */
export function filterOf(
  setting: string | undefined,
  known: readonly string[],
): { readonly lotteries: ReadonlySet<string> | undefined } | { readonly problem: string } {
  const slugs = (setting ?? '').split(/[\s,]+/).filter(Boolean);
  if (slugs.length === 0) return { problem: `names no lottery; set slugs, or "${ALL}"` };
  if (slugs.length === 1 && slugs[0] === ALL) return { lotteries: undefined };
  const odd = slugs.find((slug) => !known.includes(slug));
  if (odd !== undefined) return { problem: `has ${JSON.stringify(odd)}, which is no lottery` };
  return { lotteries: new Set(slugs) };
}

/** @param lotteries `undefined` for every lottery */
export function isAmong(lotteries: ReadonlySet<string> | undefined) {
  return ({ lottery }: { readonly lottery: string }) => lotteries?.has(lottery) ?? true;
}
