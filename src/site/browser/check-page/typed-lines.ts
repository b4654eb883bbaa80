// What stands in the field of the check page, line by line, and outlasts a reload of its tab.

/**
 * Begins a new line where the last one is longer than a ticket: the number pads of some phones
 * have no Enter. `breakLastLine('4027011', 6) //=> '402701\n1'`
 */
export function breakLastLine(text: string, longest: number): string {
  const last = text.slice(text.lastIndexOf('\n') + 1);
  if (last.length !== longest + 1 || !/^[0-9๐-๙]+$/.test(last)) return text;
  return `${text.slice(0, -1)}\n${text.slice(-1)}`;
}

const KEY = 'typed';

/** For as long as the tab is open. */
export function keepTyped(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // If the browser keeps nothing, a reload loses the text.
  }
}

/** What was typed before the tab was loaded again; empty where nothing was. */
export function readTypedBefore(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
