// The points of the page about calling the operator, scraping, or asking here.

type Point = { readonly th: string; readonly en: string };

export const REASONS_ELSEWHERE: readonly Point[] = [
  {
    th: 'สำนักงานสลากฯ (GLO) เป็นผู้ประกาศผล ผลของที่นั่นเป็นทางการ ที่นี่ไม่ใช่ ก่อนจ่ายหรือขึ้นเงินให้เทียบกับประกาศเสมอ',
    en: 'GLO draws the prizes: its word is official, ours is not. Compare before money moves.',
  },
  {
    th: 'GLO มีผลก่อน เราถามจากที่นั่นแล้วจึงเผยแพร่ จึงช้ากว่าเสมอ และช้าลงอีกเมื่อถามไม่สำเร็จหรือผลมีข้อสงสัย',
    en: 'GLO has a draw first. We ask it and publish afterwards: later always, and later still where it does not answer or the numbers are in doubt.',
  },
  {
    th: 'ที่นี่ไม่มีสัญญารับประกันการให้บริการ ถ้าต้องพึ่งพาจริง ควรเก็บคำตอบล่าสุดไว้ หรือทำสำเนาไฟล์ทั้งหมด',
    en: 'Nobody promises that we are up. If you depend on us, keep the last answer or mirror the files.',
  },
];

export const REASONS_HERE: readonly Point[] = [
  {
    th: 'GLO รับคำขอแบบ POST ทีละงวด และมีเฉพาะสลากกินแบ่งรัฐบาล ที่นี่เป็น GET ธรรมดา แคชได้ เรียกจากหน้าเว็บใดก็ได้ และมีหวยลาวกับฮานอยด้วย',
    en: 'GLO takes a POST a draw, of its own lottery only. Here it is a plain GET that caches keep and any web page may send, for Lao and Hanoi lotteries too.',
  },
  {
    th: 'โปรแกรมที่ดึงจากหน้าเว็บพังทุกครั้งที่หน้านั้นเปลี่ยน และอาจอ่านงวดที่ประกาศไม่ครบเป็นผลครบ ที่นี่บอกว่างวดใดครบ ค้าง แก้ไข ถอน หรือมีข้อสงสัย',
    en: 'A scraper breaks with each new design, and takes half a draw for a whole one. Here a draw says whether it is complete, corrected, withdrawn or in doubt.',
  },
  {
    th: 'ทุกงวดบอกแหล่งที่มาและผู้ยืนยัน ผลที่แก้ไขบอกเลขเดิมและเหตุผล ข้อมูลย้อนหลังทั้งหมดดาวน์โหลดได้ในไฟล์เดียว',
    en: 'Each draw names its source and who confirms it, each correction the numbers before it. The whole history is one download.',
  },
];

export const COMPAT_DIFFERENCES: readonly Point[] = [
  {
    th: 'มีเฉพาะงวดที่ประกาศครบ ระหว่างประกาศ /latest ยังเป็นงวดก่อน และงวดที่กำลังออกตอบ 404',
    en: 'Complete draws only: while one is announced, /latest is the one before, and its own address answers 404.',
  },
  {
    th: 'ข้อผิดพลาดมีรูปเดิมคือ status: "crash" แต่ใช้ 404 แทน 500 และ 410 เมื่องวดนั้นถูกถอน',
    en: 'Errors keep their form, status: "crash", but are 404 where that API says 500, and 410 for a withdrawn draw.',
  },
  {
    th: 'reward เป็นเงินรางวัลของงวดนั้น งวดเก่าจึงไม่ใช่ 6000000 และเป็น 0 ถ้าไม่มีบันทึก เลขเรียงจากน้อยไปมาก endpoint คือที่อยู่ของงวดนั้นที่นี่',
    en: 'reward is that of its day, so not always 6000000, and 0 where it is not recorded; numbers ascend; endpoint is the address of the draw here.',
  },
];
