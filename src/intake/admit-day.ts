// Judges what sources say of one day, all of it at once, so that no order decides:
//
//   an authority alone                   published
//   a witness alone                      published, unconfirmed until another source agrees
//   sources that differ, none stored     held back, not published, an authority among them or not
//   a source that differs from what is   held back: what is published stays, with its doubt, until
//   stored, be it its own word           a person rules, whoever is the authority
//   any other doubt that nobody has      held back; it is a statement all the same, and a source
//   accepted (domain/doubt.ts)           that differs from it is held back with it
//   zeros                                no statement: passed over beside any other
//
// A hold is about prizes: it ends where each source that differed on them agrees, or a person
// rules.
import type { Doubt } from '../domain/doubt-names.ts';
import type { Draw } from '../domain/draw.ts';
import type { HeldBackDraw } from '../domain/held-back.ts';
import { areDifferent, type Reading } from '../domain/reading.ts';
import { type Agreed, composeAgreed, isPersonsWord } from './compose-agreed.ts';
import type { Composition } from './compose-draw.ts';
import type { Ruling } from './ruling.ts';
import { isOpen, ruleOut, toHold, withDoubtOf } from './hold-readings.ts';
import { type Finding, isError } from './problem.ts';
import { judgeForm } from './rules/all.ts';
import {
  type Day,
  type DayContext,
  type Incoming,
  isSettled,
  isZeros,
  listStatements,
  type Statement,
  type TurnedAway,
  turnAway,
} from './statements.ts';

/** `heldBack` is the entry of the day from now on; `undefined` where nothing is held back. */
export type ReadingAdmission = { readonly heldBack?: HeldBackDraw | undefined } & (
  | {
      readonly outcome: Exclude<Composition['outcome'], 'refused'>;
      /** As it is stored from now on. */
      readonly draw: Draw;
      readonly warnings: readonly Finding[];
    }
  | { readonly outcome: 'refused'; readonly findings: readonly Finding[] }
  | {
      readonly outcome: 'held back';
      readonly heldBack: HeldBackDraw;
      /** What nobody has accepted, of this very reading. */
      readonly doubts: readonly Doubt[];
    }
  /** It says nothing against what is stored: ruled out by a person, or no statement. */
  | { readonly outcome: 'passed over'; readonly doubts: readonly Doubt[] }
);

type DayAdmission = {
  readonly draw: Draw | undefined;
  readonly heldBack: HeldBackDraw | undefined;
  /** What a person's word decided about other sources. */
  readonly rulings: readonly Ruling[];
  readonly admissions: ReadonlyMap<Incoming, ReadingAdmission>;
};

/** What becomes of the day, and of each reading. */
export function admitDay(day: Day, context: DayContext): DayAdmission {
  const turned = new Map<Incoming, TurnedAway>();
  for (const incoming of day.batch) {
    const why = turnAway(incoming, day, context);
    if (why !== undefined) turned.set(incoming, why);
  }
  const heard = day.batch.filter((incoming) => !turned.has(incoming));
  const statements = listStatements(heard, day, context);
  const agreed = composeAgreed(day, statements, context);
  for (const { incoming, open } of statements) {
    const composition = agreed.compositions.get(incoming);
    if (composition?.outcome === 'refused') turned.set(incoming, composition);
    // A few prizes do not make a draw that can wait, but they can contradict another source.
    const isAgainst = open.some(({ name }) => name === 'witness');
    if (composition !== undefined || day.stored !== undefined || isAgainst) continue;
    const findings = judgeForm(incoming.draw, context).filter(isError);
    if (findings.length > 0) turned.set(incoming, { outcome: 'refused', findings });
  }
  // A reading that the rules refuse is treated as if its source had not answered.
  const rest = day.batch.filter((incoming) => !turned.has(incoming));
  const admitted =
    rest.length < heard.length
      ? admitDay({ ...day, batch: rest }, context)
      : concludeDay(day, statements, agreed, context);
  const { heldBack } = admitted;
  const away = [...turned].map(([incoming, why]) => [incoming, { ...why, heldBack }] as const);
  return { ...admitted, admissions: new Map([...admitted.admissions, ...away]) };
}

