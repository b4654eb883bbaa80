// The scanner: from the camera or a picture to a ticket that its holder has confirmed.
import type { TicketCode } from '../../../../domain/ticket-code.ts';
import stylesheet from '../../../styles/scan.css?url';
import { loadStyle } from '../../load-style.ts';
import { BUSY, showCamera } from './camera.ts';
import { confirmTicket } from './confirm.ts';
import { readWords, ScanDialog } from './dialog.ts';
import {
  CAMERA_LOOKS,
  findTicket,
  listLooks,
  loadReader,
  NO_TICKET,
  readCodes,
} from './picture-codes.ts';
import type { HandOver } from './hand-over.ts';

/** Between two looks: the page stays quick, and the battery lasts. */
const PAUSE_MS = 80;

const UNLOADABLE = 'โหลดตัวอ่านรหัสไม่ได้ ครั้งแรกต้องมีอินเทอร์เน็ต กรุณาลองใหม่ หรือใส่เลขเอง';

/** Makes the scanner, with its styles; it is closed. */
export async function makeScanner(hand: HandOver): Promise<Scanner> {
  await loadStyle(stylesheet, 'append');
  return new Scanner(hand);
}

class Scanner {
  readonly #hand: HandOver;
  readonly #scan = new ScanDialog();
  /** The signal of what the dialog does now; aborting it turns the camera off. */
  #doing = new AbortController();
  #isInterrupted = false;

  constructor(hand: HandOver) {
    this.#hand = hand;
    const { dialog, video, pictures, again, differs, stop } = this.#scan;
    for (const input of pictures) {
      input.addEventListener('change', () => {
        const [file] = input.files ?? [];
        input.value = '';
        if (file !== undefined) void this.#read(file);
      });
    }
    for (const button of [again, differs]) button.addEventListener('click', () => this.#look());
    stop.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => this.#begin());
    addEventListener('pagehide', () => dialog.close());
    document.addEventListener('visibilitychange', () => {
      if (document.hidden && video.srcObject !== null) {
        this.#begin();
        this.#isInterrupted = true;
      } else if (!document.hidden && this.#isInterrupted && dialog.open) void this.#look();
    });
  }

  open(): void {
    this.#scan.dialog.showModal();
    void this.#look();
    void loadReader().then(this.#hand.loaded, () => {});
  }

  #begin(): AbortSignal {
    this.#doing.abort();
    this.#doing = new AbortController();
    this.#isInterrupted = false;
    return this.#doing.signal;
  }

  /** Says why nothing is being read, unless the visitor is doing something else already. */
  #rest(why: string, signal: AbortSignal): void {
    if (signal.aborted) return;
    this.#begin();
    this.#scan.show('still', why);
  }

  async #look(): Promise<void> {
    const signal = this.#begin();
    this.#scan.show('looking', 'กำลังเปิดกล้อง ถ้าเบราว์เซอร์ถาม กรุณากดอนุญาต');
    try {
      const showing = showCamera(this.#scan.video, signal, () => this.#rest(BUSY, signal));
      const [trouble] = await Promise.all([showing, loadReader()]);
      if (signal.aborted) return;
      if (trouble !== undefined) return this.#rest(trouble, signal);
      this.#scan.say('วางรหัสสี่เหลี่ยมจุดเล็กๆ บนสลากไว้ในกรอบ');
      await this.#watch(signal);
    } catch {
      this.#rest(UNLOADABLE, signal);
    }
  }

  /** Looks until the same ticket is read twice: a single look may be of a picture in motion. */
  async #watch(signal: AbortSignal): Promise<void> {
    let before = '';
    for (let turn = 0; !signal.aborted; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      const { videoWidth: width, videoHeight: height } = this.#scan.video;
      const look = CAMERA_LOOKS[turn % CAMERA_LOOKS.length];
      if (width === 0 || look === undefined) continue;
      const finding = findTicket(await readCodes(this.#scan.video, { width, height }, look));
      if (signal.aborted) return;
      if (typeof finding === 'string') {
        if (finding !== 'nothing') this.#scan.say(NO_TICKET[finding]);
        continue;
      }
      const code = JSON.stringify(finding);
      if (code === before) return void this.#confirm(finding);
      before = code;
    }
  }

  async #read(file: Blob): Promise<void> {
    const signal = this.#begin();
    this.#scan.show('still', 'กำลังอ่านรูป…');
    try {
      const opening = createImageBitmap(file).catch(() => undefined);
      const [bitmap] = await Promise.all([opening, loadReader()]);
      if (signal.aborted) return;
      if (bitmap === undefined) return this.#rest('เปิดรูปนี้ไม่ได้ กรุณาเลือกรูปอื่น', signal);
      let texts: string[] = [];
      for (const look of listLooks(bitmap)) {
        texts = await readCodes(bitmap, bitmap, look);
        if (texts.length > 0 || signal.aborted) break;
      }
      bitmap.close();
      if (signal.aborted) return;
      const finding = findTicket(texts);
      if (typeof finding === 'string') this.#rest(NO_TICKET[finding], signal);
      else void this.#confirm(finding);
    } catch {
      this.#rest(UNLOADABLE, signal);
    }
  }

  async #confirm(code: TicketCode): Promise<void> {
    const signal = this.#begin();
    const failing = `${readWords(code)} แต่เบราว์เซอร์นี้ทำต่อไม่ได้ กรุณาใส่เลขและเลือกงวดเอง`;
    const said = await confirmTicket(this.#scan, code, this.#hand, signal).catch(() =>
      this.#rest(failing, signal),
    );
    if (said === undefined || signal.aborted) return;
    this.#scan.show('kept', said);
    this.#scan.again.focus();
  }
}
