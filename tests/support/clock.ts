// A clock of its own for a script that runs as a process: what is due, and how long patience lasts,
// depend on the time of day, and no test should wait for either.

/**
 * From here on a timer is a time-out, and keeps its time, since an answer on a busy machine may
 * well take a second; shorter ones are waits between tries.
 */
const TIME_OUT_MS = 10_000;

/**
 * The environment in which it is this moment now, and a process waits less between its tries. A
 * second process in it is later than the first one, as one that writes after another has to be.
 * @param options `haste`: how much faster the waits go by
 */
export function clockFrom(
  moment: string,
  { haste = 10 }: { readonly haste?: number } = {},
): { NODE_OPTIONS: string } {
  // This process may itself run by such a clock, which does not change what `performance` says.
  const realNow = performance.timeOrigin + performance.now();
  const program = `
    const real = Date.now;
    const lag = ${Math.round(Date.parse(moment) - realNow)};
    Date.now = () => real() + lag;
    const later = setTimeout;
    const isHasty = (ms) => !(ms >= ${TIME_OUT_MS});
    globalThis.setTimeout = (task, ms, ...more) =>
      later(task, isHasty(ms) ? ms / ${haste} : ms, ...more);`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(program)}` };
}
