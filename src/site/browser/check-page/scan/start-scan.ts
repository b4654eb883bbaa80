// The button that opens the scanner, which is loaded by the first tap and gives confirmed tickets.
import { findElement } from '../elements.ts';
import { showNothing } from '../show-answer.ts';
import type { HandOver } from './hand-over.ts';

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
