// Reads Data Matrix codes: with the browser's own reader where it has one, else with ZXing, which is
// fetched from this site when it is first needed.
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

type Reader = {
  detect(picture: HTMLCanvasElement): Promise<readonly { readonly rawValue: string }[]>;
};

type Detector = {
  new (options: { formats: string[] }): Reader;
  getSupportedFormats(): Promise<readonly string[]>;
};

const FORMAT = 'data_matrix';

let loading: Promise<Reader> | undefined;

/** Fetches what reading needs; rejects where it cannot be had. */
export async function loadReader(): Promise<void> {
  loading ??= ownReader().then((own) => own ?? zxingReader());
  try {
    await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/** The text of each code in the picture, as the code has it. */
export async function textsIn(picture: HTMLCanvasElement): Promise<string[]> {
  await loadReader();
  const found = await loading?.then((reader) => reader.detect(picture));
  return found?.map(({ rawValue }) => rawValue) ?? [];
}

async function ownReader(): Promise<Reader | undefined> {
  const { BarcodeDetector: Own } = globalThis as { BarcodeDetector?: Detector };
  if (Own === undefined) return undefined;
  try {
    if (!(await Own.getSupportedFormats()).includes(FORMAT)) return undefined;
    const reader = new Own({ formats: [FORMAT] });
    // Some systems name the format and have no reader behind it.
    await reader.detect(canvasOf(1, 1));
    return reader;
  } catch {
    return undefined;
  }
}

async function zxingReader(): Promise<Reader> {
  const { BarcodeDetector, prepareZXingModule } = await import('barcode-detector/ponyfill');
  // It would fetch the program from another origin by itself.
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });
  return new BarcodeDetector({ formats: [FORMAT] });
}

/** An empty picture. */
export function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  return canvas;
}
