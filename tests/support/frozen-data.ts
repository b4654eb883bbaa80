// The registry of data/ without what began later, and draws of 23 lotteries as they stood on
// 2026-10-06: unit tests look at these, so that nothing entered since then changes what they find.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url));

/** The day after the newest of these draws. */
const FROZEN = '2026-10-07';
const LOTTERIES = 49;

/** Up to when what begins on a day had begun, and the lotteries there were: more may be entered. */
const begun = <T extends { readonly from: string | null }>(all: readonly T[]) =>
  all.filter(({ from }) => from === null || from < FROZEN);
const json = (path: string) => JSON.parse(String(read(path)));

/** data/lotteries.json as it was by then. */
export function registryThen() {
  const { families, lotteries, ...rest } = json('data/lotteries.json');
  for (const family of Object.values<{ eras: { from: string }[] }>(families))
    family.eras = begun(family.eras);
  return { ...rest, families, lotteries: lotteries.slice(0, LOTTERIES) };
}

function calendarThen() {
  const calendar = json('data/calendar.json');
  for (const entry of Object.values<{ observed?: { from: string }[] }>(calendar))
    if (entry.observed) entry.observed = begun(entry.observed);
  return calendar;
}

/** The files that are not draws, by path below the data folder. */
export function registryFiles(): Map<string, string> {
  return new Map([
    ['lotteries.json', JSON.stringify(registryThen())],
    ['calendar.json', JSON.stringify(calendarThen())],
    ['sources.json', String(read('data/sources.json'))],
    // Only the sources that a stand-in replaces, so that no test leaves this machine.
    ['upstreams.json', String(read('tests/fixtures/upstreams.json'))],
  ]);
}

/** Every file, by path below the data folder. */
export function frozenData(): Map<string, string> {
  const draws = JSON.parse(gunzipSync(read('tests/fixtures/draws.json.gz')).toString());
  return new Map([...registryFiles(), ...Object.entries<string>(draws)]);
}
