// The files and answers of the API that the pages of a lottery lead to.
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { memberPath } from '../../contract/file-family.ts';
import { FILES } from '../../contract/files.ts';
import type { LotteryDraws } from '../../domain/draw.ts';
import { buddhistYear } from './years.ts';

/** The Atom feed of a lottery. */
export const feedPath = (slug: string) => memberPath(FILES.atom.path, { lottery: slug });
/** The iCalendar file of a lottery. */
export const calendarPath = (slug: string) => memberPath(FILES.calendar.path, { lottery: slug });
/** The newest draw of a lottery. */
export const resultsPath = (slug: string) => `${ENDPOINTS.results.path}?lottery=${slug}&limit=1`;

/** Every draw of a lottery as CSV, with the Buddhist year of the first one; none without a draw. */
export function tableOf({ lottery: { slug }, draws }: LotteryDraws) {
  const first = draws.at(-1);
  if (first === undefined) return undefined;
  const path = memberPath(FILES.exportTable.path, { lottery: slug });
  return { path, since: buddhistYear(first.drawDate.slice(0, 4)) };
}
