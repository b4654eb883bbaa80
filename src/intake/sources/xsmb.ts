// The northern Vietnam draw (xổ số miền Bắc). As Thailand reads it, the top numbers are tails of
// the special prize and the bottom pair is the tail of the FIRST prize.
import { padNumber } from '../../domain/digits.ts';
import { refusalOfDay } from '../files/text-fields.ts';
import { quote, UnexpectedAnswer } from './source-answer.ts';
import { parseTable, type SourceRow } from './row.ts';

export const XSMB = 'xsmb-khiemdoan';
const PRIZE_DIGITS = 5;
/** The prizes that are parts of the special prize, and wait for it. */
const TOP = ['five-digit', 'four-digit', 'top-three-digit', 'top-two-digit'];
const BOTTOM = 'bottom-two-digit';

/** khiemdoan's CSV, whose integers get their zeros back. Throws an `UnexpectedAnswer`. */
export function parseXsmb(text: string): SourceRow[] {
  const { rows } = parseTable(XSMB, ['date', 'special', 'prize1'], text);
  const { row, cells: newest } = rows.at(-1) ?? { row: 1, cells: {} };
  // One odd day of long ago stops no other; that of the newest row would be waited for in vain.
  const refusal = refusalOfDay(newest['date'] ?? '');
  if (refusal !== undefined)
    throw new UnexpectedAnswer(XSMB, `row ${row}, date: ${refusal}, got ${quote(newest['date'])}`);
  return rows.map(({ cells }) =>
    xsmbRow(cells['date'] ?? '', zeroFilled(cells['special']), zeroFilled(cells['prize1'])),
  );
}

/** An empty prize is pending. One that is not a number is kept, and the rules refuse it. */
function xsmbRow(drawDate: string, special: string, first: string): SourceRow {
  // The rules judge an invalid special prize as its first part; the other parts are pending.
  const isOdd = special !== '' && !isWhole(special);
  const waits = isOdd ? TOP.slice(1) : TOP;
  const pending = [...(isWhole(special) ? [] : waits), ...(first === '' ? [BOTTOM] : [])];
  return {
    drawDate,
    ...(isWhole(special) && { number: special }),
    prizes: {
      ...(isOdd && { 'five-digit': [special] }),
      ...(first !== '' && { [BOTTOM]: [isWhole(first) ? first.slice(-2) : first] }),
    },
    ...(pending.length > 0 && { pending }),
  };
}

function isWhole(number: string): boolean {
  return number.length === PRIZE_DIGITS && /^[0-9]+$/.test(number);
}

/** Pads integers only: `Number` would turn an empty cell into 00000. */
function zeroFilled(cell = ''): string {
  return /^[0-9]+$/.test(cell) ? padNumber(Number(cell), PRIZE_DIGITS) : cell;
}
