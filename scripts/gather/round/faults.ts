// What cannot be worked with: said once where it begins, and once where it is over.
import type { Memory } from './memory.ts';

type Words = { readonly begins: string; readonly ends: string };

/** @param why nothing is wrong without it. @returns the line that begins or ends the fault */
function noteFault({ faults }: Memory, name: string, why: string | undefined, words: Words) {
  if (why === undefined) return faults.delete(name) ? [words.ends] : [];
  const isKnown = faults.get(name) === why;
  faults.set(name, why);
  return isKnown ? [] : [words.begins];
}

/** @param doubt why it cannot be that moment now */
export function noteClock(memory: Memory, doubt: string | undefined, now: number): string[] {
  return noteFault(memory, 'clock', doubt && 'wrong', {
    begins: `THE CLOCK IS WRONG: ${new Date(now).toISOString()} ${doubt}`,
    ends: 'the clock is right again',
  });
}

/** @param sentence why a lottery cannot be looked at */
export function noteLottery(memory: Memory, slug: string, sentence?: string): string[] {
  return noteFault(memory, `draws/${slug}`, sentence, {
    begins: `${slug} failed ${sentence}`,
    ends: `${slug} can be looked at again`,
  });
}

/** @param sentence why the data folder cannot be worked with */
export function noteData(memory: Memory, sentence?: string): string[] {
  return noteFault(memory, 'data', sentence, {
    begins: `${sentence}`,
    ends: 'the data folder is in order again',
  });
}
