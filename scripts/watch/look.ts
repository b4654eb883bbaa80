// One look of the watch at one lottery: what is asked, and what of it is news.
import { type Draw, isComplete, isUnconfirmed } from '../../src/domain/draw.ts';
import type { Lottery } from '../../src/domain/lottery.ts';
import { readDraws } from '../store/draw-store.ts';
import { type LookOptions, lookFor } from '../ingest/look.ts';
import type { Outcome } from '../ingest/outcome.ts';
import { type Asking, identifyQuestion } from './outages.ts';
import type { Heard, Plan } from './plan.ts';

export type Looked = {
  readonly lottery: Lottery;
  readonly stored: readonly Draw[];
  readonly outcomes: readonly Outcome[];
  readonly answers: readonly Asking[];
};

/** Puts the questions of one lottery, and keeps when each was answered. @param left what was not put after all */
export async function look(
  { lottery, before, asking }: Plan,
  { asked }: Heard,
  options: LookOptions,
  left: ReadonlySet<string>,
): Promise<Looked> {
  const { slug } = lottery;
  const { now, registry } = options;
  if (asking.length === 0) return { lottery, stored: before, outcomes: [], answers: [] };
  const found = await lookFor(lottery, before, asking, options);
  const answers = found.answers.map(({ source, drawDate, failure }) => ({
    lottery: slug,
    drawDate,
    source,
    failure,
  }));
  const put = new Set(answers.map(identifyQuestion));
  for (const { upstream, days } of asking) {
    for (const drawDate of days) {
      const { source } = upstream;
      const question = identifyQuestion({ lottery: slug, drawDate, source });
      // Also what was not asked, because another source knew: it may be asked to confirm that, later.
      if (left.has(question) && !put.has(question)) continue;
      const isOfDay = (answer: Asking) => answer.source === source && answer.drawDate === drawDate;
      const failed = put.has(question) && answers.filter(isOfDay).every(({ failure }) => failure);
      const drew = found.answers.some(
        (answer) => isOfDay({ ...answer, lottery: slug }) && answer.draw,
      );
      const known = asked.get(question);
      asked.set(question, {
        at: now,
        answeredAt: failed ? known?.answeredAt : now,
        drewAt: known?.drewAt ?? (drew ? now : undefined),
      });
    }
  }
  const stored = await readDraws(options.data, lottery);
  const isHeldBack = (day: string) =>
    registry.heldBack.some((heldBack) => heldBack.lottery === slug && heldBack.drawDate === day);
  // A page that shows the draw before still, where another source has this one.
  const asSilence = (outcome: Outcome): Outcome =>
    outcome.result === 'not yet' &&
    outcome.source !== undefined &&
    before.some((draw) => draw.drawDate === outcome.drawDate && isComplete(draw))
      ? { ...outcome, result: 'silent' }
      : outcome;
  const isNews = ({ result, source = '', drawDate, detail }: Outcome) => {
    const ofQuestion = found.answers.filter(
      (answer) => answer.source === source && answer.drawDate === drawDate,
    );
    // Said of the source, once for all lotteries.
    if (result === 'failed') return !ofQuestion.some(({ failure }) => failure === detail);
    const [was, is] = [before, stored].map((draws) =>
      draws.find((draw) => draw.drawDate === drawDate),
    );
    if (result === 'held back' && was === undefined) return !isHeldBack(drawDate);
    if (result === 'held back') return JSON.stringify(was) !== JSON.stringify(is);
    if (was === undefined) return true;
    // Nobody waits for one more source where an authority has spoken, unless it takes its own word back.
    const isWaiting = isUnconfirmed(was, registry.sources);
    if (result === 'confirmed') return isWaiting || was.doubt !== undefined;
    return result !== 'silent' || isWaiting || was.source === source;
  };
  const outcomes = found.outcomes.map(asSilence).filter(isNews);
  return { lottery, stored, outcomes, answers };
}
