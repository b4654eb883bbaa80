// How a draw stands: what has to be known beside its numbers. Bodies have it, and every outlet
// prints what the body has; none words a state itself, nor works it out again.
import {
  type Draw,
  isUnconfirmed,
  pendingPrizeKinds,
  unavailablePrizeKinds,
  type WithEras,
} from '../../domain/draw.ts';
import type { Source } from '../../domain/source.ts';
import { latenessAt } from '../../domain/lateness.ts';
import type { PrizeKind } from '../../domain/lottery.ts';
import { type Facts, OF_CLOCK, OF_DRAW, type Row, type TONES, type Words } from './states.ts';

/** One state of a draw, as bodies have it. A newer host may have codes that the table lacks. */
export type State = {
  readonly code: string;
  readonly tone: (typeof TONES)[number];
  readonly text: string;
  readonly textEn: string;
};

/** All codes, the most urgent first. A function, so that a bundle may leave the table out. */
export const listCodes = (): string[] =>
  Object.keys({ withdrawn: OF_DRAW.withdrawn, ...OF_CLOCK, ...OF_DRAW });

const rowOf = (code: string): Row | undefined => OF_DRAW[code] ?? OF_CLOCK[code];

function tell(rows: Readonly<Record<string, Row>>, facts: Facts): State[] {
  return Object.entries(rows).flatMap(([code, { tone, say }]) => {
    const words = say(facts);
    return words ? [{ code, tone, text: words.th, textEn: words.en }] : [];
  });
}

/** What is to be said of a draw, the most urgent first; `[]` where nothing is. No clock decides. */
export function standing(facts: Facts): State[] {
  return inOrder([...tell(OF_CLOCK, facts), ...tell(OF_DRAW, facts)]);
}

/** As a body says it; a host of an older build does not. */
export function standingOf(body: Facts & { readonly standing?: readonly State[] | undefined }) {
  return body.standing ?? standing(body);
}

/**
 * What the clock alone says of a newest draw: that the one after it was due, and is not stored.
 * @param now milliseconds since 1970
 */
export function standingAfter(
  next: { readonly announcedAt: string } | undefined,
  now: number,
): State[] {
  if (next === undefined) return [];
  const state = latenessAt(Date.parse(next.announcedAt), now);
  return tell(OF_CLOCK, { dueDraws: { state, since: next.announcedAt } });
}

/** By urgency; a code that only a newer host knows comes first, because nobody here can rank it. */
export function inOrder<Said extends State>(states: readonly Said[]): Said[] {
  const codes = listCodes();
  return [...states].sort((left, right) => codes.indexOf(left.code) - codes.indexOf(right.code));
}

/** Without what depends on the number of a ticket, its missing prizes, or on the moment. */
export function ofDraw(states: readonly State[]): State[] {
  return states.filter(({ code }) => !(OF_NUMBER.has(code) || code in OF_CLOCK));
}

const OF_NUMBER: ReadonlySet<string> = new Set(['pending', 'unavailable']);

/** The same for who holds a ticket of the draw. */
export function ofTicket(states: readonly State[]): State[] {
  return states.map((state) => {
    const keep = rowOf(state.code)?.keep;
    if (keep === undefined) return state;
    return { ...state, text: `${state.text} ${keep.th}`, textEn: `${state.textEn} ${keep.en}` };
  });
}

/** A state in a word or two; of a code that is not in the table, its sentence. */
export function badgeOf({
  code,
  text = code,
  textEn = code,
}: Pick<State, 'code'> & Partial<State>): Words {
  return rowOf(code)?.badge ?? { th: text, en: textEn };
}

/** The facts of a stored draw, as its body says them. */
export function factsOf(
  lottery: WithEras,
  draw: Draw,
  sources: readonly Pick<Source, 'id' | 'role' | 'copies' | 'copiesBefore'>[],
) {
  return {
    doubt: draw.doubt,
    pendingPrizes: pendingPrizeKinds(lottery, draw).map(namedPrize),
    unavailablePrizes: unavailablePrizeKinds(lottery, draw).map(namedPrize),
    unconfirmed: isUnconfirmed(draw, sources),
    corrections: draw.corrections,
  } satisfies Facts;
}

/** A prize by identifier and Thai name, as bodies mention one without its numbers. */
export function namedPrize({ slug, nameTh }: PrizeKind) {
  return { slug, name: nameTh };
}
