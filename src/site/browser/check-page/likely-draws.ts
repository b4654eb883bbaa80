// The two likeliest draws of a ticket as stamps: the awaited one keeps it, the newest one checks
// it. The button of the form says which.
import type { DrawChoice } from '../../../api/verdict/draw-question.ts';
import { stampPart } from '../../../api/verdict/stamp.ts';
import type { DrawDate } from '../../../domain/draw-date.ts';
import { findAwaited } from '../../../domain/lateness.ts';
import { findElement, makeElement, makeNode } from './elements.ts';
import { toAnnounced, type YearFile } from './year-file.ts';

/** The awaited draw first, the next one where none was due; then the newest stored one. Pure. */
export function listLikely(file: YearFile, now: number): DrawChoice[] {
  const announced = toAnnounced(file);
  if (announced === undefined) return [];
  const { due, next } = findAwaited(announced, now);
  const awaited = due.at(-1) ?? next;
  return [
    ...(awaited ? [{ drawDate: awaited.drawDate, isStored: false }] : []),
    { drawDate: announced.drawDate, isStored: true },
  ];
}

export class LikelyDraws {
  readonly #place = findElement('#likely');
  readonly #send = findElement('#check [type="submit"]');
  readonly #choose: (choice: DrawChoice) => void;

  constructor(choose: (choice: DrawChoice) => void) {
    this.#choose = choose;
  }

  /** @param chosen of them: a day, or none while nobody chose and it matters */
  show(choices: readonly DrawChoice[], chosen: DrawDate | undefined): void {
    const focused = this.#place.contains(document.activeElement);
    const buttons = choices.map((choice) => {
      const isChosen = choice.drawDate === chosen;
      const words = makeElement('b', {}, choice.isStored ? 'ตรวจเลย' : 'เก็บไว้รอผล');
      const stamp = makeNode(stampPart(choice.drawDate, !choice.isStored));
      const button = makeElement('button', { type: 'button' }, stamp, ' ', words);
      button.dataset['tone'] = 'quiet';
      button.ariaPressed = String(isChosen);
      button.addEventListener('click', () => this.#choose(choice));
      return button;
    });
    this.#place.replaceChildren(...buttons);
    if (focused) buttons.find(({ ariaPressed }) => ariaPressed === 'true')?.focus();
    const isKept = choices.some(({ drawDate, isStored }) => drawDate === chosen && !isStored);
    this.#send.textContent = isKept ? 'เก็บไว้รอผล' : 'ตรวจ';
  }
}
