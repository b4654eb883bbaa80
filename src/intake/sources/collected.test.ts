import { describe, expect, test } from 'vitest';
import { UnexpectedAnswer } from './answer.ts';
import {
  parseGloCsv,
  parseNewsPage,
  parseRuaystat,
  parseSuraboyz,
  parseThaiCsv,
} from './collected.ts';

/** What a row of `lekdee-lao.csv` gives. */
const lao = (date: string) => parseThaiCsv(`วันที่,เลขท้าย 4 ตัว\n${date},0253\n`)[0]?.drawDate;

describe('parseThaiCsv', () => {
  test.each([
    {
      text: 'วันที่,ประเภท,3 ตัวบน,2 ตัวบน,2 ตัวล่าง\n16 ส.ค. 2569,ฮานอย VIP,062,62,02\n',
      row: {
        drawDate: '2026-08-16',
        type: 'ฮานอย VIP',
        prizes: {
          'top-three-digit': ['062'],
          'top-two-digit': ['62'],
          'bottom-two-digit': ['02'],
        },
      },
      because: 'Thai headers, a Thai day and a Thai type',
    },
    {
      text: 'drawDate,type,top3,top2,bottom2\n2026-05-04,hanoi-special,284,84,68\n',
      row: {
        drawDate: '2026-05-04',
        type: 'hanoi-special',
        prizes: {
          'top-three-digit': ['284'],
          'top-two-digit': ['84'],
          'bottom-two-digit': ['68'],
        },
      },
      because: 'English headers and an ISO day',
    },
    {
      text: 'drawDate,top3,top2,bottom2\n2026-07-08,508,08,37\n',
      row: {
        drawDate: '2026-07-08',
        prizes: {
          'top-three-digit': ['508'],
          'top-two-digit': ['08'],
          'bottom-two-digit': ['37'],
        },
      },
      because: 'a file of one lottery has no type',
    },
    {
      text: 'วันที่,เลขท้าย 4 ตัว,2 ตัวบน,2 ตัวล่าง\n21 ส.ค. 2569,0253,53,02\n',
      row: {
        drawDate: '2026-08-21',
        number: '0253',
        prizes: { 'top-two-digit': ['53'], 'bottom-two-digit': ['02'] },
      },
      because: 'four Lao digits, zero kept, and the two pairs',
    },
    {
      text: 'our_identifier,result_date,number,top3,bottom2\ngsb-lottery,2026-09-16,1996039,039,45\n',
      row: {
        drawDate: '2026-09-16',
        type: 'gsb-lottery',
        number: '1996039',
        prizes: { 'top-three-digit': ['039'], 'bottom-two-digit': ['45'] },
      },
      because: 'the whole number beside its parts',
    },
    {
      text: 'category,date,num4,top3,top2,bottom2\nvn_hanoi_vip,2026-06-21,,602,02,97\n',
      row: {
        drawDate: '2026-06-21',
        type: 'vn_hanoi_vip',
        prizes: {
          'top-three-digit': ['602'],
          'top-two-digit': ['02'],
          'bottom-two-digit': ['97'],
        },
      },
      because: 'an empty cell is no number',
    },
    {
      text: 'date,num\n2025-09-19,050862\n',
      row: { drawDate: '2025-09-19', number: '050862', prizes: {} },
      because: 'six Lao digits alone',
    },
    {
      text: 'drawDate,four_digit\n2026-10-06,1878\n',
      row: { drawDate: '2026-10-06', number: '1878', prizes: {} },
      because: 'four Lao digits alone',
    },
    {
      text: 'draw_date,four_digit\n2026-10-05,2607\n',
      row: { drawDate: '2026-10-05', number: '2607', prizes: {} },
      because: 'the day may be called draw_date',
    },
    {
      text: 'draw_date,first_prize,raw_data\n2026-06-29,956782,Scraped from MThai: 956782\n',
      row: { drawDate: '2026-06-29', number: '956782', prizes: {} },
      because: 'all six Lao digits, and a column of no interest',
    },
    {
      text: 'วันที่,ประเภท,3 ตัวบน,2 ตัวบน,2 ตัวล่าง\n4 พ.ค. 2569,ฮานอยพิเศษ,,84,64\n',
      row: {
        drawDate: '2026-05-04',
        type: 'ฮานอยพิเศษ',
        prizes: { 'top-two-digit': ['84'], 'bottom-two-digit': ['64'] },
      },
      because: 'an empty cell is a prize the row does not know',
    },
  ])('$because', ({ text, row }) => {
    expect(parseThaiCsv(text)).toEqual([row]);
  });

  test.each([
    { thai: '3 ม.ค. 2568', iso: '2025-01-03' },
    { thai: '3 ก.พ. 2568', iso: '2025-02-03' },
    { thai: '3 มี.ค. 2568', iso: '2025-03-03' },
    { thai: '2 เม.ย. 2568', iso: '2025-04-02' },
    { thai: '2 พ.ค. 2568', iso: '2025-05-02' },
    { thai: '2 มิ.ย. 2568', iso: '2025-06-02' },
    { thai: '2 ก.ค. 2568', iso: '2025-07-02' },
    { thai: '1 ส.ค. 2568', iso: '2025-08-01' },
    { thai: '1 ก.ย. 2568', iso: '2025-09-01' },
    { thai: '1 ต.ค. 2568', iso: '2025-10-01' },
    { thai: '3 พ.ย. 2568', iso: '2025-11-03' },
    { thai: '1 ธ.ค. 2568', iso: '2025-12-01' },
    { thai: '29 ก.พ. 2567', iso: '2024-02-29' },
    { thai: '31 ธ.ค. 2568', iso: '2025-12-31' },
  ])('$thai is $iso', ({ thai, iso }) => {
    expect(lao(thai)).toBe(iso);
  });

  test.each([
    { thai: '3 Jan 2568', because: 'an English month' },
    { thai: '3 มกราคม 2568', because: 'a whole month name' },
    { thai: '3 ม.ค.', because: 'no year' },
    { thai: 'ม.ค. 2568', because: 'no day' },
    { thai: '', because: 'nothing' },
  ])('$thai gives no day that the rules would take: $because', ({ thai }) => {
    expect(lao(thai)).toBe(thai);
  });

  test('a number is not repaired: 331 may be 0331 or 3310, and the rules refuse it', () => {
    expect(parseThaiCsv('drawDate,four_digit\n2026-10-05,331\n')[0]?.number).toBe('331');
  });

  test('throws where a row has a cell too few', () => {
    expect(() => parseThaiCsv('drawDate,top3,top2\n2026-07-08,508\n')).toThrow();
  });
});

