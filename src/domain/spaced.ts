/**
 * A blank where a Latin letter or a digit meets a Thai letter: names such as "ฮานอย VIP" stand before
 * and after words that Thai writes without one.
 *
 * @example spaced('ผลฮานอย VIPล่าสุด') //=> 'ผลฮานอย VIP ล่าสุด'
 */
export function spaced(text: string): string {
  return text.replace(/(?<=[A-Za-z0-9])(?=[ก-๛])|(?<=[ก-๛])(?=[A-Za-z0-9])/g, ' ');
}

/**
 * A whole number as Thai readers write it. `toLocaleString` gives the same, and is slow on a phone where it is
 * first used: the browser reads its tables of languages then.
 *
 * @example grouped(6000000) //=> '6,000,000'
 */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/**
 * Keeps a number and the Thai unit or month after it on one line.
 *
 * @example unbroken('อีก 5 นาที') //=> 'อีก 5\u00a0นาที'
 */
export function unbroken(text: string): string {
  return text.replace(/(\d) (?=[\u0e00-\u0e7f])/g, '$1\u00a0');
}
