// Looks for draws of a lottery: asks its sources in the order of belief, until each day is known
// from an authority or two witnesses, and stores what they say. One that fails stops no other.
import { copiedFrom } from '../../src/domain/copied-draw.ts';
import { type Doubt, describeDoubt, findDoubts, isOfNumbers } from '../../src/domain/doubt.ts';
import { byNewestFirst, type Draw, isAuthority, isComplete } from '../../src/domain/draw.ts';
import type { DrawDate } from '../../src/domain/draw-date.ts';
import { announcementAt } from '../../src/domain/lateness.ts';
import type { Lottery } from '../../src/domain/lottery.ts';
import { setAsideOddPrizes, toDraw } from '../../src/intake/draw-of-row.ts';
import { GAP_AFTER_MS } from '../../src/intake/polling.ts';
import type { Finding } from '../../src/intake/problem.ts';
import type { Upstream } from '../../src/intake/sources/upstream.ts';
import { storeReading } from '../store/draw-store.ts';
import { isOf } from '../store/held-back-draws.ts';
import { fetchDays } from '../upstream/sources.ts';
import { describeAdmission, type Outcome } from './outcome.ts';
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
};

export type LookOptions = StoreOptions & { readonly fetch?: typeof fetchDays };

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
  const days = asking.flatMap((asked) => asked.days);
  const newest = [stored[0]?.drawDate ?? '', ...days].sort().at(-1);
  for (const asked of asking) await look.ask(asked, newest);
  const outcomes: Outcome[] = [];
  for (const day of new Set(look.answers.map(({ drawDate }) => drawDate))) {
    outcomes.push(...(await look.store(day)));
  }
  return { outcomes, answers: look.answers };
}

type Given = LookOptions & { readonly lottery: Lottery; readonly stored: readonly Draw[] };

class Look {
  readonly answers: SourceAnswer[] = [];
  readonly #given: Given;

  constructor(given: Given) {
    this.#given = given;
  }

  async ask({ upstream, days, again = [] }: SourceDays, newest: string | undefined) {
    const { lottery, fetch = fetchDays } = this.#given;
    const { source, newestOnly } = upstream;
    const hasDrawn = (day: DrawDate) =>
      this.answers.some((said) => said.source === source && said.drawDate === day && said.draw);
    const wanted = days
      .filter((day) => !newestOnly || day === newest)
      .filter((day) => !(again.includes(day) ? hasDrawn(day) : this.#isKnown(day, source)));
    const [, context] = admitAt(lottery, this.#given);
    for await (const { drawDate, row, failure } of fetch(lottery.slug, upstream, wanted)) {
      const isDrawn = row !== undefined && !row.noDraw;
      const said = isDrawn
        ? setAsideOddPrizes(toDraw(row, source, lottery), context)
        : { failure, noDraw: row?.noDraw };
      this.answers.push({ source, drawDate, ...said });
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
    const heard = this.answers.filter(({ drawDate, draw }) => {
      const isAnswer = drawDate === day && draw && isComplete(draw);
      return isAnswer && this.#doubtNumbers(draw, stored).length === 0;
    });
    const witnesses = heard.length + (isStored ? 1 : 0);
    return witnesses >= 2 || heard.some((said) => isAuthority(said.source, registry.sources));
  }

  #doubtNumbers(draw: Draw, draws: readonly Draw[]): Doubt[] {
    const { registry, lottery, now, accepted = [] } = this.#given;
    return findDoubts(draw, { ...registry, lottery, now, draws }).filter(
      (doubt) => isOfNumbers(doubt) && !accepted.includes(doubt.name),
    );
  }

  async store(drawDate: DrawDate): Promise<Outcome[]> {
    const { lottery, stored, now } = this.#given;
    const answers = this.answers.filter((said) => said.drawDate === drawDate);
    const day = { lottery: lottery.slug, drawDate };
    const isStored = stored.some((draw) => draw.drawDate === drawDate && isComplete(draw));
    const outcomes = await this.#storeDraws(answers, drawDate);
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

  async #storeDraws(answers: readonly SourceAnswer[], day: DrawDate): Promise<Outcome[]> {
    const { lottery, stored } = this.#given;
    const drawn = this.answers.flatMap(({ draw }) => draw ?? []);
    const judged = answers.flatMap(({ source, draw, warnings = [] }) => {
      // A source that shows one result for two days makes both doubtful, whichever is stored first.
      const near = drawn.filter((other) => other.source === source && other.drawDate !== day);
      const around = [...stored, ...near].sort(byNewestFirst);
      return draw ? [{ draw, warnings, doubts: this.#doubtNumbers(draw, around) }] : [];
    });
    // A right answer goes first, so that a doubtful one beside it holds nothing back.
    judged.sort((one, other) => Math.sign(one.doubts.length) - Math.sign(other.doubts.length));
    const outcomes: Outcome[] = [];
    for (const { draw, warnings } of judged) {
      const of = { lottery: lottery.slug, drawDate: day, source: draw.source };
      // Named in the table and in the exit code, so that the other draws are still stored.
      const fail = ({ message: detail }: Error): Outcome => ({ ...of, result: 'failed', detail });
      outcomes.push(await this.#storeDraw(draw, drawn, warnings).catch(fail));
    }
    return outcomes;
  }

  async #storeDraw(
    draw: Draw,
    others: readonly Draw[],
    setAside: readonly Finding[],
  ): Promise<Outcome> {
    const { lottery, stored, data } = this.#given;
    const { source, drawDate } = draw;
    const day = { lottery: lottery.slug, drawDate };
    // A part that shows the draw before waits for the rest at no cost: any equality is enough.
    const isCopy = !isComplete(draw) && copiedFrom(draw, stored, 1) !== undefined;
    if (isCopy) return { ...day, source, result: 'not yet' };
    const admission = await storeReading(data, draw, others, ...admitAt(lottery, this.#given));
    if (admission.outcome !== 'passed over')
      return { ...describeAdmission(admission, day, setAside), source };
    const odd = admission.doubts.filter(({ name }) => name !== 'copy');
    // A page that shows the draw before still is as good as none yet.
    if (odd.length === 0) return { ...day, source, result: 'not yet' };
    // What is stored stays, so the source is at fault and not the draw.
    const detail = `${source}: ${odd.map(describeDoubt).join('; ')}`;
    return { ...day, source, result: 'failed', detail, isStored: true };
  }
}

const STORED: readonly Outcome['result'][] = ['came', 'completed', 'confirmed', 'stored before'];
