// One look of the watch at one lottery: what is asked, and what of it is news.
import { type Draw, isComplete, isUnconfirmed } from '../../../src/domain/draw.ts';
import { type LookOptions, lookFor } from '../ingest/look-for-draws.ts';
import type { Outcome } from '../ingest/outcome.ts';
import { readStoredDraws } from '../store/draw-store.ts';
import { isOf } from '../store/held-back-draws.ts';
import { type Heard, listQuestions, type Plan } from './lottery-plan.ts';
import { identifyQuestion } from './outages.ts';

/**
 * Puts one lottery's questions, and keeps when each was answered.
 * @param unasked what was not put
 */
export async function look(
  { lottery, draws: before, asking }: Plan,
  { asked }: Heard,
  options: LookOptions,
  unasked: ReadonlySet<string>,
) {
  const { now, registry } = options;
  if (asking.length === 0) return { lottery, draws: before, outcomes: [], answers: [] };
  const looked = await lookFor(lottery, before, asking, options);
  const answers = looked.answers.map((answer) => ({ lottery: lottery.slug, ...answer }));
  const byQuestion = Map.groupBy(answers, identifyQuestion);
  for (const question of listQuestions({ lottery, asking })) {
    const lookAnswer = byQuestion.get(question);
    // Also what was not asked, because another source knew: it may be asked to confirm that, later.
    if (unasked.has(question) && lookAnswer === undefined) continue;
    const known = asked.get(question);
    asked.set(question, {
      at: now,
      answeredAt: lookAnswer?.every(({ failure }) => failure) ? known?.answeredAt : now,
      drewAt: known?.drewAt ?? (lookAnswer?.some(({ draw }) => draw) ? now : undefined),
    });
  }
  const stored = await readStoredDraws(options.data, lottery, registry);
  const isNews = ({ result, source = '', drawDate, detail }: Outcome) => {
    const lookAnswer = byQuestion.get(
      identifyQuestion({ lottery: lottery.slug, drawDate, source }),
    );
    // Said of the source, once for all lotteries.
    if (result === 'failed' || result === 'refused')
      return !lookAnswer?.some(({ failure }) => failure === detail);
    const [was, is] = [before, stored].map((draws) =>
      draws.find((draw) => draw.drawDate === drawDate),
    );
    if (result === 'disputed') {
      return was === undefined
        ? !registry.heldBack.some(isOf(lottery, { drawDate }))
        : JSON.stringify(was) !== JSON.stringify(is);
    }
    if (was === undefined) return true;
    // After an authority's reading no confirmation is awaited, unless the draw is in doubt.
    const isWaiting = isUnconfirmed(was, registry.sources);
    if (result === 'agrees') {
      const isChanged = JSON.stringify(was) !== JSON.stringify(is);
      // Its own source confirms nothing.
      return isChanged && source !== was.source && (isWaiting || was.doubt !== undefined);
    }
    return result !== 'silent' || isWaiting || was.source === source;
  };
  const outcomes = looked.outcomes.map((outcome) => asSilence(outcome, before)).filter(isNews);
  return { lottery, draws: stored, outcomes, answers };
}

/** Treats a page that still shows the previous draw as silent once another source has this one. */
function asSilence(outcome: Outcome, stored: readonly Draw[]): Outcome {
  const { result, source, drawDate } = outcome;
  if (result !== 'not yet' || source === undefined) return outcome;
  const isThere = stored.some((draw) => draw.drawDate === drawDate && isComplete(draw));
  return isThere ? { ...outcome, result: 'silent' } : outcome;
}
