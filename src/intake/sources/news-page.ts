// Text read from the result pages of Thai news sites, one draw a file: the page's address, then a
// line a prize. The addresses date a draw in many ways, the file names in one.
import { heldPrizes, type SourceRow } from './row.ts';

const PRIZES: Readonly<Record<string, string>> = {
  FIRST: 'first-prize',
  NEAR_FIRST: 'adjacent-first-prize',
  SECOND: 'second-prize',
  THIRD: 'third-prize',
  FOURTH: 'fourth-prize',
  FIFTH: 'fifth-prize',
  THREE_FIRST: 'front-three-digit',
  // Before 2015-09-01 all three-digit numbers were last-three ones.
  THREE: 'last-three-digit',
  THREE_LAST: 'last-three-digit',
  TWO: 'last-two-digit',
};

export function parseNewsPage(text: string, path: string): SourceRow[] {
  const [address = '', ...lines] = text.split('\n').map((line) => line.trim());
  const cells = lines.flatMap((line) => {
    const [key = '', ...numbers] = line.split(/\s+/);
    const slug = PRIZES[key];
    return slug === undefined ? [] : [[slug, numbers.join(' ')] as const];
  });
  return [
    {
      drawDate: /([^/]*)\.txt$/.exec(path)?.[1] ?? '',
      ...(address !== '' && { sourceUrl: address }),
      prizes: heldPrizes(Object.fromEntries(cells)),
    },
  ];
}
