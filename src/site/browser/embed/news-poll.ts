// Tells the elements of a page of new draws: while one is expected, it reads one small file for all
// of them. The moment, chance and the network are arguments.
import { failureDelay, watchDelay } from '../../../domain/watch-pace.ts';
import { type ListedChange, newsOn } from '../live-page/news.ts';

/** A wait as long as this is left to the elements, which ask for their results as often anyway. */
const CALM_MS = 300_000;

/** What an element shows, and what it does when there is something newer. */
type Followed = {
  readonly lottery: string;
  /** The newest draw on show. */
  readonly drawDate: string;
  /** When the one after it is announced; milliseconds since 1970. */
  readonly announcedAt: number;
  readonly onNews: () => void;
};

export class NewsPoll {
  readonly #followed = new Set<Followed>();
  readonly #ask: () => Promise<readonly ListedChange[]>;
  readonly #random: () => number;
  #listed: ReadonlySet<string> | undefined;
  /** The news of the request before. */
  #told: readonly string[] = [];
  #failures = 0;
  #dueAt = Number.POSITIVE_INFINITY;
  #isAsking = false;

  /** @param ask gives the changes that are listed now, or rejects */
  constructor(ask: () => Promise<readonly ListedChange[]>, random: () => number) {
    this.#ask = ask;
    this.#random = random;
  }

  /** Follows the lottery of an element until the function it returns is called. */
  follow(followed: Followed, now: number): () => void {
    this.#followed.add(followed);
    this.#dueAt = Math.min(this.#dueAt, this.#next(now));
    return () => void this.#followed.delete(followed);
  }

  /** Asks if it is time to, and tells those that show less than is listed. Never rejects. */
  async look(now: number): Promise<void> {
    if (this.#isAsking || this.#followed.size === 0 || now < this.#dueAt) return;
    this.#isAsking = true;
    try {
      this.#tell(await this.#ask());
    } catch {
      this.#failures += 1;
    }
    this.#isAsking = false;
    this.#dueAt = this.#next(now);
  }

  #next(now: number): number {
    const announcedAt = Array.from(this.#followed, (element) => element.announcedAt);
    const wait = watchDelay(announcedAt, now, this.#random());
    if (wait >= CALM_MS) return Number.POSITIVE_INFINITY;
    return now + (this.#failures > 0 ? failureDelay(this.#failures, this.#random()) : wait);
  }

  #tell(changes: readonly ListedChange[]): void {
    const told = [...this.#followed].flatMap(({ lottery, drawDate, onNews }) => {
      const news = newsOn(new Map([[lottery, drawDate]]), changes, this.#listed);
      if (news.length > 0) onNews();
      return news.map(({ id }) => id);
    });
    this.#listed = new Set(changes.map(({ id }) => id));
    // The element was told already, but its results are behind: asking often would not help.
    this.#failures = told.some((id) => this.#told.includes(id)) ? this.#failures + 1 : 0;
    this.#told = told;
  }
}
