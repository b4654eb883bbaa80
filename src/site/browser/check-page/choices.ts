// The part of the check form where lottery, year and draw are chosen.
import { bangkokDay } from '../../../domain/clock.ts';
import {
  BUDDHIST_YEARS,
  type DrawDate,
  isDrawDate,
  thaiDateLabel,
} from '../../../domain/draw-date.ts';
import { yearAsked } from './answer-loaded.ts';
import { listDraws } from './draw-lists.ts';
import type { DrawChoice } from '../../../api/verdict/draw-question.ts';
import { findElement } from './elements.ts';
import { LikelyDraws, listLikely } from './likely-draws.ts';
import { newestWords, noDrawsWords, unreachableWords } from './freshness.ts';
import {
  type ListedYears,
  type LoadedYear,
  loadYear,
  readFacts,
  storedYears,
} from './year-file.ts';

export class DrawChoices {
  readonly #lottery = findElement<HTMLSelectElement>('#lottery');
  readonly #year = findElement<HTMLSelectElement>('#year');
  readonly #draw = findElement<HTMLSelectElement>('#draw');
  readonly #words = findElement('#newest');
  #loading = new AbortController();
  /** The newest day with a draw in the chosen year, once that has loaded. */
  #newestDay: string | undefined;
  readonly #likely = new LikelyDraws((choice) => this.#chooseLikely(choice));
  /** Of those, of the draws on offer. */
  #likeliest: readonly DrawChoice[] = [];
  #awaited: DrawDate | undefined;

  constructor() {
    this.#draw.disabled = false;
    this.#draw.addEventListener('change', () => this.#showLikely());
    this.#lottery.addEventListener('change', () => {
      this.#offerYears();
      void this.loadDraws();
    });
    this.#year.addEventListener('change', () => {
      this.#offerDraws(undefined);
      void this.loadDraws();
    });
  }

  /** The chosen lottery; its slug is empty if the address names an unknown one. */
  get chosen() {
    return this.find(this.#lottery.value);
  }

  /** A lottery of the form; the years are those it has draws of, newest first. */
  find(slug: string): ListedYears & { readonly name: string; readonly lengths?: string } {
    const option = [...this.#lottery.options].find(({ value }) => value === slug);
    const { years, lengths } = option?.dataset ?? {};
    const name = option?.label ?? slug;
    const facts = option && readFacts(option);
    return { slug, name, years: years?.split(' ') ?? [], facts, ...(lengths && { lengths }) };
  }

  /** The day of the newest draw, where its year is chosen and loaded. */
  get newest(): string | undefined {
    return this.#isNewestYear ? this.#newestDay : undefined;
  }

  /** The draw to come that tickets are kept for, where its stamp was chosen. */
  get awaited(): DrawDate | undefined {
    return this.#awaited;
  }

  /** The day chosen; `undefined` is the newest draw of all. */
  async date(): Promise<string | undefined> {
    // The draws of an older year may still be loading, and must not count as the newest ones.
    if (this.#draw.options.length === 0) await this.loadDraws();
    const { options, value } = this.#draw;
    return (options.length === 0 ? this.#year.value : value) || undefined;
  }

  /** Chooses what an address names, then loads its draws. An unknown lottery leaves none chosen. */
  async choose(slug: string, date: string | undefined): Promise<void> {
    this.#lottery.value = slug;
    this.#offerYears();
    const { years } = this.chosen;
    this.#year.value = yearAsked({ years, date }) ?? years[0] ?? '';
    this.#offerDraws(undefined);
    if (date !== undefined) this.#chooseDraw(date);
    await this.loadDraws();
  }

  /** Offers the draws of the chosen year. The day that is chosen when they come stays chosen. */
  async loadDraws(): Promise<void> {
    this.#loading.abort();
    this.#loading = new AbortController();
    const { signal } = this.#loading;
    if (this.#year.value === '') return;
    this.#words.textContent = '';
    const { chosen } = this;
    const loaded = await loadYear(chosen, this.#year.value, signal);
    const kept = loaded ? [] : await storedYears(chosen.slug, chosen.years);
    // The visitor chose another year meanwhile.
    if (signal.aborted) return;
    const day = this.#draw.options.length > 0 ? this.#draw.value : undefined;
    this.#offerDraws(loaded);
    if (day !== undefined) this.#chooseDraw(day, loaded);
    if (loaded === undefined) this.#words.textContent = unreachableWords(chosen.name, kept);
    else this.#words.textContent = this.#isNewestYear ? newestWords(loaded, Date.now()) : '';
  }

  #offerYears(): void {
    const { slug, name, years, lengths } = this.chosen;
    findElement('#lengths').textContent = lengths === undefined ? '' : `ตรวจได้ ${lengths} หลัก`;
    this.#year.replaceChildren(
      ...years.map((year) => new Option(String(Number(year) + BUDDHIST_YEARS), year)),
    );
    findElement('.when').hidden = years.length === 0;
    this.#offerDraws(undefined);
    this.#words.textContent = slug !== '' && years.length === 0 ? noDrawsWords(name) : '';
  }

  #offerDraws(loaded: LoadedYear | undefined): void {
    const isNewest = this.#isNewestYear;
    const listed = loaded ? listDraws(loaded.file, isNewest, Date.now()) : [];
    const options = listed.map(({ drawDate, label, isStored }) =>
      Object.assign(new Option(label, drawDate), { disabled: !isStored }),
    );
    this.#newestDay = loaded?.file.draws[0]?.drawDate;
    this.#draw.replaceChildren(...(isNewest ? [new Option('งวดล่าสุด', '')] : []), ...options);
    this.#likeliest = isNewest && loaded ? listLikely(loaded.file, Date.now()) : [];
    // A phone has no room for it, and does not load it.
    if (isNewest && loaded && matchMedia('(min-width: 48rem)').matches) {
      const { slug } = this.chosen;
      void import('./newest-draw.ts').then(({ showNewest }) => showNewest(slug, loaded.file));
    }
    this.#showLikely();
  }

  /**
   * A day that is not in the list stays chosen: its answer says so, and is not about another draw.
   */
  #chooseDraw(date: string, loaded?: LoadedYear): void {
    this.#draw.value = date;
    if (this.#draw.selectedIndex >= 0) return;
    const label = isDrawDate(date) ? thaiDateLabel(date) : date;
    this.#draw.prepend(new Option(loaded ? `${label} · ไม่มีในรายการ` : label, date));
    this.#draw.selectedIndex = 0;
  }

  #chooseLikely({ drawDate, isStored }: DrawChoice): void {
    if (isStored) this.#draw.value = drawDate;
    this.#showLikely(isStored ? undefined : drawDate);
    // An answer is shown only while its question is.
    this.#draw.dispatchEvent(new Event('input', { bubbles: true }));
  }

  /** @param awaited chosen by its stamp */
  #showLikely(awaited?: DrawDate): void {
    this.#awaited = awaited;
    const newest = this.#likeliest.find(({ isStored }) => isStored)?.drawDate;
    // Nobody chose: of the newest draw are the tickets only where no newer one was due.
    const isNewest = this.#draw.value === newest || (this.#draw.value === '' && !this.#isDue);
    this.#likely.show(this.#likeliest, awaited ?? (isNewest ? newest : undefined));
  }

  get #isDue(): boolean {
    const awaited = this.#likeliest.find(({ isStored }) => !isStored)?.drawDate;
    return awaited !== undefined && awaited <= bangkokDay(Date.now());
  }

  get #isNewestYear(): boolean {
    return this.#year.value === this.chosen.years[0];
  }
}
