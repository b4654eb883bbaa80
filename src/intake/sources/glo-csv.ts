// GLO's answers collected into one CSV, a draw a row, several numbers in a cell.
import { heldPrizes, parseCsv, type SourceRow } from './row.ts';

export function parseGloCsv(text: string): SourceRow[] {
  return parseCsv(text).map((row) => ({
    drawDate: row['date'] ?? '',
    prizes: heldPrizes({
      'first-prize': row['first'],
      'adjacent-first-prize': row['near1'],
      'second-prize': row['second'],
      'third-prize': row['third'],
      'fourth-prize': row['fourth'],
      'fifth-prize': row['fifth'],
      'front-three-digit': row['last3f'],
      'last-three-digit': row['last3b'],
      'last-two-digit': row['last2'],
    }),
  }));
}
