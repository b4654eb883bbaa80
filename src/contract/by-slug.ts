// Finds a lottery in a list that every request asks: what that takes must not grow with the number of lotteries.

const indexes = new WeakMap<readonly object[], ReadonlyMap<string, object>>();

/** The entry of a list whose slug this is. The list is indexed once, so it may not change afterwards. */
export function findBySlug<T extends object>(
  list: readonly T[],
  slug: string,
  slugOf: (entry: T) => string,
): T | undefined {
  const index = indexes.get(list) ?? new Map(list.map((entry) => [slugOf(entry), entry]));
  indexes.set(list, index);
  return index.get(slug) as T | undefined;
}
