// Folds what was said and decided of a day into what is published of it and what waits for a
// person:
//
//   a source's word     its last statement of each prize, without what a person found wrong
//   nothing published   a word is, as a whole, if nobody doubts it and no other contradicts it
//   once something is   each prize of a word, by the same measure
//   other numbers       are published only by a person's word, and are a correction
//   what waits          each word that differs from what is published, or has more
//
// What was heard in one moment is heard at once, so that no order decides. No neighbour, calendar
// or clock: those belong to the judges of what comes in, whose verdict is part of a statement.
import type { Instant } from '../../domain/clock.ts';
import type { Draw } from '../../domain/draw.ts';
import type { HeldBackDraw } from '../../domain/held-back.ts';
import type { Lottery } from '../../domain/lottery.ts';
import { type Contradicted, comparePrizes } from './contradiction.ts';
import {
  byKind,
  type DayLine,
  type Decision,
  type FoldContext,
  isWithdrawnAt,
  listStatements,
  listTimes,
  type Said,
} from './day-line.ts';
import { foldDraw } from './fold-draw.ts';
import { foldHold } from './fold-hold.ts';
import { Published } from './published.ts';
import { type Heard, isZeros, listWords, oneThing, type Part, type Words } from './words.ts';

type Prizes = Draw['prizes'];

export type FoldedDay = {
  readonly draw: Draw | undefined;
  readonly heldBack: HeldBackDraw | undefined;
};

/** The draw of a line as it is published, and what waits of it. */
export function foldDay(line: DayLine, context: FoldContext): FoldedDay {
  const day = new Day(line, context.lottery);
  const { statements, published, doubt, contradicted } = day;
  const words = day.words();
  const heard = { line, context, statements, words, published, doubt, contradicted };
  const hold = foldHold(heard);
  return { draw: foldDraw(heard, hold), heldBack: hold.heldBack };
}

/** What each source said last of a prize, whatever a person found of it. */
export function rawWords(line: DayLine, lottery: Lottery): Words {
  return new Day(line, lottery).words(() => false);
}

class Day {
  readonly published = new Published();
  /** Why the numbers may be wrong, as a person said. */
  doubt: string | undefined;
  readonly #line: DayLine;
  readonly contradicted: Contradicted;
  statements: Heard[] = [];
  readonly #wrong = new Set<string>();

  constructor(line: DayLine, lottery: Lottery) {
    this.#line = line;
    this.contradicted = comparePrizes(lottery, line.drawDate);
    const said = Map.groupBy(listStatements(line), ({ at = '' }) => at);
    for (const [moment, at] of listTimes(line).entries())
      this.#live(at || undefined, moment, said.get(at) ?? []);
  }

