// Judges what no way in has judged. A merge of git or an edit by hand brings lines that were never
// heard beside those of this folder: each statement is judged as it would have been when it was
// heard, beside what was known by then, so that a later draw makes no earlier one doubtful.
//
// A statement is new if it has a time, as whatever came in has, or if its day lies after the
// collections. The rest is history, which persons have judged: judged anew, 153 of its draws would
// be doubtful. So a line without a time that somebody types for a day of the collections is history
// too, and only the rules judge it. A statement with a verdict keeps it.
import type { Instant } from '../../domain/clock.ts';
import { findDoubts } from '../../domain/doubt.ts';
import { type Draw, findPlace } from '../../domain/draw.ts';
import { type DayLine, listStatements, type Said } from './day-line.ts';
import type { FoldedDay } from './fold-day.ts';
import { foldLine } from './fold-line.ts';
import { isLeftOut, type JudgeContext, judgeReadings, sentencesOf } from './judges.ts';
import { COLLECTED, knownBefore, listEvents, type Event } from './moments.ts';
import { listOfDay, type Twins } from './same-day.ts';

function isNew({ drawDate, recordedAt, also = [] }: DayLine): boolean {
  return drawDate > COLLECTED || [recordedAt, ...also.map(({ at }) => at)].some(Boolean);
}

type Context = Omit<JudgeContext, 'now' | 'sameDay'>;
type Heard = Required<Event>;

/** The lines of a lottery, a day each: what is new and doubtful among them has its verdict. */
export function judgeAnew(
  days: readonly DayLine[],
  context: Context,
  twins: Twins = new Map(),
): readonly DayLine[] {
  if (!days.some(isNew)) return days;
  const past = new Past(days, context, twins);
  for (const [at, events] of listEvents(days, context)) past.live(at, events);
  return past.lines;
}

/** The lines of a lottery as moment follows moment. */
class Past {
  readonly lines: DayLine[];
  readonly #days: readonly DayLine[];
  readonly #context: Context;
  readonly #twins: Twins;
  /** All that was said, newest day first. */
  readonly #said: Draw[] = [];
  /** The days as they were known, but for those that changed since anybody looked. */
  readonly #folded: FoldedDay[];
  readonly #stale = new Set<number>();
  readonly #doubted = new Set<number>();

  constructor(days: readonly DayLine[], context: Context, twins: Twins) {
    this.lines = [...days];
    this.#days = days;
    this.#context = context;
    this.#twins = twins;
    this.#folded = days.map(() => ({ draw: undefined, heldBack: undefined }));
  }

  live(at: Instant, events: readonly Event[]): void {
    const heard = events.filter((event): event is Heard => this.#isToJudge(event));
    const oldest = this.#said.slice(-1);
    for (const { draw } of heard) this.#said.splice(findPlace(draw.drawDate, this.#said), 0, draw);
    const odd = at === '' ? [] : heard.filter((event) => this.#isOdd(event, at, oldest));
    for (const { place } of odd) this.#doubted.add(place);
    if (odd.length > 0) this.#judge(at, heard);
    for (const { place } of events) this.#stale.add(place);
  }

  #isToJudge({ said, isRepeat, place }: Event): boolean {
    return said !== undefined && (!isRepeat || this.#doubted.has(place));
  }

  /** Nearly every draw is beyond doubt by this quick look, which knows of no ruling. */
  #isOdd({ place, said, draw }: Heard, at: Instant, draws: readonly Draw[]): boolean {
    if (said.doubts !== undefined) return false;
    const near = this.#said;
    const line = this.#days[place];
    const isTwin = line !== undefined && this.#twins.has(line);
    return (
      isTwin || findDoubts(draw, { ...this.#context, now: Date.parse(at), draws, near }).length > 0
    );
  }

  /** Gives the statements of a moment the verdict of the judges. */
  #judge(at: Instant, events: readonly Heard[]): void {
    const context = this.#context;
    for (const place of this.#stale)
      this.#folded[place] = foldLine(knownBefore(this.#line(place), at, context), context);
    this.#stale.clear();
    const heard = events
      .filter(({ place, said }) => !isLeftOut(said.source, this.#line(place), at))
      // Whoever withdrew a draw did so later.
      .map((event) => ({ ...event, draw: { ...event.draw, withdrawals: undefined } }));
    const sameDay = heard.flatMap(({ place }) => this.#listTwins(place, at));
    const judge = judgeReadings(this.#folded, heard, { ...context, now: Date.parse(at), sameDay });
    for (const [place, ofDay] of Map.groupBy(heard, (event) => event.place)) {
      const line = this.#line(place);
      const verdicts = new Map(
        ofDay.map(({ said, draw }) => {
          const isCorrection = line.decided?.some(
            (act) => 'believe' in act && act.reason && act.at === at && act.believe === said.source,
          );
          const doubts = judge({ draw }, this.#folded[place]?.draw, isCorrection ?? false);
          return [JSON.stringify(said), said.doubts ?? sentencesOf(doubts)];
        }),
      );
      this.lines[place] = withVerdicts(line, verdicts);
    }
  }

  #line(place: number): DayLine {
    return this.lines[place] as DayLine;
  }

  #listTwins(place: number, at: Instant) {
    const { sources } = this.#context;
    const twins = this.#twins.get(this.#days[place] as DayLine) ?? [];
    const known = twins.map(({ lottery, days }) => ({
      lottery,
      days: days.map((line) => knownBefore(line, at, { ...this.#context, lottery }, true)),
    }));
    return listOfDay(known, sources);
  }
}

/** The line with the doubts of each of its statements. */
function withVerdicts(line: DayLine, verdicts: ReadonlyMap<string, Said['doubts']>): DayLine {
  const statements = listStatements(line);
  const doubtsOf = (said: Said | undefined) => {
    const doubts = verdicts.get(JSON.stringify(said)) ?? {};
    return Object.keys(doubts).length > 0 ? { doubts } : {};
  };
  const also = line.also?.map((said, index) => {
    const place = statements.length - (line.also?.length ?? 0) + index;
    return { ...said, ...doubtsOf(statements[place]) };
  });
  const isFlat = line.source !== undefined;
  return { ...line, ...(isFlat && doubtsOf(statements[0])), ...(also && { also }) };
}
