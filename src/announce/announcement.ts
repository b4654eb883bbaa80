// One change of a draw, with all that any channel says of it.
import { memberPath } from '../contract/file-family.ts';
import { FILES } from '../contract/files.ts';
import { drawPath } from '../contract/page-path.ts';
import type { WebhookEvent } from '../contract/schemas/webhook-event.ts';
import type { DrawDate } from '../domain/draw-date.ts';

export type Change = WebhookEvent['data']['change'];
export type Draw = NonNullable<WebhookEvent['data']['draw']>;
export type Announcement = WebhookEvent['data'];

/**
 * @param draw as it is served; none of a withdrawn one
 * @param origin of the site that the draw is published on
 */
export function announcementOf(
  change: Change,
  draw: Draw | undefined,
  origin: string,
): Announcement {
  const { lottery, drawDate } = change;
  return {
    change,
    ...(draw && { draw }),
    page: `${origin}${drawPath(lottery, drawDate as DrawDate)}`,
    file: `${origin}${drawFilePath(change)}`,
  };
}

/** The file of the draw that a change is about. */
export function drawFilePath({ lottery, drawDate }: Pick<Change, 'lottery' | 'drawDate'>): string {
  return memberPath(FILES.draw.path, { lottery, date: drawDate });
}