  #live(at: Instant | undefined, moment: number, said: readonly Said[]): void {
    for (const statement of said) {
      const open = Object.keys(statement.doubts ?? {});
      this.statements.push({ ...statement, moment, place: this.statements.length, open });
    }
    const decided = (this.#line.decided ?? []).filter((decision) => decision.at === at);
    for (const decision of decided.toSorted(byKind)) this.#decide(decision);
    if (!isWithdrawnAt(this.#line, at)) this.#publish(at);
    this.published.settle(at);
  }

  words(isWrong = this.#isWrong): Words {
    const isBeside = (slug: string, numbers: readonly string[], prizes: Prizes) =>
      this.contradicted({ [slug]: numbers }, prizes).length === 0;
    return listWords(this.statements, isBeside, isWrong);
  }

  readonly #isWrong = (source: string, slug: string, numbers: readonly string[]) =>
    [source, `${source} ${slug}`, `${source} ${slug} ${numbers}`].some((key) =>
      this.#wrong.has(key),
    );

  #publish(at: Instant | undefined): void {
    const { published } = this;
    const words = this.words();
    if (published.isEmpty) {
      const clear = [...words.values()].filter((parts) => this.#isClear(parts, words));
      for (const { heard, prizes } of clear.flat()) published.add(heard.source, prizes, at);
      published.await(clear.flat().map(({ heard }) => heard));
    }
    if (!published.isEmpty) {
      const parts = [...words.values()].flat();
      const missing = parts.map((part) => [part, this.#listMissing(part, parts)] as const);
      const gained = missing.filter(([, prizes]) => Object.keys(prizes).length > 0);
      for (const [{ heard }, prizes] of gained) published.add(heard.source, prizes, at);
      published.await(gained.map(([{ heard }]) => heard));
    }
    for (const { heard, prizes } of [...words.values()].flat()) {
      if (this.contradicted(prizes, published.prizes).length > 0) continue;
      published.keepPage(heard);
      if (heard.source === published.source) published.takeBack(prizes);
    }
  }

  /** Whether nobody doubts a word, and no other word contradicts it. */
  #isClear(word: readonly Part[], words: Words): boolean {
    const all = [...words.values()].flat();
    return word.every((part) => part.heard.open.length === 0 && this.#isUndisputed(part, all));
  }

  /** The prizes of a part that are not published although nothing speaks against them. */
  #listMissing(part: Part, all: readonly Part[]): Prizes {
    if (part.heard.open.length > 0) return {};
    const gained = Object.entries(part.prizes).filter(([slug, numbers]) => {
      if (this.published.prizes[slug] !== undefined) return false;
      const alone = { ...part, prizes: { [slug]: numbers } };
      return (
        this.contradicted(alone.prizes, this.published.prizes).length === 0 &&
        this.#isUndisputed(alone, all)
      );
    });
    return Object.fromEntries(gained);
  }

  /** Zeros only contradict another number that the same source says in the same moment. */
  #isUndisputed({ heard, prizes }: Part, all: readonly Part[]): boolean {
    return all.every((rival) => {
      const isAtOnce = rival.heard.source === heard.source && rival.heard.moment === heard.moment;
      if (rival.heard === heard || (isZeros(rival.heard) && !isAtOnce)) return true;
      return this.contradicted(prizes, rival.prizes).length === 0;
    });
  }

  #decide(decision: Decision): void {
    if ('accept' in decision) {
      const { accept, of } = decision;
      this.statements = this.statements.map((heard) =>
        heard.source === of
          ? { ...heard, open: heard.open.filter((name) => !accept.some((one) => one === name)) }
          : heard,
      );
    } else if ('doubt' in decision) this.doubt = decision.doubt;
    else if ('leaveOut' in decision) {
      const { leaveOut, prizes } = decision;
      for (const key of prizes?.map((slug) => `${leaveOut} ${slug}`) ?? [leaveOut])
        this.#wrong.add(key);
    } else if ('believe' in decision) this.#believe(decision);
    else {
      this.#findWrong((slug, numbers) => this.published.prizes[slug]?.join() !== numbers.join());
      this.doubt = undefined;
    }
  }

  /** A person finds a source right: what contradicts it is wrong, by number. */
  #believe({ believe, prizes: slugs, at, reason = '' }: Extract<Decision, { believe: string }>) {
    const { published } = this;
    const word = this.words(() => false).get(believe) ?? [];
    const right = oneThing(word, slugs);
    const rest = Object.entries(published.prizes).filter(([slug]) => right[slug] === undefined);
    if (this.contradicted(right, Object.fromEntries(rest)).length > 0) return;
    for (const [slug, numbers] of Object.entries(right))
      this.#wrong.delete(`${believe} ${slug} ${numbers}`);
    this.#findWrong((slug, numbers) => this.contradicted({ [slug]: numbers }, right).length > 0);
    this.doubt = undefined;
    const previous = Object.entries(published.prizes).filter(
      ([slug, numbers]) => right[slug] && right[slug].join() !== numbers.join(),
    );
    if (previous.length > 0 && at !== undefined) {
      published.correct(believe, right, { at, reason, previous: Object.fromEntries(previous) });
    } else if (published.add(believe, right, at)) {
      published.await(word.map(({ heard }) => heard));
    }
    for (const { heard } of word) published.keepPage(heard, true);
  }

  /** Marks each number that was said and that is not right. */
  #findWrong(isWrong: (slug: string, numbers: readonly string[]) => boolean): void {
    for (const { source, prizes } of this.statements) {
      for (const [slug, numbers] of Object.entries(prizes)) {
        if (isWrong(slug, numbers)) this.#wrong.add(`${source} ${slug} ${numbers}`);
      }
    }
  }
}
