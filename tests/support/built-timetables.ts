// When each lottery of the last build draws, from its own answers and the calendar of the data.
import { readFile } from 'node:fs/promises';
import { OUTPUT_FOLDER } from '../../scripts/output/output-folder.ts';
import type { Timetable } from './expected-words.ts';

const root = `${OUTPUT_FOLDER}/static`;
const read = async (path: string) => JSON.parse(await readFile(path, 'utf8'));
const [status, list, calendar] = await Promise.all(
  [`${root}/api/status.json`, `${root}/api/lotteries.json`, 'data/calendar.json'].map(read),
);
type Listed = {
  lottery: string;
  schedule: Timetable['schedule'];
};
const listed = new Map<string, Listed>(list.lotteries.map((one: Listed) => [one.lottery, one]));
export const timetables: Timetable[] = status.lotteries.flatMap(
  ({ lottery, latest }: { lottery: string; latest: { drawDate: string } | null }) => {
    const { schedule } = listed.get(lottery) as Listed;
    const moves = calendar[lottery]?.moves ?? [];
    return latest ? [{ lottery, drawDate: latest.drawDate, schedule, moves }] : [];
  },
);
export const timetableOf = (slug: string) =>
  timetables.find(({ lottery }) => lottery === slug) as Timetable;
