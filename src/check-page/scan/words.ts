// What the scanner says in Thai. Another language is another object of this type.
import { thaiDateLabel } from '../../domain/draw-date.ts';
import type { DrawDate } from '../../domain/draw-date.ts';
import type { TicketCode } from '../../domain/ticket-code.ts';
import type { CameraTrouble } from './camera.ts';
import type { PictureFinding } from './finding.ts';

const CHOOSE = 'หรือเลือกรูปสลากแทน';

const TROUBLE: Readonly<Record<CameraTrouble, string>> = {
  denied: `ยังไม่ได้อนุญาตให้ใช้กล้อง อนุญาตได้ในการตั้งค่าของเบราว์เซอร์ แล้วกดสแกนใหม่ ${CHOOSE}`,
  none: 'ไม่พบกล้องในเครื่องนี้ กรุณาเลือกรูปสลากแทน',
  busy: `กล้องถูกแอปอื่นใช้อยู่ กรุณาปิดแอปนั้น แล้วกดสแกนใหม่ ${CHOOSE}`,
  insecure: 'ใช้กล้องได้เฉพาะหน้าที่เปิดด้วย https กรุณาเลือกรูปสลากแทน',
  unable: 'เบราว์เซอร์นี้เปิดกล้องไม่ได้ กรุณาเลือกรูปสลากแทน',
};

const FOUND: Readonly<Record<Exclude<PictureFinding['kind'], 'ticket'>, string>> = {
  nothing: 'ไม่พบรหัสในรูปนี้ ลองถ่ายใกล้ขึ้น ให้รหัสชัดและไม่มีเงา',
  unknown: 'ไม่ใช่รหัสของสลากกินแบ่งที่เรารู้จัก จึงไม่ได้ใส่เลขให้',
  several: 'พบสลากหลายใบ กรุณาให้เห็นรหัสทีละใบ',
};

export const SCAN_WORDS = {
  title: 'สแกนสลากกินแบ่งรัฐบาล',
  promise: 'อ่านในเครื่องนี้เท่านั้น ไม่ส่งภาพหรือเลขไปที่ใด และไม่เก็บภาพ',
  viewfinder: 'ภาพจากกล้อง',
  loading: 'กำลังเตรียมตัวอ่านรหัส…',
  opening: 'กำลังเปิดกล้อง ถ้าเบราว์เซอร์ถาม กรุณากดอนุญาต',
  looking: 'วางรหัสสี่เหลี่ยมจุดเล็กๆ บนสลากไว้ในกรอบ',
  reading: 'กำลังอ่านรูป…',
  unloadable: 'โหลดตัวอ่านรหัสไม่ได้ ครั้งแรกต้องมีอินเทอร์เน็ต กรุณาลองใหม่ หรือใส่เลขเอง',
  unreadable: 'เปิดรูปนี้ไม่ได้ กรุณาเลือกรูปอื่น',
  choose: 'เลือกรูป',
  photograph: 'ถ่ายรูป',
  stop: 'ปิด',
  again: 'สแกนใหม่',
  next: 'สแกนใบต่อไป',
  question: 'ตรงกับสลากในมือไหม',
  draw: 'งวดวันที่ (ดูที่พิมพ์บนสลาก)',
  chooseDraw: 'เลือกวันที่บนสลาก',
  check: 'ตรง ตรวจผล',
  keep: 'ตรง เก็บไว้รอผล',
  differs: 'ไม่ตรง สแกนใหม่',
  noYear: 'ไม่มีงวดของปีนี้ในระบบ กรุณาใส่เลขและเลือกงวดเอง',
  noDraws: 'ยังไม่มีข้อมูลงวดในเครื่องนี้ กรุณาเชื่อมต่ออินเทอร์เน็ต แล้วสแกนใหม่',
  camera: (trouble: CameraTrouble) => TROUBLE[trouble],
  found: (kind: keyof typeof FOUND) => FOUND[kind],
  /** What the code holds beside the number, to be compared with the paper. */
  details: ({ set, series, year }: TicketCode) =>
    `ชุดที่ ${set} · ลำดับในรหัส ${series} · ปี ${year + 543}`,
  proposed: (drawDate: DrawDate | undefined) =>
    drawDate === undefined
      ? 'จากรหัสบอกงวดไม่ได้ กรุณาเลือกตามวันที่บนสลาก'
      : `จากรหัสน่าจะเป็นงวด ${thaiDateLabel(drawDate)} ถ้าวันที่บนสลากไม่ตรง กรุณาเลือกใหม่`,
  /** For the ear: digit by digit. */
  read: ({ number, set }: TicketCode) => `อ่านได้เลข ${[...number].join(' ')} ชุดที่ ${set}`,
} as const;

export type ScanWords = typeof SCAN_WORDS;