const row =
  '{"d": "2026-08-16", "by": 2569, "th": "16 สิงหาคม 2569", "p1": "004615", "f3": ["731", "429"], "l3": ["937", "094"], "l2": "53"}';

describe('parseSuraboyz', () => {
  test('the four prizes of 2026-08-16, in the order they stand there', () => {
    expect(parseSuraboyz(`[${row}]`)).toEqual([
      {
        drawDate: '2026-08-16',
        prizes: {
          'first-prize': ['004615'],
          'front-three-digit': ['731', '429'],
          'last-three-digit': ['937', '094'],
          'last-two-digit': ['53'],
        },
      },
    ]);
  });

  test('without front-three numbers there is no such prize', () => {
    const [draw] = parseSuraboyz(`[${row.replace('["731", "429"]', '[]')}]`);
    expect(Object.keys(draw?.prizes ?? {})).toEqual([
      'first-prize',
      'last-three-digit',
      'last-two-digit',
    ]);
  });

  test('an empty list has no draw', () => {
    expect(parseSuraboyz('[]')).toEqual([]);
  });

  test.each([
    { text: '', because: 'nothing' },
    { text: row, because: 'one draw without a list' },
    { text: `[${row.replace('"004615"', '4615')}]`, because: 'a number lost its zeros' },
    { text: `[${row.replace('"l2": "53"', '"l2": null')}]`, because: 'a number is null' },
    { text: `[${row.replace('"p1"', '"first"')}]`, because: 'a field has another name' },
    { text: `[${row}, {}]`, because: 'one draw of two is empty' },
  ])('throws at another shape: $because', ({ text }) => {
    expect(() => parseSuraboyz(text)).toThrow();
  });
});

