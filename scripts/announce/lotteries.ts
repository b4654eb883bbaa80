// Which lotteries a receiver hears of.

/** Every lottery. */
export const ALL = 'all';

/**
 * The filter that a setting asks for: slugs with commas between them, or `all`.
 *
 * @returns the filter, or what is wrong with the setting
 */
export function filterOf(
  setting: string | undefined,
): { readonly lotteries: ReadonlySet<string> | undefined } | { readonly problem: string } {
  const slugs = (setting ?? '').split(/[\s,]+/).filter(Boolean);
  if (slugs.length === 0) return { problem: `names no lottery; set slugs, or "${ALL}"` };
  if (slugs.length === 1 && slugs[0] === ALL) return { lotteries: undefined };
  const odd = slugs.find((slug) => !/^[a-z0-9-]+$/.test(slug) || slug === ALL);
  if (odd !== undefined) return { problem: `has ${JSON.stringify(odd)}, which is no slug` };
  return { lotteries: new Set(slugs) };
}

/** @param lotteries `undefined` for every lottery */
export function isAmong(lotteries: ReadonlySet<string> | undefined) {
  return ({ lottery }: { readonly lottery: string }) => lotteries?.has(lottery) ?? true;
}
