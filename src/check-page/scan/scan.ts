// The scanner: from the camera or a picture to a ticket that its holder has confirmed.
import stylesheet from '../../styles/scan.css?url';
import type { TicketCode } from '../../domain/ticket-code.ts';
import { showCamera } from './camera.ts';
import { loadReader } from './code-reader.ts';
import { confirmed } from './confirm.ts';
import { scanDialog } from './dialog.ts';
import { findingOf } from './finding.ts';
import type { HandOver } from './hand-over.ts';
import { CAMERA_LOOKS, looksAt, textsSeen } from './looks.ts';
import { SCAN_WORDS } from './words.ts';

/** Between two looks: the page stays quick, and the battery lasts. */
const PAUSE_MS = 80;

/** Makes the scanner. @returns opens it */
export async function scanner(hand: HandOver): Promise<() => void> {
  await styled();
  const words = SCAN_WORDS;
  const window = scanDialog(words);
  const { dialog, video, pictures } = window;
  /** Of what the window does now; aborting it turns the camera off. */
  let doing = new AbortController();
  let isInterrupted = false;

  function begin(): AbortSignal {
    doing.abort();
    doing = new AbortController();
    isInterrupted = false;
    return doing.signal;
  }

  /** Nothing is read now, and why. */
  function rest(why: string): void {
    begin();
    window.show('still');
    window.say(why);
  }

  async function look(): Promise<void> {
    const signal = begin();
    window.show('looking');
    window.say(words.opening);
    const lost = () => {
      if (!signal.aborted) rest(words.camera('busy'));
    };
    try {
      const [trouble] = await Promise.all([showCamera(video, signal, lost), loadReader()]);
      if (signal.aborted) return;
      if (trouble !== undefined) return rest(words.camera(trouble));
      window.say(words.looking);
      await watch(signal);
    } catch {
      if (!signal.aborted) rest(words.unloadable);
    }
  }

  /** Looks until the same ticket is read twice: one look could be of a picture in motion. */
  async function watch(signal: AbortSignal): Promise<void> {
    let before: TicketCode | undefined;
    for (let turn = 0; !signal.aborted; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      const { videoWidth: width, videoHeight: height } = video;
      const way = CAMERA_LOOKS[turn % CAMERA_LOOKS.length];
      if (width === 0 || way === undefined) continue;
      const finding = findingOf(await textsSeen(video, { width, height }, way));
      if (signal.aborted) return;
      if (finding.kind === 'ticket') {
        const { code } = finding;
        if (isSame(code, before)) return found(code);
        before = code;
      } else if (finding.kind !== 'nothing') window.say(words.found(finding.kind));
    }
  }

  async function read(file: Blob): Promise<void> {
    const signal = begin();
    window.show('still');
    window.say(words.reading);
    try {
      const [bitmap] = await Promise.all([
        createImageBitmap(file).catch(() => undefined),
        loadReader(),
      ]);
      if (signal.aborted) return;
      if (bitmap === undefined) return rest(words.unreadable);
      let texts: string[] = [];
      for (const way of looksAt(bitmap)) {
        texts = await textsSeen(bitmap, bitmap, way);
        if (texts.length > 0 || signal.aborted) break;
      }
      bitmap.close();
      if (signal.aborted) return;
      const finding = findingOf(texts);
      if (finding.kind === 'ticket') found(finding.code);
      else rest(words.found(finding.kind));
    } catch {
      if (!signal.aborted) rest(words.unloadable);
    }
  }

  function found(code: TicketCode): void {
    const signal = begin();
    void confirmed(window, words, code, hand, signal).then((said) => {
      if (said === undefined || signal.aborted) return;
      window.show('kept');
      window.say(said);
      window.again.focus();
    });
  }

  for (const input of pictures) {
    input.addEventListener('change', () => {
      const [file] = input.files ?? [];
      input.value = '';
      if (file !== undefined) void read(file);
    });
  }
  window.again.addEventListener('click', () => void look());
  window.differs.addEventListener('click', () => void look());
  window.stop.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => begin());
  addEventListener('pagehide', () => dialog.close());
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && video.srcObject !== null) {
      begin();
      isInterrupted = true;
    } else if (!document.hidden && isInterrupted && dialog.open) void look();
  });

  return () => {
    dialog.showModal();
    void look();
    void loadReader().then(hand.loaded, () => {});
  };
}

/** Who never scans does not load how it looks. */
function styled(): Promise<void> {
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: stylesheet,
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  link.addEventListener('load', () => resolve());
  link.addEventListener('error', () => {
    link.remove();
    reject(new Error('the styles did not come'));
  });
  document.head.append(link);
  return promise;
}

function isSame(one: TicketCode, other: TicketCode | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