const draw = {
  first: '402701',
  near1: ['402700', '402702'],
  p2: ['034909', '120486'],
  p3: ['240654'],
  p4: ['002975'],
  p5: ['010375'],
  front3: ['791', '912'],
  back3: ['058', '396'],
  last2: '70',
  pdf: 'https://sheets.example/1',
};
const parse = (draws: unknown) => parseRuaystat(JSON.stringify(draws));

describe('parseRuaystat', () => {
  test('the nine prizes of a day, and the address of its sheet', () => {
    expect(parse({ '2026-10-01': draw })).toEqual([
      {
        drawDate: '2026-10-01',
        sourceUrl: 'https://sheets.example/1',
        prizes: {
          'first-prize': ['402701'],
          'adjacent-first-prize': ['402700', '402702'],
          'second-prize': ['034909', '120486'],
          'third-prize': ['240654'],
          'fourth-prize': ['002975'],
          'fifth-prize': ['010375'],
          'front-three-digit': ['791', '912'],
          'last-three-digit': ['058', '396'],
          'last-two-digit': ['70'],
        },
      },
    ]);
  });

  test.each([
    { text: '', message: 'expected JSON, got an empty answer' },
    { text: '{"2026-10-01":{}}', message: '2026-10-01.first: expected string, got nothing' },
    {
      text: JSON.stringify({ '2026-10-01': { ...draw, last2: 7 } }),
      message: '2026-10-01.last2: expected string, got 7',
    },
  ])('throws at another text: $message', ({ text, message }) => {
    expect(() => parseRuaystat(text)).toThrow(UnexpectedAnswer);
    expect(() => parseRuaystat(text)).toThrow(message);
  });
});

const header = 'date,first,second,third,fourth,fifth,last2,last3f,last3b,near1';

describe('parseGloCsv', () => {
  test('several numbers stand in one quoted cell', () => {
    const row =
      '2026-08-16,004615,"259239,560636","146548,252291","009670,016843","018096,022968",53,"429,731","094,937","004614,004616"';
    expect(parseGloCsv(`${header}\n${row}\n`)).toEqual([
      {
        drawDate: '2026-08-16',
        prizes: {
          'first-prize': ['004615'],
          'adjacent-first-prize': ['004614', '004616'],
          'second-prize': ['259239', '560636'],
          'third-prize': ['146548', '252291'],
          'fourth-prize': ['009670', '016843'],
          'fifth-prize': ['018096', '022968'],
          'front-three-digit': ['429', '731'],
          'last-three-digit': ['094', '937'],
          'last-two-digit': ['53'],
        },
      },
    ]);
  });

  test('the empty front three of 2010-03-01 is a prize the row does not have', () => {
    const row = '2010-03-01,215227,"045998","089629","006187","004318",97,,"374,457","215226"';
    const [draw] = parseGloCsv(`${header}\n${row}\n`);
    expect(draw?.prizes).not.toHaveProperty('front-three-digit');
    expect(Object.keys(draw?.prizes ?? {})).toHaveLength(8);
  });

  test('under other headers nothing is found, and the rules refuse a draw without a day', () => {
    expect(parseGloCsv('day,p1\n2026-08-16,004615\n')).toEqual([{ drawDate: '', prizes: {} }]);
  });

  test('throws where a quote is not closed', () => {
    expect(() => parseGloCsv(`${header}\n2026-08-16,004615,"259239,560636\n`)).toThrow();
  });
});

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
    { text: `${address}\nFIFTH \n`, prizes: {}, because: 'a prize without a number is not stored' },
    {
      text: `${address}\nTHREE 158 663\nTHREE_LAST\n`,
      prizes: { 'last-three-digit': ['158', '663'] },
      because: 'the other name of a prize stands without a number',
    },
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
