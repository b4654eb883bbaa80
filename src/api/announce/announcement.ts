// One change of a draw, with all that any channel says of it.
import { memberPath } from '../contract/open-file-path.ts';
import { FILES } from '../contract/open-files.ts';
import { drawPath } from '../contract/page-path.ts';
import type { WebhookEvent } from '../answers/changes.schema.ts';
import { parseDrawDate } from '../../domain/draw-date.ts';

export type Announcement = WebhookEvent['data'];

/** @param draw as it is served, but of a withdrawn one; @param origin of the site that has it */
export function createAnnouncement(
  change: Announcement['change'],
  draw: Announcement['draw'],
  origin: string,
): Announcement {
  const { lottery, drawDate } = change;
  return {
    change,
    ...(draw && { draw }),
    page: `${origin}${drawPath(lottery, parseDrawDate(drawDate))}`,
    file: `${origin}${memberPath(FILES.draw.path, { lottery, date: drawDate })}`,
  };
}
