// Whether the next draw is overdue on the day a page is read. Pages are built once, so this runs in
// the browser.

const DAY_MS = 86_400_000;

/**
 * What to say of a draw that was not held when the page was built; nothing before its time.
 *
 * @param announcedAt the moment it is announced, in milliseconds since 1970
 * @param now likewise
 */
export function latenessText(announcedAt: number, now: number): string | undefined {
  if (now < announcedAt) return undefined;
  const days = Math.floor((now - announcedAt) / DAY_MS);
  if (days === 0) return 'ถึงเวลาประกาศแล้ว แต่หน้านี้ยังไม่มีผลงวดนี้ กรุณาเปิดใหม่ภายหลัง';
  return `ล่าช้า: เลยเวลาประกาศมาแล้ว ${days} วัน แต่หน้านี้ยังไม่มีผลงวดนี้ ผลที่แสดงอาจไม่ใช่งวดล่าสุด`;
}
