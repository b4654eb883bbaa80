// A number and its unit stay on one line: the frame passes every page through here.

/** What we count in. "วัน" as a unit only, not in "วันที่". */
const UNITS = 'บาท|งวด|ครั้ง|ตัว|วัน(?!ที่)|น\\.|%|ชม\\.|นาที|หลัก|เลข|คู่|ประเภท|ปี|เดือน|kB|MB';

/** Code is copied as it stands. */
const CODE = '(?:script|style|pre|code|textarea)\\b';
const KEPT = `<(${CODE}).*?</\\1>|<!--.*?-->`;

/** A tag is not text. Tags with no digit between are one match, for speed. */
const TAG = `<(?!${CODE})/?[a-z](?:"[^"]*"|'[^']*'|[^'">])*>`;
const TAGS = `(?:${TAG}[^<\\d]*)+`;

/** A digit, the ends of elements between, blanks and a unit. */
const COUNTED = new RegExp(
  `${KEPT}|(\\d(?:</[a-z]+>)*)\\s+((?:<[a-z]+>)?(?:${UNITS}))|${TAGS}`,
  'gis',
);

/** `unbrokenHtml('<b>12</b> งวด') //=> '<b>12</b>\u00a0งวด'`; nothing else changes. */
export function unbrokenHtml(html: string): string {
  return html.replace(COUNTED, (whole, _kept, number?: string, unit?: string) =>
    number === undefined ? whole : `${number}\u00a0${unit}`,
  );
}
