// Looks for draws of a lottery: asks its sources in the order of belief, until each day is known
// from an authority or two witnesses, and stores what they say. One that fails stops no other.
import { copiedFrom } from '../../../src/domain/copied-draw.ts';
import { findDoubts, isOfNumbers } from '../../../src/domain/doubt.ts';
import type { Doubt } from '../../../src/domain/doubt-names.ts';
import { DOUBT_WORDS } from '../../../src/domain/doubt-words.ts';
import { type Draw, isComplete } from '../../../src/domain/draw.ts';
import { isAuthority } from '../../../src/domain/source.ts';
import type { DrawDate } from '../../../src/domain/draw-date.ts';
import { announcementAt } from '../../../src/domain/lateness.ts';
import type { Lottery } from '../../../src/domain/lottery.ts';
import { setAsideOddPrizes, toDraw } from '../../../src/intake/sources/draw-of-row.ts';
import type { Incoming } from '../../../src/intake/fold/hear-day.ts';
import { GAP_AFTER_MS } from '../../../src/intake/sources/polling.ts';
import type { Finding } from '../../../src/intake/problem.ts';
import type { SourceRow } from '../../../src/intake/sources/row.ts';
import type { Upstream } from '../../../src/intake/sources/upstream.ts';
import { storeReadings } from '../store/draw-store.ts';
import { isOf } from '../store/held-back-draws.ts';
import type { reachSources } from '../upstream/sources.ts';
import { describeAnswer, type Outcome } from './outcome.ts';
import { admitAt, recordNoDraw, type StoreOptions } from './store-draw.ts';

/** Days to ask a source for; `again` are those whose numbers are known, to be compared. */
export type SourceDays = {
  readonly upstream: Upstream;
  readonly days: readonly DrawDate[];
  readonly again?: readonly DrawDate[];
};

type SourceAnswer = {
  readonly source: string;
  readonly drawDate: DrawDate;
  readonly failure?: string | undefined;
  readonly noDraw?: boolean | undefined;
  readonly draw?: Draw | undefined;
  readonly warnings?: readonly Finding[];
  /** Why the answer itself makes the draw doubtful. */
  readonly doubts?: readonly Doubt[];
};

export type LookOptions = StoreOptions &
  ReturnType<typeof reachSources> & {
    /** Those to look for; without it all of them. */
    readonly lotteries?: readonly Lottery[];
  };

/**
 * Asks before it waits for anything else, so that lotteries looked at together ask in the order of
 * their calls.
 * @param stored newest first; @param asking in the order of belief
 */
export async function lookFor(
  lottery: Lottery,
  stored: readonly Draw[],
  asking: readonly SourceDays[],
  options: LookOptions,
) {
  const look = new Look({ ...options, lottery, stored });
  const days = asking.flatMap((question) => question.days);
  const newest = [stored[0]?.drawDate ?? '', ...days].sort().at(-1);
  for (const question of asking) await look.ask(question, newest);
  return { outcomes: await look.store(), answers: look.answers };
}

type Given = LookOptions & { readonly lottery: Lottery; readonly stored: readonly Draw[] };

class Look {
  readonly answers: SourceAnswer[] = [];
  readonly #given: Given;

  constructor(options: Given) {
    this.#given = options;
  }

