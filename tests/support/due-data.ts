// `ingest` on the frozen registry with the two lotteries that have a source, as they stood before a
// day; stand-ins take the place of their sources.
import type { Draw } from '../../src/domain/draw.ts';
import { formatDayFile } from '../../src/intake/fold/day-file.ts';
import { registryFiles } from './frozen-data.ts';
import { lotteryDraws, readRealArchive } from './real-archive.ts';
import { lotteryOf } from './real-lotteries.ts';
import { runMain } from './run-main.ts';
import type { StandIn } from './upstream-stand-in.ts';

export const THAI = lotteryOf('thai-government');
export const HANOI = lotteryOf('hanoi-normal');

const { archive } = await readRealArchive();

/** Real draws, newest first. */
export const THAI_DRAWS = lotteryDraws(archive, THAI.slug).draws;
export const HANOI_DRAWS = lotteryDraws(archive, HANOI.slug).draws;

/** The file of 2026 as the project writes it, of the draws up to a day. */
export function fileOf(slug: 'thai-government' | 'hanoi-normal', draws: readonly Draw[]): string {
  return formatDayFile(lotteryOf(slug), draws);
}

/** Hanoi paused in February for the lunar new year: gaps that would be asked for. */
const SINCE = '2026-03-01';

/** Files of a data folder whose newest draws are those before the days given. */
export async function dataBefore(days: { thai: string; hanoi: string }) {
  const ofSpring = (draws: readonly Draw[], day: string) =>
    draws.filter(({ drawDate }) => drawDate >= SINCE && drawDate < day);
  return new Map([
    ...registryFiles(),
    [THAI_2026, fileOf('thai-government', ofSpring(THAI_DRAWS, days.thai))],
    [HANOI_2026, fileOf('hanoi-normal', ofSpring(HANOI_DRAWS, days.hanoi))],
  ]);
}

export const THAI_2026 = 'draws/thai-government/2026.json';
export const HANOI_2026 = 'draws/hanoi-normal/2026.json';

/** XSMB's CSV with one row, which is the repository's own draw of that day. */
export function xsmbOf(day: string): string {
  const prizes = HANOI_DRAWS.find(({ drawDate }) => drawDate === day)?.prizes ?? {};
  const { 'five-digit': five, 'bottom-two-digit': bottom } = prizes;
  return `date,special,prize1\n${day},${five},990${bottom}\n`;
}

/** At a moment, from these sources. */
export function ingestAt(
  moment: string,
  data: string,
  { glo, xsmb }: Readonly<Record<'glo' | 'xsmb', StandIn>>,
  flags: readonly string[] = ['--due'],
) {
  const env = { DATA_FOLDER: data, GLO_API_URL: glo.gloUrl, XSMB_CSV_URL: xsmb.xsmbUrl };
  return runMain('ingest', flags, env, { now: Date.parse(moment) });
}
