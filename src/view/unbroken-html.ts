// A number and its unit stay on one line, on every page: the frame passes what it frames through here, so
// that no template has to think of it.

/** What we count in. "วัน" as a unit only, not in "วันที่". */
const UNITS = 'บาท|งวด|ครั้ง|ตัว|วัน(?!ที่)|น\\.|%|ชม\\.|นาที|หลัก|เลข|คู่|ประเภท|ปี|เดือน|kB|MB';

/** Code is copied as it stands. */
const KEPT = '<(script|style|pre|code|textarea)\\b.*?</\\1>|<!--.*?-->';

/** Blanks behind a digit and the ends of elements, before a unit; in no tag, whose end would come first. */
const BLANKS = `(?<=\\d(?:</[a-z]+>)*)\\s+(?=(?:<[a-z]+>)?(?:${UNITS}))(?=[^<>]*(?:<|$))`;

const KEPT_OR_BLANKS = new RegExp(`${KEPT}|${BLANKS}`, 'gis');

/**
 * The HTML with no-break spaces between numbers and units, nothing else changed.
 *
 * @example unbrokenHtml('<b>12</b> งวด') //=> '<b>12</b>\u00a0งวด'
 */
export function unbrokenHtml(html: string): string {
  return html.replace(KEPT_OR_BLANKS, (found) => (found.startsWith('<') ? found : '\u00a0'));
}
