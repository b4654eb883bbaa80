// What a round leaves for a person, a line each.
import { parseDrawDate } from '../../../src/domain/draw-date.ts';
import { describeHeldBack } from '../../../src/domain/held-back.ts';
import { announcementAt, latenessAt } from '../../../src/domain/lateness.ts';
import type { Registry } from '../../../src/intake/files/data-folder.ts';
import { describeWaysOut, wayBack, waysOut } from '../store/held-back-draws.ts';
import type { Outcome } from './outcome.ts';

/** What is left. @param unpublished the command that publishes what this round could not */
export function describeLeft(
  outcomes: readonly Outcome[],
  { heldBack, lotteries }: Registry,
  now: number,
  unpublished: string | undefined,
): string {
  const isLate = ({ lottery: slug, drawDate }: Outcome) => {
    const lottery = lotteries.find((candidate) => candidate.slug === slug);
    if (lottery === undefined || drawDate === '') return false;
    return latenessAt(announcementAt(lottery, parseDrawDate(drawDate)), now) === 'late';
  };
  const select = (...results: Outcome['result'][]) =>
    outcomes.filter(({ result }) => results.includes(result));
  const late = outcomes.filter(({ result, isPartial }) => isPartial || result === 'not yet');
  const failures = new Set(select('failed', 'refused').flatMap(({ detail }) => detail ?? []));
  const lines = [
    ...(unpublished ? [`ยังไม่ได้เผยแพร่ (not published): ${unpublished}`] : []),
    ...heldBack.flatMap((draw) => [
      `รอคนตรวจ (held back): ${draw.lottery} ${draw.drawDate}: ${describeHeldBack(draw)}`,
      ...describeWaysOut(waysOut(draw), wayBack(draw)).map((line) => `  ${line}`),
    ]),
    ...late.filter(isLate).map(({ lottery, drawDate }) => `เลยเวลา (late): ${lottery} ${drawDate}`),
    ...[...failures].map((detail) => `แหล่งมีปัญหา (failed): ${detail}`),
    ...count('ช่องว่าง ไม่มีแหล่งใดมี (gaps, no source has them)', select('gap')),
    ...count('ต้องใส่เอง ด้วย npm run draw:add (by hand)', select('by hand')),
  ];
  return lines.length === 0 ? 'ไม่มีอะไรค้าง (nothing is left)' : lines.join('\n');
}

function count(title: string, days: readonly Outcome[]): string[] {
  if (days.length === 0) return [];
  const slugs = [...new Set(days.map(({ lottery }) => lottery))];
  const some = slugs.slice(0, 5).join(', ');
  const more = slugs.length > 5 ? `, … (${slugs.length})` : '';
  return [`${title}: ${days.length} งวด · ${some}${more}`];
}
