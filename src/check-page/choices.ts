// The part of the check form where lottery, year and draw are chosen.
import { yearAsked } from './answer.ts';
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
    draw.replaceChildren(...(isNewestYear() ? [new Option('งวดล่าสุด', '')] : []), ...options);
  }

  /** The draws of the chosen year, to choose from; without a connection the newest can still be asked. */
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
    offerDraws(loaded);
    if (loaded === undefined) held.textContent = unreachableWords(lotteryName(), kept);
    else held.textContent = isNewestYear() ? newestWords(loaded, Date.now()) : '';
  }

  /** A day that the list lacks stays chosen, so that its answer says so, and is not of another draw. */
  function chooseDraw(date: string): void {
    draw.value = date;
    if (draw.selectedIndex >= 0) return;
    draw.prepend(new Option(`${date} · ไม่มีในรายการ`, date));
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

    /** Chooses what an address names; an unknown lottery leaves none chosen. */
    async choose(slug: string, date: string | undefined): Promise<void> {
      lottery.value = slug;
      offerYears();
      year.value = yearAsked({ years: years(), date }) ?? years()[0] ?? '';
      offerDraws(undefined);
      await loadDraws();
      chooseDraw(date ?? '');
    },

    /** Loads the draws of the chosen year anew; the choice stays. */
    async renew(): Promise<void> {
      const day = draw.value;
      await loadDraws();
      chooseDraw(day);
    },

    /** The day of the newest draw, where its year is chosen and loaded. */
    newest(): string | undefined {
      const stored = [...draw.options].find(({ value, disabled }) => value !== '' && !disabled);
      return isNewestYear() ? stored?.value : undefined;
    },

    /** The day chosen; `undefined` is the newest draw of all. */
    async date(): Promise<string | undefined> {
      // The draws of an older year may still be loading, and must not count as the newest.
      if (draw.options.length === 0) await loadDraws();
      return draw.options.length === 0 ? year.value || undefined : draw.value || undefined;
    },
  };
}
