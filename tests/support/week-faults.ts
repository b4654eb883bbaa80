// What goes wrong in the week, and what is said of it.
import type { Fault } from './week-sources.ts';

type Known = Fault & {
  /** What is said of it, once; of an early day there is nothing to say. */
  said?: RegExp;
  /** What it says when it is over, once; absent where a person has to rule. */
  over?: RegExp;
};
const ALLHUAY = 'www.allhuay.com';
const [ZEROS, REPEATED] = ['zeros', 'yesterday under today'] as const;

type Words = { readonly said?: string; readonly over?: string };

/** @param words what follows lottery and day in a line, from its beginning on */
function fault(
  kind: Fault['kind'],
  host: string,
  [lottery, day]: readonly [lottery: string, day: string],
  [from, to]: readonly [from: number, to: number],
  { said, over }: Words = {},
): Known {
  const line = (text: string) => new RegExp(`^${lottery} ${day} ${text}`);
  const words = { ...(said && { said: line(said) }), ...(over && { over: line(over) }) };
  return { kind, host, lottery, day, from, to, ...words };
}
/** A source that answers nothing of use, told of whichever of its lotteries, and answers again. */
const silent = (
  kind: Fault['kind'],
  host: string,
  draw: readonly [string, string],
  minutes: readonly [number, number],
  [source, said]: readonly [string, string],
): Known => ({
  ...fault(kind, host, draw, minutes),
  said: new RegExp(` ${draw[1]} failed ${source} .*${said}`),
  over: new RegExp(`^${source} answers again$`),
});

export const FAULTS: readonly Known[] = [
  ...(
    [
      ['lao-special', '2026-11-13', 20],
      ['lao-super', '2026-11-15', 40],
      ['hanoi-late', '2026-11-17', 30],
    ] as const
  ).map(([lottery, day, to]) =>
    silent('outage', ALLHUAY, [lottery, day], [-5, to], ['allhuay', '503']),
  ),
  silent('outage', 'api.lao-tv.com', ['lao-tv', '2026-11-12'], [-60, 180], ['lao-tv', '503']),
  silent(
    'redesign',
    'api.laostars.com',
    ['lao-star', '2026-11-13'],
    [-60, 4000],
    ['laostars', 'expected JSON, got HTML'],
  ),
  fault(ZEROS, 'api.laoextra.com', ['lao-extra', '2026-11-14'], [0, 5], {
    said: 'refused laoextra .*zeros',
    over: '(?:completed|agrees) laoextra',
  }),
  fault(ZEROS, ALLHUAY, ['lao-special', '2026-11-14'], [0, 5], {
    said: 'disputed allhuay',
    over: 'new allhuay',
  }),
  fault(REPEATED, ALLHUAY, ['lao-aiyara', '2026-11-16'], [0, 10], {
    said: 'disputed allhuay',
    over: 'new allhuay',
  }),
  fault(REPEATED, 'www.xsthm.com', ['hanoi-special', '2026-11-14'], [0, 60], {
    said: 'disputed xsthm copy: ',
    over: 'new xsthm',
  }),
  fault('corrected', 'api.minhngoctv.com', ['hanoi-tv', '2026-11-17'], [0, 5], {
    said: 'disputed ',
  }),
  fault('corrected', 'api.laocitizen.com', ['lao-citizen', '2026-11-16'], [0, 120], {
    said: 'disputed allhuay ',
  }),
  fault('early day', ALLHUAY, ['lao-plus', '2026-11-16'], [-1200, 0]),
  fault('late day', ALLHUAY, ['lao-jaroen', '2026-11-14'], [-60, 26 * 60], {
    said: 'is late',
    over: 'new allhuay',
  }),
  fault('partial', 'api.minhngocstar.com', ['hanoi-star', '2026-11-13'], [0, 10], {
    said: 'new minhngocstar .*pending',
    over: '(?:completed|agrees) minhngocstar',
  }),
  fault('partial', 'www.glo.or.th', ['thai-government', '2026-11-16'], [0, 45], {
    said: 'new glo .*pending',
    over: 'completed glo',
  }),
  fault('yesterday stays', 'www.mlnhngoc.net', ['hanoi-vip', '2026-11-14'], [0, 200], {
    said: 'silent mlnhngoc',
    over: '(?:completed|agrees) mlnhngoc',
  }),
  fault('misprint', ALLHUAY, ['hanoi-normal', '2026-11-15'], [0, 9000], {
    said: 'disputed ',
  }),
  fault('no draw', ALLHUAY, ['lao-mongkol', '2026-11-17'], [0, 9000], {
    said: 'no draw allhuay',
  }),
];
