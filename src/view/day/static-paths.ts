// Which pages of days there are, and what stands on each. The routes make these.
import type { Calendar } from '../../domain/calendar.ts';
import type { LotteryDraws } from '../../domain/draw.ts';
import type { DrawDate } from '../../domain/draw-date.ts';
import { type DayDraw, drawsByDay } from './day-draws.ts';
import { type DaySpan, daySpan, daysOfMonth, daysWithPage, monthsWithPage } from './span.ts';

type Archive = readonly LotteryDraws[];
type DayProps = {
  readonly span: DaySpan;
  readonly day: DrawDate;
  readonly rows: readonly DayDraw[];
};
type MonthProps = {
  readonly span: DaySpan;
  readonly month: string;
  /** Every day of the month up to the newest draw's, ascending. */
  readonly days: readonly { readonly day: DrawDate; readonly rows: readonly DayDraw[] }[];
};

/** A page for each day, from the one fixed in the contract on. */
export function dayStaticPaths(archive: Archive, calendar: Calendar) {
  const span = daySpan(archive);
  if (span === undefined) return [];
  const days = daysWithPage(span);
  const draws = drawsByDay(archive, calendar, days[0] ?? span.first, span.last);
  return days.map((day) => {
    const props: DayProps = { span, day, rows: draws.get(day) ?? [] };
    return { params: { day }, props };
  });
}

/** A page for each month before that. */
export function monthStaticPaths(archive: Archive, calendar: Calendar) {
  const span = daySpan(archive);
  if (span === undefined) return [];
  const draws = drawsByDay(archive, calendar, span.first, span.last);
  return monthsWithPage(span).map((month) => {
    const days = daysOfMonth(month).filter((day) => day >= span.first && day <= span.last);
    const props: MonthProps = {
      span,
      month,
      days: days.map((day) => ({ day, rows: draws.get(day) ?? [] })),
    };
    return { params: { month }, props };
  });
}

/** A page for each day whose date only a browser knows. */
export function nearStaticPaths() {
  return ['today', 'yesterday'].map((near, daysAgo) => ({ params: { near }, props: { daysAgo } }));
}

/** What the pages of today and yesterday show until a browser leads on: the newest day with a draw. */
export function newestDay(archive: Archive, calendar: Calendar): DayProps | undefined {
  const span = daySpan(archive);
  if (span === undefined) return undefined;
  const { newest: day } = span;
  return { span, day, rows: drawsByDay(archive, calendar, day, day).get(day) ?? [] };
}
