// The documentation in both languages. A name new to the contract has to be explained to compile.
import type { ParameterName } from '../../../api/contract/endpoints.ts';
import type { FaultCode } from '../../../api/contract/fault-codes.ts';
import type { Lang } from '../frame-words.ts';
import type { DocumentationPage } from './paths.ts';

const EN = {
  parameters: {
    lottery: 'Which lottery',
    limit: 'How many draws; fewer if fewer are stored',
    number: 'The number to check; its length must be that of a prize',
    numbers: 'Several numbers in one request instead of `number`, separated by commas',
    date: 'The day of the draw, Gregorian; the latest draw by default',
    window: 'How many past draws to look at',
    prize: 'One prize only',
  } satisfies Record<ParameterName, string>,
  advice: {
    unknown_lottery:
      'Use an identifier from `accepted`, or from the table of lotteries on this page.',
    invalid_limit: 'Send a plain whole number, without a sign or a leading zero.',
    missing_number: 'Add the parameter `number`.',
    invalid_number: 'Convert Thai digits to 0-9, and remove spaces and hyphens.',
    undecidable_number: 'Use a length from `accepted`; no prize has numbers of another length.',
    number_and_numbers: 'Send one of the two.',
    too_many_numbers: 'Send the numbers in several requests.',
    invalid_date: 'Send a Gregorian day as YYYY-MM-DD. Subtract 543 from a Buddhist year.',
    no_draw_on_date: 'Use a day from `nearest`, or from the index that the message names.',
    draw_withdrawn:
      'Delete what you kept of that draw. `reason` and `reasonEn` say why it is not a result.',
    unknown_window: 'Use a value from `accepted`.',
    unknown_prize: 'Use a prize from `accepted`; lotteries differ in their prizes.',
    unknown_parameter:
      'Correct the name: `parameter` has the one that you probably meant, `accepted` those that exist.',
    repeated_parameter: 'Send each parameter once.',
    empty_parameter: 'Give it a value, or leave the parameter out.',
    no_draws_yet:
      'The request is right, but there is no data yet. Tell the user, and look at `/api/status.json` from time to time.',
    unknown_path: 'Check the spelling; `accepted` lists every path.',
    method_not_allowed: 'Use `GET`.',
    unreadable_request: 'Encode the parameters, for example with `URLSearchParams`.',
    quota_exceeded: 'Wait as many seconds as `Retry-After` says, then ask again. Cache answers.',
    internal_error: 'Keep using your last answer, and retry with longer and longer pauses.',
  } satisfies Record<FaultCode, string>,
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Cannot copy, please select the text',
  code: 'Code',
  languages: 'Language of the sample',
  answer: 'A real answer (long lists cut to their first entry)',
  due: 'The same answer once the next draw is due but not here yet:',
  open: 'Open the whole answer',
  quota: (requests: number) => `${requests} requests a minute`,
  cached: (seconds: number) => (seconds === 0 ? 'never cached' : `cache for ${seconds} s`),
  parameterHead: ['Parameter', 'Accepted', 'Meaning'],
  required: 'required',
  byDefault: (value: string | number) => `default ${value}`,
  range: (from: number, to: number) => `whole number ${from} to ${to}`,
  digits: '2 to 6 digits, 0-9',
  anyLottery: (count: number) => `one of ${count}`,
  prizeOfLottery: 'a prize of that lottery',
  refusalHead: ['code', 'errorEn says', 'What to do'],
  lotteryHead: ['lottery', 'Name', 'Digits to check', 'prize'],
  noDraws: 'no draw yet: 404',
  contents: 'Contents',
  pages: {
    guide: 'Guide',
    reference: 'Try it',
    embed: 'Embed results',
    package: 'The package',
    examples: 'Examples to try',
    why: 'Why not call GLO or scrape?',
    changelog: 'Changelog',
  } satisfies Record<DocumentationPage, string>,
  ask: 'Try it',
  asking: 'Asking…',
  failed: 'No answer. Please try again',
  request: 'The request',
  badge: 'The newest draw of the Thai government lottery as a badge',
};

