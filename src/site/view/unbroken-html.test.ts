import { expect, test } from 'vitest';
import { unbrokenHtml } from './unbroken-html.ts';

test.each([
  ['<p>6,000,000 บาท</p>', '<p>6,000,000\u00a0บาท</p>'],
  ['12\n    งวด ใน 5 ปี', '12\u00a0งวด ใน 5\u00a0ปี'],
  ['<b>12</b> งวด', '<b>12</b>\u00a0งวด'],
  [
    '<h2>ลาว <span>3</span> <span>ประเภท</span></h2>',
    '<h2>ลาว <span>3</span>\u00a0<span>ประเภท</span></h2>',
  ],
  ['เวลา 19:30 น. ทุกวัน', 'เวลา 19:30\u00a0น. ทุกวัน'],
  ['95 % และ 2569 วันที่ 16', '95\u00a0% และ 2569 วันที่ 16'],
  ['12 งวด 12 งวด', '12\u00a0งวด 12\u00a0งวด'],
])('%j', (html, unbroken) => {
  expect(unbrokenHtml(html)).toBe(unbroken);
  expect(unbrokenHtml(unbroken)).toBe(unbroken);
});

test.each([
  '<p data-text="เลขท้าย 2 ตัว > 1 งวด">ก</p>',
  "<p title='1 \" งวด'>ก</p>",
  '<pre tabindex="0">"amount": 1 บาท</pre>',
  '<code>1 บาท</code>',
  '<script type="module">const a = "1 บาท";</script>',
  '<textarea>12 ตัว</textarea>',
  '<!-- 1 บาท -->',
  '12 34 56',
  '2 < 3 และ a > 1',
  '',
])('%j stays', (html) => {
  expect(unbrokenHtml(html)).toBe(html);
});
