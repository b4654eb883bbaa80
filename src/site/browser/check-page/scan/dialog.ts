// The dialog of the scanner: its parts, which of them are shown when, and what it says.
import { BUDDHIST_YEARS, thaiDateLabel } from '../../../../domain/draw-date.ts';
import type { ProposedDraw, TicketCode } from '../../../../domain/ticket-code.ts';
import type { ListedDraw } from '../draw-lists.ts';
import { findElement, makeElement } from '../elements.ts';

/** In a label, a file input looks like a button and stays reachable by keyboard. */
const MARKUP = `
<h2 id="scan-title">สแกนสลากกินแบ่งรัฐบาล</h2>
<p class="soft">อ่านในเครื่องนี้เท่านั้น ไม่ส่งภาพหรือเลขไปที่ใด และไม่เก็บภาพ</p>
<div class="viewfinder"><video muted playsinline aria-label="ภาพจากกล้อง"></video></div>
<p role="status"></p>
<form method="dialog" class="finding">
  <h3 tabindex="-1"><b class="number"></b> ตรงกับสลากในมือไหม</h3>
  <p class="soft" id="scan-details"></p>
  <div id="scan-choice">
    <label for="scan-draw">งวดวันที่ (ดูที่พิมพ์บนสลาก)</label>
    <select id="scan-draw" required aria-describedby="scan-hint"></select>
    <p id="scan-hint"></p>
  </div>
  <div class="buttons">
    <button value="check">ตรง ตรวจผล</button>
    <button value="keep">ตรง เก็บไว้รอผล</button>
    <button type="button" data-tone="quiet" value="differs">ไม่ตรง สแกนใหม่</button>
  </div>
</form>
<div class="buttons">
  <button type="button" data-tone="quiet" value="again"></button>
  <label class="button picker" data-tone="quiet">ถ่ายรูป<input type="file" accept="image/*" capture="environment"></label>
  <label class="button picker" data-tone="quiet">เลือกรูป<input type="file" accept="image/*"></label>
  <button type="button" data-tone="quiet" value="stop">ปิด</button>
</div>`;

/** In the page, closed at first. */
export class ScanDialog {
  readonly dialog = makeElement('dialog', { className: 'scan', innerHTML: MARKUP });
  readonly video = findElement<HTMLVideoElement>('video', this.dialog);
  readonly finding = findElement<HTMLFormElement>('form', this.dialog);
  readonly draw = findElement<HTMLSelectElement>('select', this.dialog);
  readonly check = findElement('[value=check]', this.dialog);
  readonly keep = findElement('[value=keep]', this.dialog);
  readonly differs = findElement('[value=differs]', this.dialog);
  readonly again = findElement('[value=again]', this.dialog);
  readonly stop = findElement('[value=stop]', this.dialog);
  readonly pictures = [...this.dialog.querySelectorAll('input')];
  readonly #status = findElement('[role=status]', this.dialog);
  readonly #drawChoice = findElement('#scan-choice', this.dialog);

  constructor() {
    this.dialog.setAttribute('aria-labelledby', 'scan-title');
    document.body.append(this.dialog);
  }

  /** @param state `still` is without a moving picture: a photograph is read, or no camera is had */
  show(state: 'looking' | 'still' | 'found' | 'kept', words: string): void {
    findElement('.viewfinder', this.dialog).hidden = state !== 'looking';
    this.finding.hidden = state !== 'found';
    this.again.hidden = state === 'looking' || state === 'found';
    this.again.textContent = state === 'kept' ? 'สแกนใบต่อไป' : 'สแกนใหม่';
    const isRead = state === 'found' || state === 'kept';
    // On a touch screen a camera app takes a sharper picture than we can.
    const hasCameraApp = matchMedia('(pointer: coarse)').matches;
    for (const input of this.pictures) {
      const isHidden = isRead || (input.hasAttribute('capture') && !hasCameraApp);
      input.parentElement?.toggleAttribute('hidden', isHidden);
    }
    this.say(words);
  }

  /** Shows it, and has a screen reader say it. */
  say(words: string): void {
    if (this.#status.textContent !== words) this.#status.textContent = words;
  }

  /** What was read, to be compared with the paper; no draw is offered yet. */
  showTicket(code: TicketCode): void {
    findElement('.number', this.dialog).textContent = code.number;
    findElement('#scan-details', this.dialog).textContent =
      `ชุดที่ ${code.set} · ลำดับในรหัส ${code.series} · ปี ${code.year + BUDDHIST_YEARS}`;
    for (const part of [this.#drawChoice, this.check, this.keep]) part.hidden = true;
    this.show('found', readWords(code));
    findElement('h3', this.dialog).focus();
  }

  /** The draws to choose from; none is chosen where none is proposed, or it `isOpen`. */
  offerDraws(
    draws: readonly ListedDraw[],
    proposed: ProposedDraw | undefined,
    isOpen: boolean,
  ): void {
    const options = draws.map(({ label, drawDate }) => new Option(label, drawDate));
    const chosen = isOpen ? undefined : proposed?.drawDate;
    const none = chosen === undefined ? [new Option('เลือกวันที่บนสลาก', '')] : [];
    this.draw.replaceChildren(...none, ...options);
    this.draw.value = chosen ?? '';
    findElement('#scan-hint', this.dialog).textContent = hintWords(proposed);
    this.#drawChoice.hidden = false;
  }
}

function hintWords(proposed: ProposedDraw | undefined): string {
  if (proposed === undefined) return 'จากรหัสบอกงวดไม่ได้ กรุณาเลือกตามวันที่บนสลาก';
  const day = thaiDateLabel(proposed.drawDate);
  return proposed.isGuess
    ? `เดาจากรหัสว่าเป็นงวด ${day} อาจไม่ใช่ กรุณาดูวันที่บนสลาก แล้วเลือกงวดให้ตรง`
    : `รหัสนี้เป็นของงวด ${day} ถ้าวันที่บนสลากไม่ตรง กรุณาเลือกใหม่`;
}

/** Spelt out for screen readers, digit by digit. */
export function readWords({ number, set }: TicketCode): string {
  return `อ่านได้เลข ${[...number].join(' ')} ชุดที่ ${set}`;
}
