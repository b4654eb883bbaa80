// One look at one lottery: what is asked, and when each question was answered.
import { type Draw, isComplete } from '../../../src/domain/draw.ts';
import { type LookOptions, lookFor } from '../ingest/look-for-draws.ts';
import type { Outcome } from '../ingest/outcome.ts';
import { readStoredDraws } from '../store/draw-store.ts';
import { listQuestions, type Plan } from './lottery-plan.ts';
import type { Memory } from './memory.ts';
import { identifyQuestion } from './outages.ts';

export type Look = Awaited<ReturnType<typeof look>>;

/**
 * Puts one lottery's questions, and keeps when each was answered.
 * @param unasked what was not put
 */
export async function look(
  plan: Plan,
  { asked }: Memory,
  options: LookOptions,
  unasked: ReadonlySet<string>,
) {
  const { lottery, draws: before, asking } = plan;
  const { now, registry, data } = options;
  if (asking.length === 0) return { lottery, before, draws: before, outcomes: [], answers: [] };
  const result = await lookFor(lottery, before, asking, options);
  const answers = result.answers.map((answer) => ({ lottery: lottery.slug, ...answer }));
  const byQuestion = Map.groupBy(answers, identifyQuestion);
  for (const question of listQuestions(plan)) {
    const lookAnswer = byQuestion.get(question);
    // Also what was not asked, because another source knew: it may be asked to confirm that, later.
    if (unasked.has(question) && lookAnswer === undefined) continue;
    const last = asked.get(question);
    asked.set(question, {
      at: now,
      answeredAt: lookAnswer?.every(({ failure }) => failure) ? last?.answeredAt : now,
      drewAt: last?.drewAt ?? (lookAnswer?.some(({ draw }) => draw) ? now : undefined),
    });
  }
  const outcomes = result.outcomes.map((outcome) => asSilence(outcome, before));
  const draws = await readStoredDraws(data, lottery, registry);
  return { lottery, before, draws, outcomes, answers };
}

/** Treats a page that still shows the previous draw as silent once another source has this one. */
function asSilence(outcome: Outcome, stored: readonly Draw[]): Outcome {
  const { result, source, drawDate } = outcome;
  if (result !== 'not yet' || source === undefined) return outcome;
  const isThere = stored.some((draw) => draw.drawDate === drawDate && isComplete(draw));
  return isThere ? { ...outcome, result: 'silent' } : outcome;
}
