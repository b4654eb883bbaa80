// The tables of the page about embedding, as rows: code, Thai, English.

export type Saying = { readonly code: string; readonly th: string; readonly en: string };

export const ATTRIBUTES: readonly Saying[] = [
  {
    code: 'lottery',
    th: 'รหัสหวย เช่น lao-lottery ถ้าไม่ระบุคือ thai-government',
    en: 'Identifier of the lottery; thai-government if left out',
  },
  {
    code: 'limit',
    th: 'จำนวนงวดล่าสุด 1 ถึง 20 ถ้าไม่ระบุคือ 1',
    en: 'How many of the newest draws, 1 to 20; 1 if left out',
  },
  {
    code: 'prizes',
    th: 'รหัสรางวัลที่จะแสดง เรียงตามที่เขียน คั่นด้วยช่องว่าง ถ้าไม่ระบุคือทุกรางวัล',
    en: 'Identifiers of the prizes to show, in that order, separated by spaces; all if left out',
  },
  {
    code: 'heading',
    th: 'ระดับหัวข้อ 2 ถึง 6 ให้เข้ากับหน้าของคุณ ถ้าไม่ระบุคือ 3',
    en: 'Level of the headings, 2 to 6, to fit your page; 3 if left out',
  },
  {
    code: 'theme',
    th: 'light, dark หรือ auto (ตามเครื่องผู้ชม) ถ้าไม่ระบุจะตาม color-scheme ของหน้า',
    en: "light, dark or auto (the visitor's own); the page's color-scheme if left out",
  },
];

export const PROPERTIES: readonly Saying[] = [
  { code: '--lottery-result-ink', th: 'สีตัวอักษร', en: 'Text' },
  { code: '--lottery-result-soft', th: 'สีตัวอักษรรอง', en: 'Quieter text' },
  { code: '--lottery-result-card', th: 'สีพื้น', en: 'Background' },
  { code: '--lottery-result-line', th: 'สีเส้นขอบ', en: 'Borders' },
  { code: '--lottery-result-accent', th: 'สีลิงก์', en: 'Links' },
  { code: '--lottery-result-warn', th: 'สีคำเตือน', en: 'Warnings' },
  { code: '--lottery-result-radius', th: 'ความโค้งของมุม', en: 'Roundness of the corners' },
  { code: '--lottery-result-font', th: 'แบบอักษร', en: 'Font family' },
];

export const PARTS =
  'card, draw, title, date, warning, prizes, prize, name, amount, numbers, number, missing, more, note, age, credit, link';

export const SAYINGS: readonly Saying[] = [
  {
    code: '200',
    th: 'แสดงผลพร้อมวันที่ เหนือตัวเลขบอกว่ารอผลงวดใด และใต้ตัวเลขบอกว่าเป็นผลของกี่วันก่อน',
    en: 'Shows the draws with their dates and how many days ago the newest was; while a newer one is missing, says so above the numbers',
  },
  {
    code: '404',
    th: 'บอกว่าหวยนั้นยังไม่มีผลในระบบ แล้วถามใหม่ทุก 5 นาที',
    en: 'Says that the lottery has no draw yet; asks again every 5 minutes',
  },
  {
    code: '400',
    th: 'บอกว่าไม่รู้จักหวยนั้น หรือค่าใดไม่ถูกต้อง ไม่ถามซ้ำ',
    en: 'Says that the lottery is unknown, or which value is wrong; does not ask again',
  },
  {
    code: '429',
    th: 'บอกว่าเรียกถี่เกินไป แล้วรอตาม Retry-After จึงถามใหม่เอง',
    en: 'Says so, and asks again by itself after Retry-After',
  },
  {
    code: '500, offline',
    th: 'บอกว่าติดต่อไม่ได้ แล้วถามใหม่ใน 1 นาที ผลที่แสดงอยู่แล้วยังอยู่พร้อมวันที่ และบอกว่าอาจไม่ใช่งวดล่าสุด',
    en: 'Says that nothing answers and asks again in a minute; what is on show stays, with its date and a warning that it may not be the latest',
  },
];