const TH: typeof EN = {
  parameters: {
    lottery: 'รหัสหวย',
    limit: 'จำนวนงวดที่ต้องการ มีน้อยกว่านี้ก็ได้เท่าที่มี',
    number: 'เลขที่จะตรวจ ความยาวต้องเป็นแบบที่หวยนั้นมีรางวัล',
    numbers: 'ตรวจหลายเลขในคำขอเดียวแทน `number` คั่นด้วยจุลภาค',
    date: 'งวดของวันที่ระบุ ปีคริสต์ศักราช ไม่ระบุ = งวดล่าสุด',
    window: 'ย้อนหลังกี่งวด',
    prize: 'เฉพาะรางวัลเดียว',
  },
  advice: {
    unknown_lottery: 'เลือกรหัสจากรายการใน `accepted` หรือจากตารางหวยในหน้านี้',
    invalid_limit: 'ส่งจำนวนเต็มธรรมดา ไม่มีเครื่องหมายหรือเลขศูนย์นำหน้า',
    missing_number: 'เพิ่มพารามิเตอร์ `number`',
    invalid_number: 'แปลงเลขไทยเป็นเลขอารบิก และตัดช่องว่างกับขีดออกก่อนส่ง',
    undecidable_number: 'ใช้จำนวนหลักที่อยู่ใน `accepted` เลขความยาวอื่นตัดสินไม่ได้ว่าถูกหรือไม่',
    number_and_numbers: 'ส่งอย่างใดอย่างหนึ่ง',
    too_many_numbers: 'แบ่งเลขออกเป็นหลายคำขอ',
    invalid_date: 'ส่งวันที่แบบ YYYY-MM-DD ปี พ.ศ. ให้ลบ 543 ก่อน',
    no_draw_on_date: 'เลือกวันที่ใน `nearest` หรือจากไฟล์รายการงวดที่บอกไว้ในข้อความ',
    draw_withdrawn: 'ลบเลขของงวดนั้นที่เก็บไว้ เหตุผลอยู่ใน `reason` และ `reasonEn`',
    unknown_window: 'เลือกค่าจาก `accepted`',
    unknown_prize: 'เลือกรหัสรางวัลจาก `accepted` แต่ละหวยมีรางวัลไม่เหมือนกัน',
    unknown_parameter: 'แก้ชื่อพารามิเตอร์ ชื่อที่น่าจะหมายถึงอยู่ใน `parameter` ชื่อที่ใช้ได้อยู่ใน `accepted`',
    repeated_parameter: 'ส่งพารามิเตอร์ละหนึ่งครั้ง',
    empty_parameter: 'ใส่ค่า หรือไม่ต้องส่งพารามิเตอร์นั้นเลย',
    no_draws_yet: 'คำขอถูกต้อง แต่ยังไม่มีข้อมูล แจ้งผู้ใช้ว่ายังไม่มีผล แล้วดู `/api/status.json` เป็นระยะ',
    unknown_path: 'ตรวจตัวสะกดของที่อยู่ ที่อยู่ทั้งหมดอยู่ใน `accepted`',
    method_not_allowed: 'ใช้ `GET`',
    unreadable_request: 'เข้ารหัสพารามิเตอร์ให้ถูกต้อง เช่นด้วย `URLSearchParams`',
    quota_exceeded: 'รอตามจำนวนวินาทีใน `Retry-After` แล้วค่อยเรียกใหม่ และเก็บแคชคำตอบ',
    internal_error: 'ใช้คำตอบเดิมไปก่อน แล้วลองใหม่ โดยเว้นระยะให้นานขึ้นทุกครั้ง',
  },
  copy: 'คัดลอก',
  copied: 'คัดลอกแล้ว',
  notCopied: 'คัดลอกไม่ได้ กรุณาเลือกข้อความเอง',
  code: 'โค้ด',
  languages: 'ภาษาของตัวอย่าง',
  answer: 'คำตอบจริง (รายการยาวตัดให้เหลือรายการแรก)',
  due: 'คำตอบเดียวกันเมื่อถึงกำหนดงวดถัดไปแล้วแต่ยังไม่มีผล:',
  open: 'เปิดคำตอบเต็ม',
  quota: (requests) => `${requests} ครั้งต่อนาที`,
  cached: (seconds) => (seconds === 0 ? 'ไม่เก็บแคช' : `เก็บแคชได้ ${seconds} วินาที`),
  parameterHead: ['พารามิเตอร์', 'ค่าที่รับ', 'คืออะไร'],
  required: 'ต้องระบุ',
  byDefault: (value) => `ไม่ระบุ = ${value}`,
  range: (from, to) => `จำนวนเต็ม ${from} ถึง ${to}`,
  digits: 'ตัวเลข 0-9 จำนวน 2 ถึง 6 หลัก',
  anyLottery: (count) => `หนึ่งใน ${count} รหัส`,
  prizeOfLottery: 'รหัสรางวัลของหวยนั้น',
  refusalHead: ['code', 'ข้อความใน error', 'ควรทำอย่างไร'],
  lotteryHead: ['lottery', 'ชื่อ', 'จำนวนหลักที่ตรวจได้', 'prize'],
  noDraws: 'ยังไม่มีผล ตอบ 404',
  contents: 'สารบัญ',
  pages: {
    guide: 'คู่มือ',
    reference: 'ทดลองเรียก',
    embed: 'ใส่ผลหวยในเว็บของคุณ',
    package: 'แพ็กเกจ perdphon',
    examples: 'ตัวอย่างที่ลองได้',
    why: 'ทำไมไม่เรียก GLO หรือดึงจากหน้าเว็บเอง',
    changelog: 'บันทึกการเปลี่ยนแปลง',
  },
  ask: 'ลองเลย',
  asking: 'กำลังถาม…',
  failed: 'ไม่ได้คำตอบ กรุณาลองอีกครั้ง',
  request: 'คำขอ',
  badge: 'ป้ายผลล่าสุดของสลากกินแบ่งรัฐบาล',
};