  async ask({ upstream, days, again = [] }: SourceDays, newest: string | undefined) {
    const { lottery, fetch } = this.#given;
    const { source, newestOnly } = upstream;
    const hasDrawn = (day: DrawDate) =>
      this.answers.some(
        (answer) => answer.source === source && answer.drawDate === day && answer.draw,
      );
    const wanted = days
      .filter((day) => !newestOnly || day === newest)
      .filter((day) => !(again.includes(day) ? hasDrawn(day) : this.#isKnown(day, source)));
    const [, context] = admitAt(lottery, this.#given);
    for await (const { drawDate, row, failure } of fetch(lottery.slug, upstream, wanted)) {
      const isDrawn = row !== undefined && !row.noDraw;
      const outcome = isDrawn
        ? { ...setAsideOddPrizes(toDraw(row, source, lottery), context), doubts: doubtsOf(row) }
        : { failure, noDraw: row?.noDraw };
      this.answers.push({ source, drawDate, ...outcome });
    }
  }

  /** Whether a day is known: from its authority, from two witnesses, or from this source. */
  #isKnown(day: DrawDate, source: string): boolean {
    const { lottery, stored, registry } = this.#given;
    // Every source of a draw that is held back is asked, since they may come to agree.
    if (registry.heldBack.some(isOf(lottery, { drawDate: day }))) return false;
    const ours = stored.find(({ drawDate }) => drawDate === day);
    const isStored = ours !== undefined && isComplete(ours);
    if (isStored && [ours.source, ...(ours.confirmedBy ?? [])].includes(source)) return true;
    // A doubtful answer does not count: the next source is asked.
    const heard = this.answers.filter(({ drawDate, draw, doubts }) => {
      const isAnswer = drawDate === day && draw && isComplete(draw);
      return isAnswer && this.#doubtNumbers(draw, stored, doubts).length === 0;
    });
    const witnesses = heard.length + (isStored ? 1 : 0);
    return witnesses >= 2 || heard.some((answer) => isAuthority(answer.source, registry.sources));
  }

  #doubtNumbers(draw: Draw, draws: readonly Draw[], doubts: readonly Doubt[] = []): Doubt[] {
    const { registry, lottery, now, accepted = [] } = this.#given;
    return [...findDoubts(draw, { ...registry, lottery, now, draws }), ...doubts].filter(
      (doubt) => isOfNumbers(doubt) && !accepted.includes(doubt.name),
    );
  }

  /** Stores all answers at once, so that they are compared with each other first. */
  async store(): Promise<Outcome[]> {
    const stored = await this.#storeDraws();
    const outcomes: Outcome[] = [];
    for (const [day, answers] of Map.groupBy(this.answers, ({ drawDate }) => drawDate)) {
      const ofDay = answers.flatMap((answer) => stored.get(answer) ?? []);
      outcomes.push(...(await this.#concludeDay(day, answers, ofDay)));
    }
    return outcomes;
  }

  async #concludeDay(
    drawDate: DrawDate,
    answers: readonly SourceAnswer[],
    outcomes: Outcome[],
  ): Promise<Outcome[]> {
    const { lottery, stored, now } = this.#given;
    const day = { lottery: lottery.slug, drawDate };
    const isStored = stored.some((draw) => draw.drawDate === drawDate && isComplete(draw));
    const isKnown = isStored || outcomes.some(({ result }) => STORED.includes(result));
    for (const { source, failure, draw, noDraw } of answers.toReversed()) {
      if (failure !== undefined) {
        const known = isKnown && ({ isStored: true } as const);
        outcomes.unshift({ ...day, result: 'failed', source, detail: failure, ...known });
      } else if (isStored && draw === undefined && !noDraw) {
        outcomes.push({ ...day, result: 'silent', source });
      }
    }
    if (answers.some(({ draw }) => draw) || isStored) return outcomes;
    const recorded = await recordNoDraw(lottery, drawDate, answers, this.#given);
    if (recorded !== undefined) return [...outcomes, recorded];
    if (answers.every(({ failure }) => failure !== undefined)) return outcomes;
    const isGap = now - announcementAt(lottery, drawDate) >= GAP_AFTER_MS;
    return [...outcomes, { ...day, result: isGap ? 'gap' : 'not yet' }];
  }

  /** What became of each answer that has a draw. */
  async #storeDraws(): Promise<Map<SourceAnswer, Outcome>> {
    const { lottery, stored, data } = this.#given;
    const [entry, context] = admitAt(lottery, this.#given);
    const outcomes = new Map<SourceAnswer, Outcome>();
    const batch = new Map<Incoming, SourceAnswer>();
    for (const answer of this.answers) {
      const { draw, source, drawDate } = answer;
      if (draw === undefined) continue;
      // A partial page may still show the draw before. Waiting costs nothing, so one equal number
      // is enough to wait.
      const isStale = !isComplete(draw) && copiedFrom(draw, stored, 1) !== undefined;
      const notYet = { lottery: lottery.slug, drawDate, source, result: 'not yet' } as const;
      if (isStale) outcomes.set(answer, notYet);
      else batch.set({ draw, entry: { ...entry, doubts: answer.doubts } }, answer);
    }
    const belief = [...new Set(this.answers.map(({ source }) => source))];
    const fail = ({ message: detail }: Error) => detail;
    const admissions = await storeReadings(data, [...batch.keys()], context, belief).catch(fail);
    for (const [incoming, answer] of batch) {
      const { drawDate, source } = incoming.draw;
      const day = { lottery: lottery.slug, drawDate, source };
      const admission = typeof admissions === 'string' ? undefined : admissions.get(incoming);
      // Named in the table and in the exit code, so that other lotteries are still stored.
      const outcome: Outcome =
        admission === undefined
          ? { ...day, result: 'failed', detail: String(admissions) }
          : describeAnswer(admission, day, answer.warnings);
      outcomes.set(answer, outcome);
    }
    return outcomes;
  }
}

function doubtsOf({ copyOf }: SourceRow): Doubt[] {
  return copyOf === undefined ? [] : [{ name: 'copy', sentence: DOUBT_WORDS.copy(copyOf) }];
}

const STORED: readonly Outcome['result'][] = ['new', 'completed', 'corrected', 'agrees'];
