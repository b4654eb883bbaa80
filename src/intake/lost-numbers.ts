// Numbers that a draw file would lose if another text replaced it. Each write asks first, so that
// no mistake of a caller deletes what is stored.
import type { Draw } from '../domain/draw.ts';
import { parseDrawFile } from './draw-file.ts';

/** Each draw, prize or number of the first file that the second does not hold, in a few words. */
export function findLostNumbers(before: string, after: string): string[] {
  const draws = parseDraws(after);
  const lost = parseDraws(before).flatMap((draw) => {
    const same = draws.find(({ drawDate }) => drawDate === draw.drawDate);
    return same === undefined ? [`draw ${draw.drawDate}`] : lostOfDraw(draw, same);
  });
  return lost.length > 0 ? lost : lostTexts(before, after);
}

function lostOfDraw(before: Draw, after: Draw): string[] {
  const { corrections = [], prizes } = before;
  const newer = (after.corrections ?? []).slice(corrections.length);
  const isCorrected = (slug: string, numbers: readonly string[]) =>
    after.prizes[slug] !== undefined &&
    newer.some(({ previous }) => previous[slug]?.join() === numbers.join());
  const lost = Object.entries(prizes)
    .filter(([slug, numbers]) => after.prizes[slug]?.join() !== numbers.join())
    .filter(([slug, numbers]) => !isCorrected(slug, numbers))
    .map(([slug]) => `prizes.${slug}`);
  const sameCorrections = (after.corrections ?? []).slice(0, corrections.length);
  const keepsHistory = JSON.stringify(sameCorrections) === JSON.stringify(corrections);
  // A withdrawal is undone by an entry that restores the draw, never by deleting the withdrawal.
  const keepsWithdrawals = (before.withdrawals ?? []).every((withdrawal, index) => {
    const later = after.withdrawals?.[index];
    const { restored = later?.restored, ...withdrawn } = withdrawal;
    return JSON.stringify(later) === JSON.stringify({ ...withdrawn, restored });
  });
  if (!keepsHistory) lost.push('corrections');
  if (!keepsWithdrawals) lost.push('withdrawals');
  return lost.map((part) => `draw ${before.drawDate} ${part}`);
}

/** Counts numbers as text: a parser sees only the last value of a key written twice. */
function lostTexts(before: string, after: string): string[] {
  const [stored, present] = [before, after].map((text) =>
    Map.groupBy(text.match(/"[0-9]+"/g) ?? [], (number) => number),
  );
  return [...(stored ?? [])]
    .filter(([number, { length }]) => length > (present?.get(number)?.length ?? 0))
    .map(([number]) => `the number ${number}`);
}

function parseDraws(text: string): Draw[] {
  return parseDrawFile(text).entries.map(({ draw }) => draw);
}
