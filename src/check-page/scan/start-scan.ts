// The button that opens the scanner. The scanner itself comes with the first tap.
import { element } from '../element.ts';
import type { HandOver } from './hand-over.ts';

/** Starts the button; it goes where this browser could read no code. */
export function startScan(hand: HandOver, say: (words: string) => void): void {
  const button = element<HTMLButtonElement>('#scan');
  const canRead = 'WebAssembly' in globalThis || 'BarcodeDetector' in globalThis;
  button.hidden = !canRead || !('HTMLDialogElement' in globalThis);
  let open: (() => void) | undefined;
  button.addEventListener('click', async () => {
    try {
      const { scanner } = await import('./scan.ts');
      open ??= await scanner(hand);
    } catch {
      return say('เปิดตัวสแกนไม่ได้ ครั้งแรกต้องมีอินเทอร์เน็ต กรุณาลองใหม่ หรือใส่เลขเอง');
    }
    open();
  });
}
