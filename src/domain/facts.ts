// What the draws of a lottery state, a line each. New draws, completions, corrections, withdrawals,
// restorations and what is heard only add lines: where a line is gone, somebody loses what was
// published.

type Act = { readonly at: string; readonly reason: { readonly th: string; readonly en: string } };

/** What of a draw is stated. */
export type StatedDraw = {
  readonly drawDate: string;
  readonly pending?: readonly string[] | undefined;
  /** Oldest first. */
  readonly corrections?: readonly Pick<Correction, 'reason' | 'previous'>[] | undefined;
  readonly withdrawals?: readonly (Act & { readonly restored?: Act | undefined })[] | undefined;
  readonly prizes: Numbers;
};

type Numbers = Readonly<Record<string, readonly string[]>>;
type Correction = { readonly reason: string; readonly previous: Numbers };

/** The draws of a lottery, those that are no results beside the others. */
export type StatedDraws = {
  readonly lottery: { readonly slug: string };
  readonly draws: readonly StatedDraw[];
  readonly withdrawn?: readonly StatedDraw[] | undefined;
  readonly heard?: readonly string[] | undefined;
};

/** Each line of a draw comes after the one that the draw is there, and begins with it. */
export function factsOf({ lottery, draws, withdrawn = [], heard = [] }: StatedDraws): string[] {
  const { slug } = lottery;
  const byDay = Map.groupBy(heard, (line) => line.slice(0, 'YYYY-MM-DD'.length));
  const heardOn = (day: string) =>
    (byDay.get(day) ?? []).map((line) => line.replace(' ', ' heard '));
  const ofDraws = [...draws, ...withdrawn].flatMap((draw) => {
    const heardOfDraw = heardOn(draw.drawDate);
    byDay.delete(draw.drawDate);
    return [...factsOfDraw(draw).map((fact) => `${draw.drawDate}${fact}`), ...heardOfDraw];
  });
  // Of a day that waits nothing is published.
  const unpublished = [...byDay.keys()].flatMap(heardOn);
  return [slug, ...[...ofDraws, ...unpublished].map((fact) => `${slug} ${fact}`)];
}

function factsOfDraw({ prizes, pending = [], corrections = [], withdrawals = [] }: StatedDraw) {
  // Without the time: where two people enter one correction, a merge keeps the earlier time.
  const reasons = corrections.map(({ reason }, index) => ` correction ${index + 1}: ${reason}`);
  const acts = withdrawals.flatMap(({ restored, ...act }) => [
    describeAct('withdrawn', act),
    ...(restored ? [describeAct('restored', restored)] : []),
  ]);
  const complete = pending.length === 0 ? [' complete'] : [];
  return ['', ...complete, ...numbersOf(prizes, corrections), ...reasons, ...acts];
}

const describeAct = (act: string, { at, reason }: Act) =>
  ` ${act} ${at}: ${reason.th} / ${reason.en}`;

/** The numbers of every revision: taking a correction back leads to those before it. */
function numbersOf(newest: Numbers, corrections: readonly Correction[]): string[] {
  const revisions = [newest];
  for (const { previous } of corrections.toReversed()) {
    revisions.unshift({ ...revisions[0], ...previous });
  }
  return revisions.flatMap((prizes, index) =>
    Object.entries(prizes).map(
      ([prize, numbers]) => ` revision ${index + 1} ${prize}: ${numbers.toSorted().join(' ')}`,
    ),
  );
}

/** What is live and not among ours; of a lottery or a draw that is gone only that it is. */
export function lostFacts(live: readonly string[], ours: readonly string[]): string[] {
  const present = new Set(ours);
  const lost: string[] = [];
  for (const fact of live) {
    if (!present.has(fact) && !fact.startsWith(`${lost.at(-1)} `)) lost.push(fact);
  }
  return lost;
}
