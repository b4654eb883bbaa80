// The files and answers of the API that the pages of a lottery lead to.
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { API_BASE } from '../../contract/site.ts';

export const feedPath = (slug: string) => `${API_BASE}/feeds/${slug}.xml`;
export const calendarPath = (slug: string) => `${API_BASE}/calendars/${slug}.ics`;
export const resultsPath = (slug: string) => `${ENDPOINTS.results.path}?lottery=${slug}&limit=1`;
