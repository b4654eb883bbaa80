// A clock of its own for a script that runs as a process: what is due, and how long patience lasts,
// depend on the time of day, and no test should wait for either.

/** From here on a timer is a time-out; shorter ones are waits between tries. */
const TIME_OUT_MS = 10_000;

type Haste = {
  /** How much faster timers go off. */
  readonly haste?: number;
  /**
   * So many time-outs go off faster too: of a source that never answers. The others keep their ten
   * seconds, since an answer on a busy machine may well take one.
   */
  readonly timeOuts?: number;
};

/**
 * The environment in which it is this moment now, and a process waits less between its tries. A
 * second process in it is later than the first one, as one that writes after another has to be.
 */
export function clockFrom(
  moment: string,
  { haste = 10, timeOuts = 0 }: Haste = {},
): { NODE_OPTIONS: string } {
  // This process may itself run by such a clock, which does not change what `performance` says.
  const realNow = performance.timeOrigin + performance.now();
  const program = `
    const real = Date.now;
    const lag = ${Math.round(Date.parse(moment) - realNow)};
    Date.now = () => real() + lag;
    const later = setTimeout;
    let timeOuts = ${timeOuts};
    const isHasty = (ms) => !(ms >= ${TIME_OUT_MS}) || timeOuts-- > 0;
    globalThis.setTimeout = (task, ms, ...more) =>
      later(task, isHasty(ms) ? ms / ${haste} : ms, ...more);`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(program)}` };
}