/** What is published of the day, what is held back, and what that means for each reading. */
function concludeDay(
  day: Day,
  statements: readonly Statement[],
  agreed: Agreed,
  context: DayContext,
): DayAdmission {
  const hold = decideHold(day, statements, agreed, context);
  const { heldBack } = hold;
  const draw = agreed.draw && withDoubtOf(heldBack, agreed.draw, day);
  const conclusion = { ...hold, draw, agreed, day };
  const admissions = new Map(
    statements.map((statement) => [statement.incoming, admitStatement(statement, conclusion)]),
  );
  const reason = day.batch.find(({ entry }) => isPersonsWord(entry))?.entry.reason;
  const ofDay = { lottery: context.lottery.slug, drawDate: day.drawDate };
  const rulings = ruleOut(ofDay, agreed.wrong, hold.open, reason, draw);
  return { draw, heldBack, admissions, rulings };
}

/** Which statements have no part in the draw, and which of those wait for a person. */
function decideHold(
  { before, drawDate }: Day,
  statements: readonly Statement[],
  { draw, compositions, earlier }: Agreed,
  context: DayContext,
) {
  const outside = statements.filter(
    ({ incoming, reading }) => !compositions.has(incoming) && !isSettled(reading, draw),
  );
  const all = [...earlier, ...statements.map(({ reading }) => reading)];
  const waiting = outside
    .filter(({ incoming, reading }) => {
      const isTyped = incoming.entry.reason !== undefined;
      return isTyped || !saysNothing(reading, draw, all);
    })
    // Sorts the least doubtful reading last, because a ruling for a source takes its last reading.
    .sort((ours, theirs) => theirs.own.length - ours.own.length);
  const now = waiting.map(({ reading }) => reading).filter(isFirstOfItsKind);
  const stillOpen = earlier.filter((reading) => isOpen(reading, draw, [...earlier, ...now]));
  const open = [...stillOpen, ...now];
  const ofDay = { lottery: context.lottery.slug, drawDate };
  return { outside, waiting, open, heldBack: toHold(ofDay, open, waiting, draw, before) };
}

type Conclusion = ReturnType<typeof decideHold> & {
  /** As it is published, with the doubt of what is held back. */
  readonly draw: Draw | undefined;
  readonly agreed: Agreed;
  readonly day: Day;
};

function admitStatement(statement: Statement, conclusion: Conclusion): ReadingAdmission {
  const { incoming, open: doubts } = statement;
  const { heldBack, draw, agreed } = conclusion;
  if (heldBack && conclusion.waiting.includes(statement)) {
    return { outcome: 'held back', heldBack, doubts };
  }
  if (draw === undefined || conclusion.outside.includes(statement)) {
    return { outcome: 'passed over', doubts, heldBack };
  }
  const outcome = agreed.compositions.get(incoming)?.outcome;
  if (outcome !== undefined && outcome !== 'refused' && outcome !== 'unchanged') {
    return { outcome, draw, heldBack, warnings: agreed.warnings };
  }
  const repeats = hasCleared(statement.reading, draw, conclusion.day) ? 'completed' : 'unchanged';
  return { outcome: repeats, draw, heldBack, warnings: [] };
}

/** Whether this source now agrees, which removed the doubt of the stored draw. */
function hasCleared({ source }: Reading, draw: Draw, { stored, before }: Day): boolean {
  const differed = before?.readings.some((reading) => reading.source === source && !reading.stored);
  return stored?.doubt !== undefined && draw.doubt === undefined && differed === true;
}

/** A source may be asked at two addresses, and say the same at both. */
function isFirstOfItsKind(reading: Reading, index: number, all: readonly Reading[]): boolean {
  const isSame = (earlier: Reading) =>
    earlier.source === reading.source && isSettled(earlier, reading) && isSettled(reading, earlier);
  return all.findIndex(isSame) === index;
}

/** Whether a reading of zeros stands beside one that says something. */
function saysNothing(reading: Reading, draw: Draw | undefined, all: readonly Reading[]): boolean {
  if (!isZeros(reading)) return false;
  if (draw !== undefined) return areDifferent(draw, reading);
  return all.some((rival) => !isZeros(rival) && rival.source !== reading.source);
}
