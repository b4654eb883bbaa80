// A clock of its own for a script that runs as a process: what is due, and how long patience lasts,
// depend on the time of day, and no test should wait for either.

/** How much faster its timers go off: 47 s of patience are five, and a time-out is still a second. */
const HASTE = 10;

/** The environment in which a process starts at this moment, its timers ten times as fast. */
export function clockFrom(moment: string): { NODE_OPTIONS: string } {
  const program = `
    const real = Date.now;
    const lag = Date.parse('${moment}') - real();
    Date.now = () => real() + lag;
    const later = setTimeout;
    globalThis.setTimeout = (task, ms, ...more) => later(task, ms / ${HASTE}, ...more);`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(program)}` };
}
