/** Puts a blank where a Latin letter or digit meets a Thai letter: `VIPล่าสุด` → `VIP ล่าสุด`. */
export function spaced(text: string): string {
  return text.replace(/(?<=[A-Za-z0-9])(?=[ก-๛])|(?<=[ก-๛])(?=[A-Za-z0-9])/g, ' ');
}

/** `6,000,000`, by hand: the first call of `toLocaleString` is slow on a phone. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** Keeps a prize apart from its baht: `รางวัลที่ 1 6,000,000` would read as sixteen million. */
export const APART = ' · ';

/** Keeps a number on the line of its Thai unit. `unbroken('5 นาที') //=> '5\u00a0นาที'` */
export function unbroken(text: string): string {
  return text.replace(/(\d) (?=[\u0e00-\u0e7f])/g, '$1\u00a0');
}
