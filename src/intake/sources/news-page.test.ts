import { describe, expect, test } from 'vitest';
import { parseNewsPage } from './news-page.ts';

const address = 'http://news.sanook.com/lotto/check/16102550/';
const folder = 'thai-government/sanook-vicha-w';

describe('parseNewsPage', () => {
  test('2007-10-16, whose three-digit numbers are all last ones and one adjacent is mistyped', () => {
    const text = `${address}
FIRST 032988
THREE 158 663 685 846
TWO 48
NEAR_FIRST 103298 032989
SECOND 205817 249853 280278 658543 661597 
THIRD 002589 040229
FOURTH 066717 071628
FIFTH 015416 018855
`;
    expect(parseNewsPage(text, `${folder}/2007-10-16.txt`)).toEqual([
      {
        drawDate: '2007-10-16',
        sourceUrl: address,
        prizes: {
          'first-prize': ['032988'],
          'last-three-digit': ['158', '663', '685', '846'],
          'last-two-digit': ['48'],
          'adjacent-first-prize': ['103298', '032989'],
          'second-prize': ['205817', '249853', '280278', '658543', '661597'],
          'third-prize': ['002589', '040229'],
          'fourth-prize': ['066717', '071628'],
          'fifth-prize': ['015416', '018855'],
        },
      },
    ]);
  });

  test('since 2015-09-01 the front and the last three are told apart', () => {
    const text = `${address}\nFIRST 051095\nTHREE_FIRST 285 430\nTHREE_LAST 191 364\nTWO 22\n`;
    const [row] = parseNewsPage(text, `${folder}/2020-05-16.txt`);
    expect(row?.prizes).toEqual({
      'first-prize': ['051095'],
      'front-three-digit': ['285', '430'],
      'last-three-digit': ['191', '364'],
      'last-two-digit': ['22'],
    });
  });

  test('the day is that of the file’s name, not of the address', () => {
    const [row] = parseNewsPage(`${address}\nTWO 02\n`, `${folder}/2026-01-16.txt`);
    expect(row?.drawDate).toBe('2026-01-16');
  });

  test.each([
    { text: `${address}\nFIFTH \n`, prizes: {}, because: 'a prize without a number is not held' },
    { text: `${address}\nSIXTH 123456\n`, prizes: {}, because: 'nobody pays a sixth prize' },
    { text: `${address}\nfirst 123456\n`, prizes: {}, because: 'the words are capitals' },
    { text: `${address}\n`, prizes: {}, because: 'only an address' },
    {
      text: `${address}\r\nTWO 02\r\n`,
      prizes: { 'last-two-digit': ['02'] },
      because: 'lines may end as on Windows',
    },
    {
      text: `${address}\nSECOND 694 288 16 763895\n`,
      prizes: { 'second-prize': ['694', '288', '16', '763895'] },
      because: 'torn numbers are for the rules to refuse',
    },
  ])('$because', ({ text, prizes }) => {
    expect(parseNewsPage(text, `${folder}/2026-01-16.txt`)).toEqual([
      { drawDate: '2026-01-16', sourceUrl: address, prizes },
    ]);
  });

  test('a file of another name has no day', () => {
    expect(parseNewsPage(`${address}\nTWO 02\n`, `${folder}/readme.md`)[0]?.drawDate).toBe('');
  });
});
