// Which numbers of one line stand beside which of its names.
import type { Item } from './lines.ts';

/** Each name with its numbers, all behind or all before; `undefined` for a mixture. */
export function groupByName(items: readonly Item[]) {
  const isBefore = items[0]?.type === 'payload';
  const groups = items.flatMap((item, index) => {
    if (item.type !== 'name') return [];
    const beside = items[isBefore ? index - 1 : index + 1];
    return [{ item, tokens: beside?.type === 'payload' ? beside.tokens : [] }];
  });
  const withNumbers = groups.filter(({ tokens }) => tokens.length > 0).length;
  const isEach = withNumbers === groups.length || (groups.length === 1 && !isBefore);
  return isEach && withNumbers === items.length - groups.length ? groups : undefined;
}
