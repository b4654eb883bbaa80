// The part of the check form where lottery, year and draw are chosen.
import { yearAsked } from './answer.ts';
import { isDrawDate, thaiDateLabel } from '../domain/draw-date.ts';
import { element } from './element.ts';
import { newestWords, noneHeldWords, unreachableWords } from './held.ts';
import { listedDraws } from './listed-draws.ts';
import { type LoadedYear, loadYear, storedYears } from './load-year.ts';

/** The controls of these choices. */
export function startChoices() {
  const lottery = element<HTMLSelectElement>('#lottery');
  const year = element<HTMLSelectElement>('#year');
  const draw = element<HTMLSelectElement>('#draw');
  const held = element('#held');
  let loading = new AbortController();
  /** The newest day with a draw of the year on offer, once that has loaded. */
  let newestDay: string | undefined;
  draw.disabled = false;

  const chosen = () => lottery.selectedOptions[0];
  const lotteryName = () => chosen()?.label ?? '';
  const optionOf = (slug: string) => [...lottery.options].find(({ value }) => value === slug);
  const yearsIn = (option: HTMLOptionElement | undefined) =>
    option?.dataset['years']?.split(' ') ?? [];
  const years = () => yearsIn(chosen());
  const isNewestYear = () => year.value === years()[0];

  function offerYears(): void {
    const accepted = chosen()?.dataset['lengths'];
    element('#lengths').textContent = accepted === undefined ? '' : `ตรวจได้ ${accepted} หลัก`;
    year.replaceChildren(...years().map((one) => new Option(String(Number(one) + 543), one)));
    element('.when').hidden = years().length === 0;
    offerDraws(undefined);
    held.textContent = chosen() && years().length === 0 ? noneHeldWords(lotteryName()) : '';
  }

  function offerDraws(loaded: LoadedYear | undefined): void {
    const listed = loaded ? listedDraws(loaded.file, isNewestYear(), Date.now()) : [];
    const options = listed.map(({ drawDate, label, isMissing }) => {
      const option = new Option(label, drawDate);
      option.disabled = isMissing;
      return option;
    });
    newestDay = listed.find(({ isMissing }) => !isMissing)?.drawDate;
    draw.replaceChildren(...(isNewestYear() ? [new Option('งวดล่าสุด', '')] : []), ...options);
  }

  /**
   * The draws of the chosen year, to choose from; the day that is chosen when they have come stays so. Without
   * a connection the newest can still be asked.
   */
  async function loadDraws(): Promise<void> {
    loading.abort();
    loading = new AbortController();
    const { signal } = loading;
    if (year.value === '') return;
    held.textContent = '';
    const loaded = await loadYear(lottery.value, year.value, signal);
    const kept = loaded ? [] : await storedYears(lottery.value, years());
    // The visitor chose another year meanwhile.
    if (signal.aborted) return;
    const day = draw.options.length > 0 ? draw.value : undefined;
    offerDraws(loaded);
    if (day !== undefined) chooseDraw(day, loaded);
    if (loaded === undefined) held.textContent = unreachableWords(lotteryName(), kept);
    else held.textContent = isNewestYear() ? newestWords(loaded, Date.now()) : '';
  }

  /** A day that the list lacks stays chosen, so that its answer says so, and is not of another draw. */
  function chooseDraw(date: string, loaded?: LoadedYear): void {
    draw.value = date;
    if (draw.selectedIndex >= 0) return;
    const label = isDrawDate(date) ? thaiDateLabel(date) : date;
    draw.prepend(new Option(loaded ? `${label} · ไม่มีในรายการ` : label, date));
    draw.selectedIndex = 0;
  }

  lottery.addEventListener('change', () => {
    offerYears();
    void loadDraws();
  });
  year.addEventListener('change', () => {
    offerDraws(undefined);
    void loadDraws();
  });

  return {
    lotteryName,
    years,
    slug: () => lottery.value,
    nameOf: (slug: string) => optionOf(slug)?.label ?? slug,
    /** The years a lottery has draws of, newest first. */
    yearsOf: (slug: string) => yearsIn(optionOf(slug)),

    /** Chooses what an address names, at once; then loads its draws. An unknown lottery leaves none chosen. */
    async choose(slug: string, date: string | undefined): Promise<void> {
      lottery.value = slug;
      offerYears();
      year.value = yearAsked({ years: years(), date }) ?? years()[0] ?? '';
      offerDraws(undefined);
      if (date !== undefined) chooseDraw(date);
      await loadDraws();
    },

    /** Loads the draws of the chosen year anew; the choice stays. */
    renew: loadDraws,

    /** The day of the newest draw, where its year is chosen and loaded. */
    newest: () => (isNewestYear() ? newestDay : undefined),

    /** The day chosen; `undefined` is the newest draw of all. */
    async date(): Promise<string | undefined> {
      // The draws of an older year may still be loading, and must not count as the newest.
      if (draw.options.length === 0) await loadDraws();
      return draw.options.length === 0 ? year.value || undefined : draw.value || undefined;
    },
  };
}
