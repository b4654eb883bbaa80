/**
 * A blank where a Latin letter or a digit meets a Thai letter: names such as "ฮานอย VIP" stand before
 * and after words that Thai writes without one.
 *
 * @example spaced('ผลฮานอย VIPล่าสุด') //=> 'ผลฮานอย VIP ล่าสุด'
 */
export function spaced(text: string): string {
  return text.replace(/(?<=[A-Za-z0-9])(?=[ก-๛])|(?<=[ก-๛])(?=[A-Za-z0-9])/g, ' ');
}
