// What a round leaves for a person: a line a lottery that needs somebody, the newest day first.
import { byNewestFirst, type LotteryDraws } from '../../../src/domain/draw.ts';
import { describeHeldBack } from '../../../src/domain/held-back.ts';
import { announcementAt } from '../../../src/domain/lateness.ts';
import type { Registry } from '../../../src/intake/files/data-folder.ts';
import { dueDays, GAP_AFTER_MS } from '../../../src/intake/sources/polling.ts';
import type { Env } from '../../command/io.ts';
import { describeDays } from '../health/newest-days.ts';
import { lateDays } from '../round/lottery-plan.ts';
import type { Round } from '../round/take-round.ts';
import { describeWaysOut, isOf, wayBack, waysOut } from '../store/held-back-draws.ts';
import { findUpstreams } from '../upstream/sources.ts';
import type { Outcome } from './outcome.ts';

type Moment = { readonly registry: Registry; readonly now: number; readonly env: Env };

const ALL = 'ทั้งหมด (all of it): npm run due -- --all';

/**
 * What is left.
 * @param isAll whether each day is listed
 * @param unpublished the command that publishes what this round could not
 */
export function describeLeft(
  { outcomes, lotteries }: Pick<Round, 'outcomes' | 'lotteries'>,
  moment: Moment,
  isAll: boolean,
  unpublished: string | undefined,
): string {
  const left = lotteries.map((lottery) => ({
    slug: lottery.lottery.slug,
    ...daysOf(lottery, moment),
  }));
  const late = left
    .map(({ slug, late: days }) => ({ slug, days, drawDate: days.at(-1) ?? '' }))
    .filter(({ days }) => days.length > 0)
    .sort(byNewestFirst);
  const countDays = (name: 'gaps' | 'byHand', title: string) =>
    count(
      title,
      left.map(({ slug, [name]: days }) => ({ slug, days })),
      isAll,
    );
  const lines = [
    ...(unpublished ? [`ยังไม่ได้เผยแพร่ (not published): ${unpublished}`] : []),
    ...describeHolds(outcomes, moment, isAll),
    ...late.map(({ slug, days }) => `เลยเวลา (late): ${slug} ${describeDays(days, isAll)}`),
    ...describeFailures(outcomes, isAll),
    ...countDays('gaps', 'ช่องว่าง ไม่มีแหล่งใดมี (gaps, no source has them)'),
    ...countDays('byHand', 'ต้องใส่เอง ด้วย npm run draw:add (by hand)'),
  ];
  if (lines.length === 0) return 'ไม่มีอะไรค้าง (nothing is left)';
  const isCounted = lines.some((line) => /\(\+\d+\)|: \d+ งวด/.test(line));
  return [...lines, ...(isCounted && !isAll ? [ALL] : [])].join('\n');
}

function daysOf({ lottery, draws }: LotteryDraws, moment: Moment) {
  const { registry, now, env } = moment;
  const due = dueDays(lottery, draws, registry.calendar, now).filter(
    (drawDate) => !registry.heldBack.some(isOf(lottery, { drawDate })),
  );
  if (findUpstreams(lottery.slug, registry, env).length === 0)
    return { late: [], gaps: [], byHand: due };
  const gaps = due.filter((day) => now - announcementAt(lottery, day) >= GAP_AFTER_MS);
  return { late: lateDays({ lottery, draws }, moment), gaps, byHand: [] };
}

/** With the ways out of those that this round has met. */
function describeHolds(outcomes: readonly Outcome[], { registry }: Moment, isAll: boolean) {
  const isMet = (slug: string, day: string) =>
    outcomes.some(
      ({ lottery, drawDate, result, isHeldBack }) =>
        lottery === slug && drawDate === day && (result === 'disputed' || isHeldBack),
    );
  const holds = registry.heldBack.toSorted(byNewestFirst);
  return [...Map.groupBy(holds, ({ lottery }) => lottery).values()].flatMap((ofLottery) => {
    const visible = ofLottery.filter(
      ({ lottery, drawDate }, index) => isAll || index === 0 || isMet(lottery, drawDate),
    );
    const rest = ofLottery.length - visible.length;
    return visible.flatMap((draw, index) => [
      `รอคนตรวจ (held back): ${draw.lottery} ${draw.drawDate}: ${describeHeldBack(draw)}${rest > 0 && index === 0 ? ` (+${rest})` : ''}`,
      ...(isAll || isMet(draw.lottery, draw.drawDate)
        ? describeWaysOut(waysOut(draw), wayBack(draw)).map((line) => `  ${line}`)
        : []),
    ]);
  });
}

/** A line a source, or a lottery whose files cannot be read. */
function describeFailures(outcomes: readonly Outcome[], isAll: boolean): string[] {
  const failed = outcomes.filter(({ result }) => ['failed', 'refused'].includes(result));
  const bySource = Map.groupBy(
    failed.toSorted(byNewestFirst),
    ({ source, lottery }) => source ?? lottery,
  );
  return [...bySource.values()].flatMap((ofSource) => {
    const details = [...new Set(ofSource.map(({ detail }) => detail))];
    const visible = isAll ? details : details.slice(0, 1);
    const rest = details.length - visible.length;
    return visible.map((detail) => `แหล่งมีปัญหา (failed): ${detail}${rest > 0 ? ` (+${rest})` : ''}`);
  });
}

type Days = { readonly slug: string; readonly days: readonly string[] };

function count(title: string, all: readonly Days[], isAll: boolean): string[] {
  const left = all.filter(({ days }) => days.length > 0);
  if (left.length === 0) return [];
  if (isAll) return left.map(({ slug, days }) => `${title}: ${slug} ${describeDays(days, true)}`);
  const slugs = left.slice(0, 5).map(({ slug }) => slug);
  const more = left.length > 5 ? `, … (${left.length})` : '';
  const total = left.reduce((sum, { days }) => sum + days.length, 0);
  return [`${title}: ${total} งวด · ${slugs.join(', ')}${more}`];
}
