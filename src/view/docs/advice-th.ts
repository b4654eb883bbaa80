import type { FaultCode } from '../../contract/faults.ts';

/** What to do about each refusal, in Thai. */
export const ADVICE_TH: Readonly<Record<FaultCode, string>> = {
  unknown_lottery: 'เลือกรหัสจากรายการใน accepted หรือจากตารางหวยในหน้านี้',
  invalid_limit: 'ส่งจำนวนเต็มธรรมดา ไม่มีเครื่องหมายหรือเลขศูนย์นำหน้า',
  missing_number: 'เพิ่มพารามิเตอร์ number',
  invalid_number: 'แปลงเลขไทยเป็นเลขอารบิก และตัดช่องว่างกับขีดออกก่อนส่ง',
  undecidable_number: 'ใช้จำนวนหลักที่อยู่ใน accepted เลขความยาวอื่นตัดสินไม่ได้ว่าถูกหรือไม่',
  number_and_numbers: 'ส่งอย่างใดอย่างหนึ่ง',
  too_many_numbers: 'แบ่งเลขออกเป็นหลายคำขอ',
  invalid_date: 'ส่งวันที่แบบ YYYY-MM-DD ปี พ.ศ. ให้ลบ 543 ก่อน',
  no_draw_on_date: 'เลือกวันที่จากไฟล์รายการงวดที่บอกไว้ในข้อความ',
  draw_withdrawn: 'ลบเลขของงวดนั้นที่เก็บไว้ เหตุผลอยู่ใน reason และ reasonEn',
  unknown_window: 'เลือกค่าจาก accepted',
  unknown_prize: 'เลือกรหัสรางวัลจาก accepted แต่ละหวยมีรางวัลไม่เหมือนกัน',
  repeated_parameter: 'ส่งพารามิเตอร์ละหนึ่งครั้ง',
  empty_parameter: 'ใส่ค่า หรือไม่ต้องส่งพารามิเตอร์นั้นเลย',
  no_draws_yet: 'คำขอถูกต้อง แต่ยังไม่มีข้อมูล แจ้งผู้ใช้ว่ายังไม่มีผล แล้วดู /api/status.json เป็นระยะ',
  unknown_path: 'ตรวจตัวสะกดของที่อยู่ ที่อยู่ทั้งหมดอยู่ใน accepted',
  method_not_allowed: 'ใช้ GET',
  unreadable_request: 'เข้ารหัสพารามิเตอร์ให้ถูกต้อง เช่นด้วย URLSearchParams',
  quota_exceeded: 'รอตามจำนวนวินาทีใน Retry-After แล้วค่อยเรียกใหม่ และเก็บแคชคำตอบ',
  internal_error: 'ใช้คำตอบเดิมไปก่อน แล้วลองใหม่ โดยเว้นระยะให้นานขึ้นทุกครั้ง',
};