export const DOCUMENTATION_WORDS: Readonly<Record<Lang, typeof EN>> = { th: TH, en: EN };

/** The page that asks the API. */
export const REFERENCE_WORDS: Readonly<Record<Lang, Readonly<Record<ReferenceWord, string>>>> = {
  th: {
    title: 'ทดลองเรียก API',
    description: 'ทุกคำขอ พารามิเตอร์ และคำตอบจาก OpenAPI 3.1 พร้อมแบบฟอร์มเรียก API จริงจากเบราว์เซอร์',
    intro: 'คำขอทั้งหมดของ API อยู่ในรายการด้านล่าง สร้างจาก',
    guide: 'ตัวอย่างโค้ดอยู่ในคู่มือ',
    translation: 'English',
    open: 'เปิดเอกสารแบบลองเรียกได้ (ราว 400 kB)',
    how: 'ในแบบลองเรียก เลือกคำขอ ใส่ค่า แล้วกด Execute จะได้คำตอบจริงจาก API และนับรวมในขีดจำกัดเหมือนการเรียกทั่วไป',
    operations: 'คำขอทั้งหมด',
  },
  en: {
    title: 'Try the API',
    description:
      'every request, parameter and answer of OpenAPI 3.1, with a form that asks the live API',
    intro: 'Below is every request of the API, made from',
    guide: 'Samples are in the guide',
    translation: 'ภาษาไทย',
    open: 'Open the interactive reference (about 400 kB)',
    how: 'There, choose a request, fill in the values and press Execute. The answer is real, and it counts against the rate limit like any other.',
    operations: 'All requests',
  },
};

type ReferenceWord =
  | 'title'
  | 'description'
  | 'intro'
  | 'guide'
  | 'translation'
  | 'open'
  | 'how'
  | 'operations';
