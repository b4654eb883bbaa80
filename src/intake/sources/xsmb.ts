// The northern Vietnam draw (xổ số miền Bắc), 27 numbers a day. As Thailand reads it: the top
// numbers are tails of the special prize, the bottom pair is the tail of the FIRST prize.
import { padNumber } from '../../domain/digits.ts';
import { parseCsv, type SourceRow } from './row.ts';

const PRIZE_DIGITS = 5;

/** khiemdoan's CSV stores integers, so leading zeros have to be put back: both prizes have five. */
export function parseXsmb(text: string): SourceRow[] {
  return parseCsv(text).map((row) =>
    xsmbRow(row['date'] ?? '', zeroFilled(row['special']), zeroFilled(row['prize1'])),
  );
}

/** NTMQ's CSV keeps the zeros and writes DD-MM-YYYY. */
export function parseXsmbNtmq(text: string): SourceRow[] {
  return parseCsv(text).map((row) => {
    const drawDate = (row['Ngày'] ?? '').split('-').reverse().join('-');
    return xsmbRow(drawDate, row['Giải Đặc BIệt'] ?? '', row['Giải Nhất'] ?? '');
  });
}

function xsmbRow(drawDate: string, special: string, first: string): SourceRow {
  return {
    drawDate,
    number: special.slice(-4),
    prizes: { 'bottom-two-digit': [first.slice(-2)] },
  };
}

function zeroFilled(cell: string | undefined): string {
  return padNumber(Number(cell), PRIZE_DIGITS);
}
