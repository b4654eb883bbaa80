// The word of each source: what it said last of each prize, without what a person found wrong.
import type { Draw } from '../../domain/draw.ts';
import type { Said } from './day-line.ts';

/** A statement as it was heard: when, and with which doubts that nobody accepted. */
export type Heard = Said & {
  /** The index of its moment: what has the same was heard at once. */
  readonly moment: number;
  /** How many statements were heard before it. */
  readonly place: number;
  readonly open: readonly string[];
};

/** What is left of one statement in the word of its source. */
export type Part = { readonly heard: Heard; readonly prizes: Draw['prizes'] };

/** By source, in the order in which the sources were first heard. */
export type Words = ReadonlyMap<string, readonly Part[]>;

type IsClear = (slug: string, numbers: readonly string[], prizes: Draw['prizes']) => boolean;

/**
 * @param isBeside whether numbers of one prize do not contradict others
 * @param isWrong whether a person found them wrong
 */
export function listWords(
  statements: readonly Heard[],
  isBeside: IsClear,
  isWrong: (source: string, slug: string, numbers: readonly string[]) => boolean,
): Words {
  const words = [...Map.groupBy(statements, ({ source }) => source)].map(([source, all]) => {
    const parts = all.flatMap((heard) => {
      const later = all.filter(({ moment }) => moment > heard.moment);
      if (isZeros(heard) && later.length > 0) return [];
      const anew = later.filter((statement) => !isZeros(statement));
      const left = Object.entries(heard.prizes).filter(
        ([slug, numbers]) =>
          !isWrong(source, slug, numbers) &&
          anew.every(({ prizes }) => !prizes[slug] && isBeside(slug, numbers, prizes)),
      );
      return left.length > 0 ? [{ heard, prizes: Object.fromEntries(left) }] : [];
    });
    return [source, parts] as const;
  });
  return new Map(words.filter(([, parts]) => parts.length > 0));
}

/** Zeros say nothing about a draw. */
export function isZeros({ open }: Pick<Heard, 'open'>): boolean {
  return open.includes('zeros');
}

/** All prizes of a word that says one thing of each. */
export function prizesOf(parts: readonly Part[]): Draw['prizes'] {
  return Object.assign({}, ...parts.map(({ prizes }) => prizes));
}

/** The prizes of a word of which it says one thing; zeros beside a number say nothing. */
export function oneThing(word: readonly Part[], slugs?: readonly string[]): Draw['prizes'] {
  const spoken = word.filter(
    ({ heard }) => !isZeros(heard) || word.every((part) => isZeros(part.heard)),
  );
  const all = spoken.flatMap(({ prizes }) => Object.entries(prizes));
  const right = all.filter(([slug, numbers]) => {
    const isMeant = slugs === undefined || slugs.includes(slug);
    return (
      isMeant && all.every(([other, rival]) => other !== slug || rival.join() === numbers.join())
    );
  });
  return Object.fromEntries(right);
}
