import { describe, expect, test } from 'vitest';
import { UnexpectedAnswer } from './source-answer.ts';
import { parseOwnCsv, parseOwnJson } from './own.ts';

const thrown = (parse: () => unknown) => {
  try {
    return parse();
  } catch (error) {
    expect(error).toBeInstanceOf(UnexpectedAnswer);
    return (error as Error).message;
  }
};

describe('parseOwnJson', () => {
  const draw = {
    drawDate: '2026-11-16',
    prizes: { 'first-prize': ['004615'], 'last-three-digit': ['094', '937'] },
    sourceUrl: 'https://a.example/16',
    pending: ['last-two-digit'],
  };

  test('gives the draws as they stand', () => {
    const plain = { drawDate: '2026-11-01', prizes: { 'first-prize': ['000000'] } };
    expect(parseOwnJson(JSON.stringify([draw, plain]))).toEqual([draw, plain]);
    expect(parseOwnJson('[]')).toEqual([]);
  });

  const withPrizes = (prizes: string, more = '') =>
    `[{"drawDate":"2026-11-16","prizes":${prizes}${more}}]`;
  const onDay = (day: string) => `[{"drawDate":${day},"prizes":{}}]`;
  test.each([
    ['{}', 'the answer: expected array, got an object'],
    ['[{"drawDate":"2026-11-16"}]', '[0].prizes: expected record, got nothing'],
    [onDay('"2026-11-31"'), "[0].drawDate: expected a day that exists, YYYY-MM-DD, got '2026-11"],
    [onDay('"2569-11-16"'), '[0].drawDate: expected a day of the common era; did you mean 2026-11'],
    [onDay('20261116'), '[0].drawDate: expected a day in quotes, got 20261116'],
    [
      withPrizes('{"four-digit":[4615]}'),
      '[0].prizes.four-digit[0]: expected digits in quotes, got 4615',
    ],
    [withPrizes('{"four-digit":"4615"}'), "[0].prizes.four-digit: expected array, got '4615'"],
    [withPrizes('{"four-digit":[]}'), '[0].prizes.four-digit: expected at least one number; what'],
    [withPrizes('{}', ',"sourceUrl":"x"'), "[0].sourceUrl: expected an address, got 'x'"],
    [
      withPrizes('{"four-digit":["4615"],\n"four-digit":["4616"]}'),
      'line 2: the key "four-digit" is there twice',
    ],
    [withPrizes('{}', ',"date":"x"'), '[0].date: this field is not declared'],
  ])('%s: %s', (text, message) => {
    expect(thrown(() => parseOwnJson(text))).toContain(`own: ${message}`);
  });

  test('names the file or collection it is told', () => {
    expect(thrown(() => parseOwnJson('', 'hand/november.json'))).toBe(
      'hand/november.json: expected JSON, got an empty answer',
    );
  });
});

test.each(['9.06E2', '="014"', '-', '๐๒๕๓', '０２５３', '02x3', 'รอผล'])(
  '%j is no number: refused with its row and column',
  (odd) => {
    const prizes = { 'four-digit': ['4615', odd] };
    const json = JSON.stringify([{ drawDate: '2026-11-16', prizes }]);
    expect(thrown(() => parseOwnJson(json))).toContain(
      "own: [0].prizes.four-digit[1]: expected digits, got '",
    );
    const quoted = odd.replaceAll('"', '""');
    const csv = `drawDate,first-prize,four-digit\n2026-11-16,004615,"${quoted}"\n`;
    expect(thrown(() => parseOwnCsv(csv))).toContain(
      `own: row 2, four-digit: expected digits, got '${odd}'`,
    );
  },
);

describe('parseOwnCsv', () => {
  test('a draw a row, a prize a column, spaces between numbers; an empty cell is no prize', () => {
    const text = `drawDate,first-prize,last-three-digit,sourceUrl
2026-11-16,004615,094  937,https://a.example/16
2026-11-01,000000,,
`;
    expect(parseOwnCsv(text)).toEqual([
      {
        drawDate: '2026-11-16',
        sourceUrl: 'https://a.example/16',
        prizes: { 'first-prize': ['004615'], 'last-three-digit': ['094', '937'] },
      },
      { drawDate: '2026-11-01', prizes: { 'first-prize': ['000000'] } },
    ]);
  });

  const prize = "expected a prize such as 'first-prize', got";
  test.each([
    ['day,four-digit\n2026-11-16,0253', "the header has no column 'drawDate'"],
    ['drawDate\n2026-11-16', `row 1, column 2: ${prize} nothing`],
    ['drawDate,First Prize\n2026-11-16,004615', `row 1, column 2: ${prize} 'First Prize'`],
    ['drawDate,four-digit,\n2026-11-16,0253,', `row 1, column 3: ${prize} nothing`],
    [
      'drawDate,four-digit,four-digit\n2026-11-16,0253,0254',
      "row 1: the column 'four-digit' is there twice",
    ],
    [
      'drawDate,four-digit\n2026-11-16,0253\n16/11/2026,0254',
      "row 3, drawDate: expected a day that exists, YYYY-MM-DD, got '16/11/2026'",
    ],
    ['drawDate,four-digit\n2569-11-17,0254', 'row 2, drawDate: expected a day of the common era'],
    ['drawDate,four-digit\n,0253', 'row 2, drawDate: expected a day that exists'],
    ['drawDate,four-digit,sourceUrl\n2026-11-16,0253,x', 'row 2, sourceUrl: expected an address'],
    ['drawDate,four-digit\n2026-11-16', 'row 2: expected 2 cells, got 1'],
  ])('%j: %s', (text, message) => {
    expect(thrown(() => parseOwnCsv(`${text}\n`))).toContain(`own: ${message}`);
  });
});
