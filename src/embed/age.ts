// How old the newest draw on show is. The API's answer does not say when the next one is due, and a
// reader of somebody else's page must not take an old draw for the newest there is.

const DAY_MS = 86_400_000;

/** The longest any lottery waits from one draw to the next, and a grace for holidays. */
export const LONGEST_WAIT_DAYS = 16 + 3;

/**
 * What to say of the age of the newest draw; nothing on its own day.
 *
 * @param drawDate `YYYY-MM-DD` in Thailand
 * @param now milliseconds since 1970
 * @example ageLine('2026-08-16', Date.parse('2026-08-20T12:00:00+07:00')) //=> 'ข้อมูลถึงงวดนี้ ผ่านมา 4 วัน'
 */
export function ageLine(drawDate: string, now: number): string {
  const days = Math.floor((now - Date.parse(`${drawDate}T00:00:00+07:00`)) / DAY_MS);
  // Not a number above zero: today's draw, a wrong clock, or a date we cannot read.
  if (!(days > 0)) return '';
  const late = days > LONGEST_WAIT_DAYS ? ' ควรมีงวดใหม่กว่านี้แล้ว แต่ยังไม่ได้รับผล' : '';
  return `ข้อมูลถึงงวดนี้ ผ่านมา ${days} วัน${late}`;
}
