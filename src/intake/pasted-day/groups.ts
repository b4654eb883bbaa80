// Which numbers of a line stand with which of its names.
import type { Item, NameItem, NumberToken } from './lines.ts';

type Group = { readonly item: NameItem; readonly tokens: readonly NumberToken[] };

/** Each name with its numbers: all behind their names, or all before them. `undefined` for a mixture. */
export function groupsOf(items: readonly Item[]): Group[] | undefined {
  const isBefore = items[0]?.type === 'payload';
  const groups = items.flatMap((item, index): Group[] => {
    if (item.type !== 'name') return [];
    const beside = items[isBefore ? index - 1 : index + 1];
    return [{ item, tokens: beside?.type === 'payload' ? beside.tokens : [] }];
  });
  const withNumbers = groups.filter(({ tokens }) => tokens.length > 0).length;
  const isEach = withNumbers === groups.length || (groups.length === 1 && !isBefore);
  return isEach && withNumbers === items.length - groups.length ? groups : undefined;
}

export function numbersOf(tokens: readonly NumberToken[]): string[] {
  return tokens.flatMap((token) => (token.type === 'number' ? [token.digits] : []));
}
