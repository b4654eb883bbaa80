// What a row in the table of a year says, as text: the table is the only copy of the numbers on its page.
import type { SharedPrize } from '../../view/lottery/share-words.ts';

type RowText = {
  readonly prizes: readonly SharedPrize[];
  /** The prizes without a number, and why. */
  readonly missing: readonly { readonly name: string; readonly why: string }[];
  /** Doubts and corrections, in the rows below. */
  readonly notes: readonly string[];
  readonly sources: readonly string[];
};

const WHY_MISSING: Readonly<Record<string, string>> = { รอ: 'รอประกาศ', '–': 'ไม่มีแหล่งใดมีข้อมูล' };

/** @param row of a draw, not of a note */
export function rowText(table: HTMLTableElement, row: HTMLTableRowElement): RowText {
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])].map(textOf);
  const cells = [...row.cells].map(textOf);
  // Beside the prizes, the first column is the day and the last one the source.
  const named = heads
    .slice(1, -1)
    .map((name, index) => ({ name, numbers: cells[index + 1] ?? '' }))
    .filter(({ numbers }) => numbers !== '');
  return {
    prizes: named.filter(({ numbers }) => WHY_MISSING[numbers] === undefined),
    missing: named.flatMap(({ name, numbers }) => {
      const why = WHY_MISSING[numbers];
      return why === undefined ? [] : [{ name, why }];
    }),
    notes: notesBelow(row),
    sources: sourceLines(cells.at(-1) ?? ''),
  };
}

function notesBelow(row: Element): string[] {
  const next = row.nextElementSibling;
  return next?.classList.contains('note') ? [textOf(next), ...notesBelow(next)] : [];
}

/** The letters of the last column, with the names that the legend gives them. */
function sourceLines(marks: string): string[] {
  const names = new Map(
    [...document.querySelectorAll('.legend [data-mark]')].map((mark) => [
      textOf(mark),
      mark.parentElement?.querySelector('a')?.textContent ?? '',
    ]),
  );
  const [source, ...confirming] = marks.split(' ✓').map((mark) => names.get(mark) ?? mark);
  return [
    `ที่มาของเลข: ${source}`,
    ...(confirming.length > 0 ? [`แหล่งอื่นที่มีเลขตรงกัน: ${confirming.join(' · ')}`] : []),
  ];
}

function textOf({ textContent }: Element): string {
  return (textContent ?? '').replace(/\s+/g, ' ').trim();
}
