// The files beside the four endpoints, as the documentation lists them.
import {
  ATOM_ALL_FILE,
  CHANGES_FILE,
  EXPORT_ALL_FILE,
  EXPORT_SUMS_FILE,
  JSON_FEED_ALL_FILE,
  LOTTERIES_FILE,
  MANIFEST_FILE,
  STATUS_FILE,
} from '../../contract/endpoints.ts';
import {
  CALENDAR_FILE,
  CHECKSET_FILE,
  DRAW_FILE,
  DRAW_INDEX_FILE,
  EXPORT_TABLE_FILE,
} from '../../contract/open-files.ts';

/** A path, with `{lottery}` and `{date}` where it is one of a family. */
export type ListedFile = { readonly path: string; readonly th: string; readonly en: string };

export const LISTED_FILES: readonly ListedFile[] = [
  {
    path: STATUS_FILE,
    th: 'แต่ละหวยมีผลถึงวันไหน งวดถัดไปประกาศเมื่อไร',
    en: 'the newest draw of each lottery, and when the next is announced',
  },
  {
    path: CHANGES_FILE,
    th: 'ผลที่เพิ่มหรือแก้ไขล่าสุด ดูไฟล์เดียวรู้ทุกหวย',
    en: 'what was added or corrected: poll one file for all lotteries',
  },
  {
    path: LOTTERIES_FILE,
    th: 'หวยทุกประเภท ชื่อ ตารางออก รางวัลแต่ละยุค และช่วงที่มีผล',
    en: 'every lottery: names, schedule, prizes by era, coverage',
  },
  {
    path: DRAW_INDEX_FILE,
    th: 'วันที่ของทุกงวดที่มีผล',
    en: 'the days of all draws',
  },
  { path: DRAW_FILE, th: 'ผลหนึ่งงวด ที่อยู่ไม่เปลี่ยน', en: 'one draw, at an address for good' },
  {
    path: CHECKSET_FILE,
    th: 'เท่าที่ต้องใช้ตรวจเลขในเครื่อง โดยไม่ส่งเลขออกไป',
    en: 'all that checking a ticket offline needs',
  },
  {
    path: EXPORT_TABLE_FILE,
    th: 'ผลทุกงวดของหวยหนึ่ง เปิดในโปรแกรมตารางได้ มีแบบ .json และ .ndjson ด้วย',
    en: 'the whole history of a lottery for a spreadsheet; .json and .ndjson too',
  },
  {
    path: EXPORT_ALL_FILE,
    th: 'ผลทุกงวดของทุกหวยในไฟล์เดียว',
    en: 'every draw of every lottery in one archive',
  },
  { path: EXPORT_SUMS_FILE, th: 'sha256 ของไฟล์เหล่านั้น', en: 'the sha256 of those files' },
  {
    path: ATOM_ALL_FILE,
    th: 'ฟีด Atom ของทุกหวย และมีของแต่ละหวย',
    en: 'an Atom feed of all lotteries; of each one too',
  },
  { path: JSON_FEED_ALL_FILE, th: 'เช่นเดียวกันแบบ JSON Feed', en: 'the same as JSON Feed' },
  {
    path: CALENDAR_FILE,
    th: 'ปฏิทินวันออกผลแบบ iCalendar',
    en: 'the coming announcements as iCalendar',
  },
  {
    path: MANIFEST_FILE,
    th: 'ทุกไฟล์ พร้อมขนาดและ sha256',
    en: 'every file with its size and sha256',
  },
];

/** Where a path leads: one of a family is shown by the draw of an example. */
export function exampleOf({ path }: ListedFile, lottery: string, date: string): string {
  return path.replace('{lottery}', lottery).replace('{date}', date);
}
