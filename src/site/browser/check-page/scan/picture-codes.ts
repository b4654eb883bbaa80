// Reads the Data Matrix codes of a picture, with the browser's own reader or with ZXing, fetched
// from this site when first needed. A picture is read at several sizes: one may be too grainy.
import type { BarcodeDetector } from 'barcode-detector/ponyfill';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { parseTicket, type TicketCode } from '../../../../domain/ticket-code.ts';
import { makeElement } from '../elements.ts';

/** Why a picture gives no ticket. */
export const NO_TICKET = {
  nothing: 'ไม่พบรหัสในรูปนี้ ลองถ่ายใกล้ขึ้น ให้รหัสชัดและไม่มีเงา',
  unknown: 'ไม่ใช่รหัสของสลากกินแบ่งที่เรารู้จัก จึงไม่ได้ใส่เลขให้',
  several: 'พบสลากหลายใบ กรุณาให้เห็นรหัสทีละใบ',
} as const;

/**
 * The ticket among the codes of a picture. If there are two, we do not guess which one is meant.
 */
export function findTicket(texts: readonly string[]): TicketCode | keyof typeof NO_TICKET {
  const codes = [...new Set(texts)].map(parseTicket);
  const tickets = codes.filter((code) => code.kind === 'government');
  const [code] = tickets;
  if (code === undefined) return texts.length === 0 ? 'nothing' : 'unknown';
  return tickets.length > 1 ? 'several' : code;
}

type Size = { readonly width: number; readonly height: number };

/** A look at a picture: how much of its middle, and the longer side it is drawn with. */
type Look = { readonly part: number; readonly longSide: number };

const MEDIUM = 1600;
/** A larger picture takes a telephone seconds. */
const MOST = 4096;

/** How a still picture is looked at until a code is found. */
export function listLooks({ width, height }: Size): Look[] {
  const whole = Math.max(width, height);
  const medium = Math.min(whole, MEDIUM);
  const sides = [medium, medium / 2, medium * 2, Math.min(whole, MOST)];
  return [...new Set(sides)].map((longSide) => ({ part: 1, longSide }));
}

/** Looks for the pictures of a camera, in turn: a telephone is held near, so the middle counts. */
export const CAMERA_LOOKS: readonly Look[] = [
  { part: 1, longSide: 1280 },
  { part: 0.6, longSide: 900 },
  { part: 0.6, longSide: 450 },
];

/** The texts of the codes that one look finds. */
export async function readCodes(
  picture: CanvasImageSource,
  { width, height }: Size,
  { part, longSide }: Look,
): Promise<string[]> {
  const [wide, high] = [width * part, height * part];
  const scale = longSide / Math.max(wide, high);
  const canvas = makeCanvas(wide * scale, high * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('the browser gives no canvas');
  context.imageSmoothingQuality = 'high';
  const [left, top] = [(width - wide) / 2, (height - high) / 2];
  context.drawImage(picture, left, top, wide, high, 0, 0, canvas.width, canvas.height);
  const reader = await loadReader();
  return (await reader.detect(canvas)).map(({ rawValue }) => rawValue);
}

const FORMAT = 'data_matrix';

let loading: Promise<BarcodeDetector> | undefined;

/** Fetches what reading needs; rejects where it cannot be had. */
export function loadReader(): Promise<BarcodeDetector> {
  loading ??= makeOwnReader().then((own) => own ?? makeZxingReader());
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function makeOwnReader(): Promise<BarcodeDetector | undefined> {
  const { BarcodeDetector: Own } = globalThis as { BarcodeDetector?: typeof BarcodeDetector };
  if (Own === undefined) return undefined;
  try {
    if (!(await Own.getSupportedFormats()).includes(FORMAT)) return undefined;
    const reader = new Own({ formats: [FORMAT] });
    // Some systems name the format, but have no reader for it.
    await reader.detect(makeCanvas(1, 1));
    return reader;
  } catch {
    return undefined;
  }
}

async function makeZxingReader(): Promise<BarcodeDetector> {
  const { BarcodeDetector, prepareZXingModule } = await import('barcode-detector/ponyfill');
  // By itself it would fetch the program from another origin.
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });
  return new BarcodeDetector({ formats: [FORMAT] });
}

function makeCanvas(width: number, height: number): HTMLCanvasElement {
  const atLeastOne = (side: number) => Math.max(1, Math.round(side));
  return makeElement('canvas', { width: atLeastOne(width), height: atLeastOne(height) });
}
