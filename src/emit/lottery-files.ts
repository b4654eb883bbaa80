import type { LotteryDraws } from '../domain/draw.ts';
import { emitCalendar } from './calendars.ts';
import { emitDrawIndex, emitDraws } from './draws.ts';
import type { EmittedFile } from './emitted-file.ts';
import { emitEndpoints } from './endpoints.ts';
import { emitExports } from './export.ts';
import { emitFeeds } from './feeds.ts';
import { type SerializedDraws, serializeDraws } from './results.ts';
import type { Site } from './site.ts';

/** Every file of one lottery; none without a draw. */
export function* emitLottery(
  archive: LotteryDraws,
  site: Site,
  serialized: SerializedDraws = serializeDraws(archive, site),
): Generator<EmittedFile> {
  if (archive.draws.length === 0) return;
  yield* emitEndpoints(archive, site, serialized);
  yield emitDrawIndex(archive, site);
  yield* emitDraws(archive, site);
  yield* emitExports(archive, site, serialized);
  yield* emitFeeds(archive, site);
  yield* emitCalendar(archive, site);
}
