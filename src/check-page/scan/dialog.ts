// The scanner's window: its parts, and which of them are shown when.
import type { ScanWords } from './words.ts';

/** `still` is without a moving picture: a photograph is read, or the camera cannot be had. */
export type ScanState = 'looking' | 'still' | 'found' | 'kept';

type Made<Tag extends keyof HTMLElementTagNameMap> = HTMLElementTagNameMap[Tag];

function made<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<Made<Tag>> = {},
  ...children: (Node | string)[]
): Made<Tag> {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** Puts the window into the page, closed. */
export function scanDialog(words: ScanWords) {
  const quiet = (textContent: string) => {
    const button = made('button', { type: 'button', textContent });
    button.dataset['tone'] = 'quiet';
    return button;
  };
  /** A label that looks like a button: the file input in it stays reachable by keyboard. */
  const picker = (label: string) => {
    const input = made('input', { type: 'file', accept: 'image/*' });
    const shown = made('label', { className: 'button picker' }, label, input);
    shown.dataset['tone'] = 'quiet';
    return { input, shown };
  };

  const video = made('video', { muted: true, playsInline: true });
  video.setAttribute('aria-label', words.viewfinder);
  const viewfinder = made('div', { className: 'viewfinder' }, video);
  const status = made('p');
  status.setAttribute('role', 'status');

  const number = made('b', { className: 'number' });
  const question = made('h3', { tabIndex: -1 }, number, ` ${words.question}`);
  const details = made('p', { className: 'soft' });
  const hint = made('p', { id: 'scan-hint' });
  const draw = made('select', { id: 'scan-draw', required: true });
  draw.setAttribute('aria-describedby', hint.id);
  const chooseDraw = made(
    'div',
    {},
    made('label', { htmlFor: draw.id, textContent: words.draw }),
    draw,
    hint,
  );
  const check = made('button', { textContent: words.check, value: 'check' });
  const keep = made('button', { textContent: words.keep, value: 'keep' });
  const differs = quiet(words.differs);
  const finding = made(
    'form',
    { method: 'dialog', className: 'finding' },
    question,
    details,
    chooseDraw,
    made('div', { className: 'buttons' }, check, keep, differs),
  );

  const file = picker(words.choose);
  const photograph = picker(words.photograph);
  photograph.input.setAttribute('capture', 'environment');
  const again = quiet(words.again);
  const stop = quiet(words.stop);
  const title = made('h2', { id: 'scan-title', textContent: words.title });
  const buttons = [again, photograph.shown, file.shown, stop];
  const dialog = made(
    'dialog',
    { className: 'scan' },
    title,
    made('p', { className: 'soft', textContent: words.promise }),
    viewfinder,
    status,
    finding,
    made('div', { className: 'buttons' }, ...buttons),
  );
  dialog.setAttribute('aria-labelledby', title.id);
  document.body.append(dialog);

  /** Where the pointer is a finger, there is a camera app that takes a sharper picture than we can. */
  const hasCameraApp = matchMedia('(pointer: coarse)').matches;

  return {
    dialog,
    video,
    finding,
    question,
    number,
    details,
    hint,
    draw,
    chooseDraw,
    check,
    keep,
    differs,
    again,
    stop,
    pictures: [file.input, photograph.input],

    show(state: ScanState): void {
      viewfinder.hidden = state !== 'looking';
      finding.hidden = state !== 'found';
      again.hidden = state === 'looking' || state === 'found';
      again.textContent = state === 'kept' ? words.next : words.again;
      file.shown.hidden = state === 'found' || state === 'kept';
      photograph.shown.hidden = file.shown.hidden || !hasCameraApp;
    },

    /** Shows it, and has a screen reader say it. */
    say(text: string): void {
      if (status.textContent !== text) status.textContent = text;
    },
  };
}

export type ScanDialog = ReturnType<typeof scanDialog>;
