// The files and answers of the API that the pages of a lottery lead to.
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { memberPath } from '../../contract/file-family.ts';
import { FILES } from '../../contract/files.ts';

/** The Atom feed of a lottery. */
export const feedPath = (slug: string) => memberPath(FILES.atom.path, { lottery: slug });
/** The iCalendar file of a lottery. */
export const calendarPath = (slug: string) => memberPath(FILES.calendar.path, { lottery: slug });
/** The newest draw of a lottery. */
export const resultsPath = (slug: string) => `${ENDPOINTS.results.path}?lottery=${slug}&limit=1`;
