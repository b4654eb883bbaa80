// The button that opens the scanner, which is loaded by the first tap and gives confirmed tickets.
import { findElement } from '../elements.ts';
import { showNothing } from '../show-answer.ts';
import type { SavedTicket } from '../tickets/saved-tickets.ts';

/** The one lottery whose tickets carry a code we know. */
export const SCANNED_LOTTERY = 'thai-government';

export type ScannedTicket = Pick<SavedTicket, 'lottery' | 'drawDate' | 'number'>;

/** What the scanner needs of the page. */
export type HandOver = {
  /** The years with draws of the lottery, newest first. */
  years(): readonly string[];
  /** Checks the ticket in the form. */
  check(ticket: ScannedTicket): void;
  /** Keeps it on this device; resolves to what to say of that. */
  keep(ticket: ScannedTicket): Promise<string>;
  /** All that scanning needs has been fetched. */
  loaded(): void;
};

/** Starts the button; hides it where this browser cannot read a code. */
export function startScan(hand: HandOver): void {
  const button = findElement('#scan');
  const canRead = 'WebAssembly' in globalThis || 'BarcodeDetector' in globalThis;
  button.hidden = !canRead || !('HTMLDialogElement' in globalThis);
  let scanner: { open(): void } | undefined;
  button.addEventListener('click', async () => {
    try {
      const { makeScanner } = await import('./scanner.ts');
      scanner ??= await makeScanner(hand);
    } catch {
      return showNothing('เปิดตัวสแกนไม่ได้ ครั้งแรกต้องมีอินเทอร์เน็ต กรุณาลองใหม่ หรือใส่เลขเอง');
    }
    scanner.open();
  });
}
