// The Thai words of this site: one thing, one word. A test looks for the variants we do not write.

type Term = {
  /** What it names, as the code names it. */
  readonly names: string;
  readonly th: string;
  /** Variants that pages must not have; of program text, so a number may be a `${…}`. */
  readonly never: readonly RegExp[];
};

export const GLOSSARY: readonly Term[] = [
  { names: 'draw', th: 'งวด', never: [/งวดประจำวัน/] },
  { names: 'next draw', th: 'งวดถัดไป', never: [/งวดต่อไป/] },
  {
    names: 'missing draws',
    th: 'ยังไม่มีผล',
    never: [/ยังไม่ได้รับผล/, /ควรออกแล้ว/, /ช้ากว่ากำหนด/, /ล่าช้า/],
  },
  { names: 'draw just due', th: 'กำลังรอผล', never: [/ถึงเวลาออกงวดใหม่/] },
  {
    names: 'age of a draw',
    th: 'วันก่อน',
    never: [/วันที่แล้ว/, /วันที่ผ่านมา/, /ผ่านมา(?:แล้ว)? ?(?:\d|\$?\{)/],
  },
  { names: 'about (an hour, a count)', th: 'ราว', never: [/ประมาณ/] },
  {
    names: 'place of a digit',
    th: 'หลักหน่วย หลักสิบ หลักร้อย',
    never: [/หลักที่ ?(?:\d|\$?\{)/, /จากซ้าย/],
  },
  {
    names: 'expected by chance',
    th: 'ถ้าเป็นความบังเอิญล้วน ๆ จะมีราว',
    never: [/คาดโดยบังเอิญ/, /ความบังเอิญจะให้/],
  },
  { names: 'p-value', th: 'ค่า p', never: [/ค่าพี/, /พี[ -]?แวลู/, /นัยสำคัญ/] },
  { names: 'authority: who announces', th: 'ผู้ประกาศผล', never: [/ผู้ออกรางวัล/, /เจ้ามือ/] },
  { names: 'source', th: 'แหล่ง', never: [/แหล่งข่าว/, /ต้นฉบับข้อมูล/] },
  { names: 'unconfirmed', th: 'รอยืนยันจากแหล่งอื่น', never: [/ไม่น่าเชื่อถือ/, /ยังไม่ยืนยัน/] },
  { names: 'unavailable prize', th: 'ไม่มีแหล่งใดมีข้อมูล', never: [/ข้อมูลสูญหาย/] },
  { names: 'check a ticket', th: 'ตรวจเลข', never: [/เช็[คก]/] },
  { names: 'ticket', th: 'สลาก', never: [/ล[็๊]อตเตอ/] },
  // Thai readers take the other order for even numbers.
  { names: 'pair of digits', th: 'คู่เลข', never: [/เลขคู่/] },
  { names: 'score', th: 'คะแนน', never: [/เลขเด็ด/, /เลขนำโชค/, /ฟันธง/] },
];
