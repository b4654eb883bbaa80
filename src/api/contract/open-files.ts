// One row a file beside the endpoints, read by edge, emission, description, pages and the output's
// headers: a new file is one row and one emitter. They are open: no quota, no parameters.
import {
  API_BASE,
  CHANGES_FILE,
  DAYS_FILES,
  DRAW_FILES,
  LOTTERIES_FILE,
  YEAR_FILES,
} from './service.ts';
import type { Words } from './endpoints.ts';
import type { GROUPS } from '../../domain/lottery.ts';

/** A row without a summary is not in the description; one without `th` and `en` is not listed. */
export type OpenFile = Partial<Words> & {
  /** `{lottery}` has a draw, `{date}` or `{year}` is of one: such a path stands for many files. */
  readonly path: string;
  /**
   * Whether it is the file of a draw, which is cached longer once it is a week old
   * (`drawCacheSeconds`).
   */
  readonly settles?: true;
  /** The type its ending does not tell every server. */
  readonly type?: string;
};

const ATOM = 'application/atom+xml; charset=utf-8';
const JSON_FEED = 'application/feed+json; charset=utf-8';
const LINES = 'application/x-ndjson; charset=utf-8';

/** The file of one group, so that its readers poll less. */
const latestOf = (group: (typeof GROUPS)[number], nameEn: string, nameTh: string) =>
  ({
    path: `${API_BASE}/latest/${group}.json`,
    summary: `The newest draw of every ${nameEn} lottery`,
    tag: 'Results',
    operationId: `getLatest${nameEn}Draws`,
    th: `งวดล่าสุดของหวย${nameTh}ทุกประเภท`,
    en: `the newest draw of every ${nameEn} lottery`,
  }) as const;

