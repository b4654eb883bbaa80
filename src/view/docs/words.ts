// What the parts of the documentation say, in both languages. A name added to the contract does not
// compile until it is explained here.
import type { ParameterName } from '../../contract/endpoints.ts';
import type { FaultCode } from '../../contract/faults.ts';
import type { Lang } from '../frame-words.ts';
import { ADVICE_EN } from './advice-en.ts';
import { ADVICE_TH } from './advice-th.ts';

type DocumentationWords = {
  readonly parameters: Readonly<Record<ParameterName, string>>;
  /** What a caller does about a refusal. */
  readonly advice: Readonly<Record<FaultCode, string>>;
  readonly copy: string;
  readonly copied: string;
  /** Where the browser refuses: what to do instead. */
  readonly notCopied: string;
  readonly code: string;
  readonly languages: string;
  readonly answer: string;
  /** Before the answer that a newer draw is due. */
  readonly due: string;
  readonly open: string;
  readonly quota: (requests: number) => string;
  readonly cached: (seconds: number) => string;
  readonly parameterHead: readonly [string, string, string];
  readonly required: string;
  readonly byDefault: (value: string | number) => string;
  readonly range: (from: number, to: number) => string;
  readonly digits: string;
  readonly anyLottery: (count: number) => string;
  readonly prizeOfLottery: string;
  readonly refusalHead: readonly [string, string, string];
  readonly lotteryHead: readonly [string, string, string, string];
  readonly noDraws: string;
};

export const DOCUMENTATION_WORDS: Readonly<Record<Lang, DocumentationWords>> = {
  th: {
    parameters: {
      lottery: 'รหัสหวย',
      limit: 'จำนวนงวดที่ต้องการ มีน้อยกว่านี้ก็ได้เท่าที่มี',
      number: 'เลขที่จะตรวจ ความยาวต้องเป็นแบบที่หวยนั้นมีรางวัล',
      numbers: 'ตรวจหลายเลขในคำขอเดียวแทน number คั่นด้วยจุลภาค',
      date: 'งวดที่จะตรวจ ปีคริสต์ศักราช ไม่ระบุ = งวดล่าสุด',
      window: 'ย้อนหลังกี่งวด',
      prize: 'เฉพาะรางวัลเดียว',
    },
    advice: ADVICE_TH,
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
  },
  en: {
    parameters: {
      lottery: 'Which lottery',
      limit: 'How many draws; fewer where fewer are held',
      number: 'The number to check, of a length that some prize of the lottery decides',
      numbers: 'Several numbers in one request, by commas, instead of number',
      date: 'The draw to check against, by its day; the latest one without it',
      window: 'How many past draws to look at',
      prize: 'One prize only',
    },
    advice: ADVICE_EN,
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Cannot copy, please select the text',
    code: 'Code',
    languages: 'Language of the sample',
    answer: 'A real answer (long lists cut to their first entry)',
    due: 'The same once the next draw is due and not here yet:',
    open: 'Open the whole answer',
    quota: (requests) => `${requests} requests a minute`,
    cached: (seconds) => (seconds === 0 ? 'never cached' : `cache for ${seconds} s`),
    parameterHead: ['Parameter', 'Accepted', 'Meaning'],
    required: 'required',
    byDefault: (value) => `default ${value}`,
    range: (from, to) => `whole number ${from} to ${to}`,
    digits: '2 to 6 digits, 0-9',
    anyLottery: (count) => `one of ${count}`,
    prizeOfLottery: 'a prize of that lottery',
    refusalHead: ['code', 'error says', 'What to do'],
    lotteryHead: ['lottery', 'Name', 'Digits check takes', 'prize'],
    noDraws: 'no draw yet: 404',
  },
};
