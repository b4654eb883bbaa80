// Writes into a page what its lotteries wait for; finds elements anew, as parts are exchanged.
import {
  type Announced,
  type Awaiting,
  canHaveHappened,
  findAwaited,
} from '../../../domain/lateness.ts';
import { ageWords } from '../../view/announcement/age.ts';
import {
  CLOCK_WORDS,
  latenessWords,
  manyLateWords,
  stateWords,
} from '../../view/announcement/lateness-words.ts';
import { nextWords } from '../../view/announcement/schedule-words.ts';
import { MINUTE_MS } from '../../../domain/clock.ts';

/** Shows it now, every minute, and when the page is seen again: timers stop in the background. */
export function keepAwaitedShown(): void {
  showAwaited();
  setInterval(showAwaited, MINUTE_MS);
  document.addEventListener('visibilitychange', showAwaited);
}

/** Shows it as it is now. */
export function showAwaited(): void {
  const now = Date.now();
  const awaitings = new Map<string, Awaiting>();
  let isClockWrong = false;
  for (const place of document.querySelectorAll<HTMLElement>('[data-announced]')) {
    const announced = JSON.parse(place.dataset['announced'] ?? '') as Announced;
    const awaiting = findAwaited(announced, now);
    awaitings.set(announced.slug, awaiting);
    const isAhead = !canHaveHappened(announced, announced.drawDate, now);
    isClockWrong ||= isAhead;
    const said = place.querySelector('[data-missing]');
    const missing = latenessWords(awaiting, now, said?.matches('.badge') ? 'badge' : 'line');
    if (place.matches('.lead-on')) place.dataset['tone'] = awaiting.state;
    const state = place.querySelector<HTMLElement>('[data-state]');
    if (state) state.dataset['state'] = awaiting.state;
    write(state, isAhead ? '' : stateWords(awaiting));
    const saysNext = missing === '' || place.dataset['brief'] === undefined;
    write(said, missing);
    write(place.querySelector('[data-next]'), saysNext ? nextWords(awaiting, now) : '');
  }
  for (const place of document.querySelectorAll<HTMLElement>('[data-age]')) {
    const age = ageWords(place.dataset['age'] ?? '', now);
    // As a heading it stands alone, and its first words stay where the clock is wrong.
    if (place.dataset['plain'] === undefined) write(place, age && `(${age})`);
    else if (age) write(place, age);
  }
  const all = [...awaitings.values()];
  const banner = document.querySelector<HTMLElement>('[data-many-late]');
  const manyLate = isClockWrong ? CLOCK_WORDS : manyLateWords(all, now);
  write(banner, manyLate || (banner?.dataset['manyLate'] ?? ''));
  banner?.toggleAttribute('data-late', manyLate !== '');
  for (const count of document.querySelectorAll<HTMLElement>('[data-counts] [data-count]')) {
    write(count, String(all.filter(({ state }) => state === count.dataset['count']).length));
    const state = `[data-announced] [data-state="${count.dataset['count']}"]`;
    const first = document.querySelector(state)?.closest('[data-announced]');
    count.closest('a')?.setAttribute('href', `#${first?.id ?? 'waits'}`);
  }
}

function write(place: Element | null, words: string): void {
  if (!(place instanceof HTMLElement) || place.textContent === words) return;
  place.textContent = words;
  place.hidden = words === '';
}
