// The recipes of data/upstreams.json for allhuay, the last resort of every lottery.
import { describe, expect, test } from 'vitest';
import { readBody } from '../../../tests/support/real-upstreams.ts';

describe('allhuay', () => {
  const row = (day: string, ...cells: string[]) =>
    `<tr><td class="text-center"><span title="หวย วันที่ ${day}">งวด ${day}</span></td>${cells.map((cell) => `<td style="font-weight:600">${cell}</td>`).join('')}</tr>`;
  const LABELS = ['3 ตัวบน', '2 ตัวบน', '2 ตัวล่าง'];
  const page = (name: string, rows: string, labels = LABELS, headline = '') =>
    `<html><head><title>ตรวจหวย | AllHuay</title><link rel="canonical" href="https://www.allhuay.com/lotto/${name}"/></head><body>
    <table><tr><td>1</td><td>2</td></tr></table>
    <div id="lotto-latest-results"><h1>${headline}</h1></div>
    <div id="lotto-history-table"><table><thead><tr>${['งวดวันที่', ...labels].map((label) => `<th class="text-center">${label}</th>`).join('')}</tr></thead><tbody>${rows}</tbody></table></div></body></html>`;
  const HEADLINE =
    'ตรวจหวย ลาวทีวี งวด 26 สิงหาคม 2569</h1><div>3 ตัวบน</div><div>500</div><div>2 ตัวล่าง</div><div>80</div><h1>';
  const read = (text: string, day = '2026-08-25', lottery = 'lao-tv') =>
    readBody('allhuay', lottery, text, day, '/lotto/');

  test('the newest draw of the headline and the older ones of the table', () => {
    const text = page('laotv', row('25 สิงหาคม 2569', '140', '40', '15'), LABELS, HEADLINE);
    expect(read(text)).toEqual([
      {
        drawDate: '2026-08-26',
        prizes: { 'top-three-digit': ['500'], 'bottom-two-digit': ['80'] },
      },
      {
        drawDate: '2026-08-25',
        prizes: { 'top-three-digit': ['140'], 'top-two-digit': ['40'], 'bottom-two-digit': ['15'] },
      },
    ]);
  });

  test('columns are known by their labels, in any order; the whole number where there is one', () => {
    const labels = ['2 ตัวล่าง', 'รางวัลที่ 1', '3 ตัวบน'];
    expect(read(page('laotv', row('16 ส.ค. 2569', '02', '40062', '062'), labels))).toMatchObject([
      { drawDate: '2026-08-16', number: '40062', prizes: { 'bottom-two-digit': ['02'] } },
    ]);
  });

  test('งด is a day without a draw, and a row without numbers says nothing', () => {
    const rows = row('25 สิงหาคม 2569', 'งด', 'งด', 'งด') + row('24 สิงหาคม 2569', '', '', '');
    expect(read(page('laotv', rows))).toEqual([
      { drawDate: '2026-08-25', prizes: {}, noDraw: true },
    ]);
  });

  test.each([
    ['a number and งด', ['140', 'งด', '15'], 'it has numbers, and says that nothing was drawn'],
    [
      'two digits of another number',
      ['140', '41', '15'],
      '41 is stated, but 140 does not end in it',
    ],
    ['too many digits', ['1400', '00', '15'], "3 ตัวบน: expected 3 digits, got '1400'"],
  ])('%s on a day that is asked for is refused', (_why, cells, message) => {
    const text = page(
      'laotv',
      row('25 สิงหาคม 2569', ...cells) + row('24 สิงหาคม 2569', '1', '2', '3'),
    );
    expect(() => read(text)).toThrow(message);
    expect(read(text, '2026-08-23')).toEqual([]);
  });

  test('the headline and the table may not differ', () => {
    const text = page('laotv', row('26 สิงหาคม 2569', '501', '01', '80'), LABELS, HEADLINE);
    expect(() => read(text, '2026-08-26')).toThrow('2026-08-26 is there twice');
  });

  test.each([
    ['the page of another lottery', page('laotv-vip', ''), "lacks '/lotto/laotv\"'"],
    [
      'a page without the column',
      page('laotv', row('25 สิงหาคม 2569', '140'), ['3 ตัวบน']),
      '2 ตัวล่าง: expected',
    ],
    ['a page without rows', page('laotv', ''), 'no table of draws'],
    ['a redesign', '<html><main>/lotto/laotv"</main></html>', "lacks 'lotto-history-table'"],
    ['a challenge', '<html>Just a moment</html>', 'was served'],
    ['nothing', '', 'it is empty'],
  ])('%s is no answer', (_why, text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  const cell = (kind: string, value: string) =>
    `<td class="today-cell-num--${kind}"><span class="today-cell-num-value">${value}</span></td>`;
  const ofDay = (title: string, name = 'laotv', top = '450', bottom = '85') =>
    `<title>${title}</title><table><tr><td><a href="/lotto/laotv-vip">x</a></td>${cell('top3', '111')}${cell('bottom2', '22')}</tr>
    <tr><td><a href="/lotto/${name}">x</a></td>${cell('top3', top)}${cell('bottom2', bottom)}</tr></table>`;
  const readDay = (text: string) => readBody('allhuay', 'lao-tv', text, '2026-06-24', '/result');

  test('the page of a day has one row a lottery; its day is the one it prints', () => {
    const prizes = { 'top-three-digit': ['450'], 'bottom-two-digit': ['85'] };
    const text = ofDay('ผลหวยวันที่ 24 มิถุนายน 2569');
    expect(readDay(text)).toEqual([{ drawDate: '2026-06-24', prizes }]);
    expect(readDay(text.replace('24', '23'))).toMatchObject([{ drawDate: '2026-06-23' }]);
    expect(() => readDay(ofDay('ผลหวยวันนี้'))).toThrow('expected a day');
    expect(readDay(ofDay('ผลหวยวันที่ 24 มิถุนายน 2569', 'laotv', '', '-'))).toEqual([]);
  });
});
