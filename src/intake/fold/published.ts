// What is published of a day as moment follows moment: who is credited, and what a person
// corrected.
import type { Instant } from '../../domain/clock.ts';
import type { Correction, Draw } from '../../domain/draw.ts';
import type { Said } from './day-line.ts';

type Prizes = Draw['prizes'];

export class Published {
  prizes: Prizes = {};
  /** Who is credited with each prize. */
  readonly by = new Map<string, string>();
  source = '';
  recordedAt: Instant | undefined;
  completedAt: Instant | undefined;
  pending: readonly string[] = [];
  lacks: readonly string[] = [];
  readonly corrections: Correction[] = [];
  readonly #pages = new Map<string, string>();

  get isEmpty(): boolean {
    return this.by.size === 0;
  }

  /** The page of the source that the draw is credited to: an address shows its own numbers. */
  get sourceUrl(): string | undefined {
    return this.#pages.get(this.source);
  }

  /**
   * Adds the prizes that are missing; the first source of a day is the source of the draw.
   * @returns whether any was
   */
  add(source: string, prizes: Prizes, at: Instant | undefined): boolean {
    const missing = Object.entries(prizes).filter(([slug]) => this.prizes[slug] === undefined);
    if (missing.length === 0) return false;
    if (this.isEmpty) {
      this.source = source;
      this.recordedAt = at;
    }
    this.#credit(source, Object.fromEntries(missing));
    return true;
  }

  /** Replaces what a person found wrong. */
  correct(source: string, prizes: Prizes, correction: Correction): void {
    this.#credit(source, prizes);
    this.corrections.push(correction);
  }

  #credit(source: string, prizes: Prizes): void {
    this.prizes = { ...this.prizes, ...prizes };
    for (const slug of Object.keys(prizes)) this.by.set(slug, source);
    if (![...this.by.values()].includes(this.source)) this.source = source;
  }

  /** Gives the source of the draw its own prizes that another source had completed. */
  takeBack(prizes: Prizes): void {
    for (const slug of Object.keys(prizes)) if (this.by.has(slug)) this.by.set(slug, this.source);
  }

  /** @param isNewest what a person believes stands on this page */
  keepPage({ source, sourceUrl }: Pick<Said, 'source' | 'sourceUrl'>, isNewest = false): void {
    if (sourceUrl === undefined || (this.#pages.has(source) && !isNewest)) return;
    this.#pages.set(source, sourceUrl);
  }

  /** Notes what is still to come, or is nowhere, by those who published something just now. */
  await(said: readonly Said[]): void {
    const all = (field: 'pending' | 'lacks') => said.flatMap((statement) => statement[field] ?? []);
    const awaited = all('pending').filter((slug) => !this.lacks.includes(slug));
    const pending = [...new Set([...this.pending, ...awaited])];
    const lacks = [...this.lacks, ...all('lacks').filter((slug) => !pending.includes(slug))];
    this.pending = pending;
    this.lacks = [...new Set(lacks)];
  }

  /** Ends a moment: what has numbers now is missing no longer. */
  settle(at: Instant | undefined): void {
    const wasPending = this.pending.length > 0;
    this.pending = this.pending.filter((slug) => this.prizes[slug] === undefined);
    this.lacks = this.lacks.filter((slug) => this.prizes[slug] === undefined);
    if (wasPending && this.pending.length === 0 && at !== undefined) this.completedAt = at;
  }
}
