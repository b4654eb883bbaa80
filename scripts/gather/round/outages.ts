// Which sources are out: nothing comes from them, whatever they are asked. A question that fails
// while its source answers others is a fault of its own.
import type { FetchDays } from '../upstream/sources.ts';
import type { Memory } from './memory.ts';

/** What became of one question. */
export type Asking = {
  readonly lottery: string;
  readonly drawDate: string;
  readonly source: string;
  readonly failure?: string | undefined;
};

type Outages = Pick<Memory, 'out' | 'failing'>;

export function identifyQuestion({ lottery, drawDate, source }: Omit<Asking, 'failure'>): string {
  return `${lottery} ${drawDate} ${source}`;
}

/** A source with several addresses answers a question where one of them does. */
function whole(answers: readonly Asking[]): Asking[] {
  return [...Map.groupBy(answers, identifyQuestion).values()].flatMap(
    (ofQuestion) => ofQuestion.find(({ failure }) => failure === undefined) ?? ofQuestion[0] ?? [],
  );
}

/**
 * Takes in the answers of one round.
 * @param chance from 0 to 1
 * @returns a line for each fault that begins or ends
 */
export function noteAnswers(
  outages: Outages,
  answers: readonly Asking[],
  now: number,
  chance: () => number,
): string[] {
  const lines: string[] = [];
  const { out, failing } = outages;
  for (const [source, ofSource] of Map.groupBy(whole(answers), (answer) => answer.source)) {
    const answered = ofSource.filter(({ failure }) => failure === undefined);
    const failed = ofSource.filter(({ failure }) => failure !== undefined);
    const before = out.get(source);
    const first = failed.find((answer) => !failing.has(identifyQuestion(answer)));
    if (answered.length > 0 && out.delete(source)) lines.push(`${source} answers again`);
    for (const answer of answered) {
      const was = failing.get(identifyQuestion(answer));
      failing.delete(identifyQuestion(answer));
      if (was === 'alone') lines.push(`${source} answers again about ${answer.lottery}`);
    }
    const isOut = answered.length === 0 && (before !== undefined || first !== undefined);
    if (isOut) {
      out.set(source, { failures: (before?.failures ?? 0) + 1, at: now, chance: chance() });
      if (before === undefined && first !== undefined) lines.push(describeOutage(first));
    }
    for (const answer of failed) {
      const question = identifyQuestion(answer);
      const was = failing.get(question);
      // A question that fails once while others are answered may be the beginning of an outage.
      const isAlone = !isOut && was !== undefined;
      if (isAlone && was === 'once')
        lines.push(`${describeOutage(answer)}; it answers about others`);
      failing.set(question, isAlone ? 'alone' : (was ?? 'once'));
    }
  }
  return lines;
}

function describeOutage({ lottery, drawDate, source, failure }: Asking): string {
  return `${lottery} ${drawDate} failed ${source} ${failure}`;
}

/** The pages of some lotteries may be broken where those of others are not. */
const FAILURES_IN_A_ROW = 3;

/**
 * For one round: asks each source one question after another. Once nothing comes from it the others
 * wait, so that a source out of reach costs one time-out. @returns also the questions not put
 */
export function patientFetch(fetch: FetchDays, { out }: Pick<Memory, 'out'>) {
  const unasked = new Set<string>();
  const failures = new Map<string, number>();
  const last = new Map<string, Promise<void>>();
  async function* ask(...[lottery, upstream, days]: Parameters<FetchDays>) {
    const { source } = upstream;
    if (days.length === 0) return;
    const before = last.get(source);
    const { promise, resolve } = Promise.withResolvers<void>();
    last.set(source, promise);
    await before;
    try {
      const failed = failures.get(source) ?? (out.has(source) ? FAILURES_IN_A_ROW - 1 : 0);
      if (failed >= FAILURES_IN_A_ROW) {
        for (const drawDate of days) unasked.add(identifyQuestion({ lottery, drawDate, source }));
        return;
      }
      let came = false;
      for await (const answer of fetch(lottery, upstream, days)) {
        came ||= answer.failure === undefined;
        yield answer;
      }
      failures.set(source, came ? 0 : failed + 1);
    } finally {
      resolve();
    }
  }
  return { fetch: ask, unasked };
}