export const FILES = {
  index: {
    path: `${API_BASE}/index.json`,
    summary: 'What there is: the questions, and the files beside them',
    tag: 'Lotteries',
    operationId: 'getIndex',
    th: 'มีอะไรให้ถามบ้าง: คำถามและไฟล์ทั้งหมด',
    en: 'what there is: the questions, and the files beside them',
  },
  openapi: { path: `${API_BASE}/openapi.json` },
  readme: { path: `${API_BASE}/readme.md` },
  status: {
    path: `${API_BASE}/status.json`,
    summary: 'How fresh each lottery is',
    tag: 'Lotteries',
    th: 'แต่ละหวยมีผลถึงวันไหน ใครเผยแพร่และใครยืนยัน งวดถัดไปประกาศเมื่อไร และถามจากแหล่งใด',
    en: 'the newest draw of each lottery, who published and who confirms it, when the next is announced, and which sources are asked',
  },
  latest: {
    path: `${API_BASE}/latest.json`,
    summary: 'The newest draw of every lottery',
    tag: 'Results',
    operationId: 'getLatestDraws',
    th: 'งวดล่าสุดของทุกหวยในไฟล์เดียว (ไม่ถึง 50 kB บีบแล้วไม่ถึง 5 kB)',
    en: 'the newest draw of every lottery (under 50 kB, 5 compressed)',
  },
  latestThai: latestOf('thai', 'Thai', 'ไทย'),
  latestLao: latestOf('lao', 'Lao', 'ลาว'),
  latestHanoi: latestOf('hanoi', 'Hanoi', 'ฮานอย'),
  changes: {
    path: CHANGES_FILE,
    summary: 'What was added, corrected, withdrawn or restored',
    tag: 'Feeds',
    th: 'ผลที่เพิ่ม แก้ไข ถอน หรือคืนล่าสุด ดูไฟล์เดียวรู้ทุกหวย',
    en: 'what was added, corrected, withdrawn or restored: poll one file for all lotteries',
  },
  lotteries: {
    path: LOTTERIES_FILE,
    summary: 'Every lottery',
    tag: 'Lotteries',
    th: 'หวยทุกประเภท ชื่อ ตารางออก รางวัลแต่ละยุค และช่วงที่มีผล',
    en: 'every lottery: names, schedule, prizes by era, coverage',
  },
  drawIndex: {
    path: DAYS_FILES,
    summary: 'The days of all draws of a lottery',
    tag: 'Results',
    th: 'วันที่ของทุกงวดที่มีผล',
    en: 'the days of all draws',
  },
  drawYear: {
    // Not in the description: OpenAPI takes its path and that of a day for one.
    path: YEAR_FILES,
    settles: true,
    th: 'ผลทุกงวดของหนึ่งปี (ค.ศ.) แต่ละงวดเหมือนที่อยู่ของงวดนั้น',
    en: 'every draw of a year, each as at its own address',
  },
  draw: {
    path: DRAW_FILES,
    settles: true,
    summary: 'One draw, at an address that stays, with what a ticket is compared with',
    tag: 'Results',
    th: 'ผลหนึ่งงวด ที่อยู่ไม่เปลี่ยน ใช้ตรวจเลขในเครื่องได้โดยไม่ส่งเลขออกไป',
    en: 'one draw, at an address for good; a ticket can be checked against it offline',
  },
  exportJson: {
    path: `${API_BASE}/export/{lottery}.json`,
    summary: 'Every draw of a lottery',
    tag: 'Exports',
    operationId: 'exportDraws',
    th: 'ผลทุกงวดของหวยหนึ่ง เป็น JSON',
    en: 'the whole history of a lottery as JSON',
  },
  exportLines: {
    path: `${API_BASE}/export/{lottery}.ndjson`,
    type: LINES,
    summary: 'Every draw of a lottery, a `Draw` a line',
    tag: 'Exports',
    operationId: 'exportDrawsAsNdjson',
    th: 'ผลทุกงวดของหวยหนึ่ง เป็น JSON บรรทัดละงวด',
    en: 'the same, a draw a line',
  },
  exportTable: {
    path: `${API_BASE}/export/{lottery}.csv`,
    type: 'text/csv; charset=utf-8',
    summary:
      'Every draw of a lottery, a row a drawn number; `digits` tells a program that lost the zeros how many there were',
    tag: 'Exports',
    operationId: 'exportDrawsAsCsv',
    th: 'ผลทุกงวดของหวยหนึ่ง หนึ่งแถวต่อหนึ่งเลข',
    en: 'the whole history of a lottery, a row a drawn number',
  },
  exportWorkbook: {
    path: `${API_BASE}/export/{lottery}.xlsx`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    summary:
      'The same rows as a workbook: amounts are numbers, all else is text, and zeros in front stay',
    tag: 'Exports',
    operationId: 'exportDrawsAsXlsx',
    th: 'ตารางเดียวกันสำหรับ Excel เปิดด้วยการดับเบิลคลิก ศูนย์ข้างหน้าไม่หาย',
    en: 'the same rows for Excel: a double click opens it, zeros kept',
  },
  exportLatest: {
    path: `${API_BASE}/export/latest.csv`,
    type: 'text/csv; charset=utf-8',
    summary:
      'The newest draw of every lottery, a row a drawn number, for `IMPORTDATA` of a spreadsheet',
    tag: 'Exports',
    operationId: 'exportLatestDraws',
    th: 'งวดล่าสุดของทุกหวย ไฟล์เล็ก ใช้กับ IMPORTDATA ใน Google Sheets ได้',
    en: 'the newest draw of every lottery, small: for IMPORTDATA of a spreadsheet',
  },
  exportAll: {
    path: `${API_BASE}/export/all.ndjson.gz`,
    type: 'application/gzip',
    summary: 'Every draw of every lottery, a `Draw` a line, packed',
    tag: 'Exports',
    operationId: 'exportAllDraws',
    th: 'ผลทุกงวดของทุกหวยในไฟล์เดียว',
    en: 'every draw of every lottery in one archive',
  },
  exportSums: {
    path: `${API_BASE}/export/SHA256SUMS`,
    type: 'text/plain; charset=utf-8',
    summary: 'SHA-256 of every export, for `sha256sum -c`',
    tag: 'Exports',
    operationId: 'getExportChecksums',
    th: 'sha256 ของไฟล์เหล่านั้น',
    en: 'the sha256 of those files',
  },
  dataPackage: {
    path: `${API_BASE}/datapackage.json`,
    summary: 'The CSV exports as a Data Package: their columns, licence and hashes',
    tag: 'Exports',
    operationId: 'getDataPackage',
    th: 'คำอธิบายไฟล์ CSV ทั้งหมดแบบ Data Package: คอลัมน์ สัญญาอนุญาต และ sha256',
    en: 'the CSV exports described as a Data Package: columns, licence, sha256',
  },
  atomAll: {
    path: `${API_BASE}/feeds/all.xml`,
    type: ATOM,
    summary: 'The newest draws and corrections of all lotteries, as Atom',
    tag: 'Feeds',
    operationId: 'getAtomFeedOfAll',
    th: 'ผลใหม่และการแก้ไขของทุกหวย แบบ Atom',
    en: 'an Atom feed of all lotteries',
  },
  jsonFeedAll: {
    path: `${API_BASE}/feeds/all.json`,
    type: JSON_FEED,
    summary: 'The same as JSON Feed 1.1',
    tag: 'Feeds',
    operationId: 'getJsonFeedOfAll',
    th: 'เช่นเดียวกันแบบ JSON Feed',
    en: 'the same as JSON Feed',
  },
  atom: {
    path: `${API_BASE}/feeds/{lottery}.xml`,
    type: ATOM,
    summary: 'The newest draws and corrections of a lottery, as Atom',
    tag: 'Feeds',
    operationId: 'getAtomFeed',
    th: 'ผลใหม่และการแก้ไขของหวยหนึ่ง แบบ Atom',
    en: 'an Atom feed of one lottery',
  },
  jsonFeed: {
    path: `${API_BASE}/feeds/{lottery}.json`,
    type: JSON_FEED,
    summary: 'The same as JSON Feed 1.1',
    tag: 'Feeds',
    operationId: 'getJsonFeed',
    th: 'เช่นเดียวกันแบบ JSON Feed',
    en: 'the same as JSON Feed',
  },
  calendar: {
    path: `${API_BASE}/calendars/{lottery}.ics`,
    type: 'text/calendar; charset=utf-8',
    summary: 'The announcements of the year after the newest stored draw, as iCalendar',
    tag: 'Lotteries',
    th: 'ปฏิทินวันออกผลแบบ iCalendar',
    en: 'the coming announcements as iCalendar',
  },
  manifest: {
    path: `${API_BASE}/manifest.json`,
    summary: 'Every file below `/api` but itself, with size and hash',
    tag: 'Exports',
    th: 'ทุกไฟล์ใต้ /api ยกเว้นไฟล์นี้ พร้อมขนาดและ sha256 ผลของวันเดียวอยู่ในไฟล์ของปี',
    en: 'every file below /api but itself, with its size and sha256; single draws are in the files of their years',
  },
} as const satisfies Readonly<Record<string, OpenFile>>;

/** The file of the newest draws of a group, by the name of the group. */
export const LATEST_OF_GROUP = {
  thai: 'latestThai',
  lao: 'latestLao',
  hanoi: 'latestHanoi',
} as const satisfies Record<(typeof GROUPS)[number], keyof typeof FILES>;

export const NAMED_FILES: readonly (readonly [name: string, file: OpenFile])[] =
  Object.entries(FILES);
