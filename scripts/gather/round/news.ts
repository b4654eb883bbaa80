// What is said of a round: each event once, however often it is met again.
import { HOUR_MS } from '../../../src/domain/clock.ts';
import { isUnconfirmed } from '../../../src/domain/draw.ts';
import { announcementAt, GRACE_MS } from '../../../src/domain/lateness.ts';
import type { Registry } from '../../../src/intake/files/data-folder.ts';
import type { Outcome } from '../ingest/outcome.ts';
import { isOf } from '../store/held-back-draws.ts';
import { lateDays } from './lottery-plan.ts';
import type { Look } from './look.ts';
import type { Memory } from './memory.ts';

type Now = { readonly registry: Registry; readonly now: number };

const CHANGES: readonly Outcome['result'][] = ['new', 'completed', 'corrected', 'no draw'];

/** Whether it changes what a visitor reads. */
export function isPublished({ result }: Outcome): boolean {
  return [...CHANGES, 'agrees', 'disputed'].includes(result);
}

/** What of a look a person should hear of. */
export function listEvents(ofLottery: Look, registry: Registry): Outcome[] {
  return ofLottery.outcomes.filter((outcome) => isEvent(outcome, ofLottery, registry));
}

/** The lines of those that no earlier round has said. */
export function tellEvents(events: readonly Outcome[], memory: Memory, now: number): string[] {
  return events.flatMap(({ lottery, drawDate, result, source = '', detail }) => {
    const line = [lottery, drawDate, result, source, detail].filter(Boolean).join(' ');
    if (CHANGES.includes(result) || result === 'agrees') return [line];
    // The outcomes of both sources of a disagreement report the same hold.
    const teller = result === 'disputed' ? '' : source;
    return isFirst(memory, `${lottery} ${drawDate} ${result} ${teller}`, now) ? [line] : [];
  });
}

/** Whether it is met for the first time. */
export function isFirst({ said }: Memory, words: string, now: number): boolean {
  const isNew = !said.has(words);
  said.set(words, now);
  return isNew;
}

/** The line of each draw of a lottery that is late and was not said to be. */
export function listLate(ofLottery: Look, memory: Memory, moment: Now): string[] {
  const { lottery, draws, outcomes, answers } = ofLottery;
  const isThere = (day: string) =>
    draws.some(({ drawDate }) => drawDate === day) ||
    outcomes.some(({ drawDate, result }) => drawDate === day && result === 'no draw');
  return (
    lateDays(ofLottery, moment)
      .filter((day) => !isThere(day))
      // Its sources may be about to say that nothing is drawn.
      .filter((day) => {
        const age = moment.now - announcementAt(lottery, day);
        return answers.length > 0 || age > GRACE_MS + HOUR_MS;
      })
      .map((day) => `${lottery.slug} ${day} is late: no source has it`)
      .filter((line) => isFirst(memory, line, moment.now))
  );
}

/** Whether a person should hear of it at all. */
function isEvent(
  outcome: Outcome,
  { lottery, before, draws, answers }: Look,
  registry: Registry,
): boolean {
  const { result, source = '', drawDate, detail } = outcome;
  // Said of the source, once for all lotteries.
  if (result === 'failed') return !answers.some(({ failure }) => failure === detail);
  const [was, is] = [before, draws].map((of) => of.find((draw) => draw.drawDate === drawDate));
  const isChanged = JSON.stringify(was) !== JSON.stringify(is);
  if (result === 'disputed') {
    return was === undefined ? !registry.heldBack.some(isOf(lottery, { drawDate })) : isChanged;
  }
  // After an authority's reading no confirmation is awaited, unless the draw is in doubt.
  const isWaiting = was !== undefined && isUnconfirmed(was, registry.sources);
  if (result === 'agrees') {
    // Its own source confirms nothing.
    const isOther = isChanged && source !== was?.source;
    return was === undefined || (isOther && (isWaiting || was.doubt !== undefined));
  }
  if (result === 'silent') return isWaiting || was?.source === source;
  return [...CHANGES, 'refused'].includes(result);
}
