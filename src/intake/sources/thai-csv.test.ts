import { describe, expect, test } from 'vitest';
import { parseThaiCsv } from './thai-csv.ts';

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
    expect(lao(thai)).not.toMatch(/^\d{4}-(0[1-9]|1[0-2])-\d{2}$/);
  });

  test('a number is not repaired: 331 may be 0331 or 3310, and the rules refuse it', () => {
    expect(parseThaiCsv('drawDate,four_digit\n2026-10-05,331\n')[0]?.number).toBe('331');
  });

  test('throws where a row has a cell too few', () => {
    expect(() => parseThaiCsv('drawDate,top3,top2\n2026-07-08,508\n')).toThrow();
  });
});
