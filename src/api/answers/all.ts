// Every file of one lottery: those of each endpoint, a row each, and those beside them.
import type { z } from 'zod';
import { ENDPOINTS, FILE_ENDPOINTS, type FileEndpointName } from '../contract/endpoints.ts';
import { calculationsSchema } from './calculations.schema.ts';
import { resultsSchema } from './results.schema.ts';
import { statsSchema } from './stats.schema.ts';
import { completeDraws, type LotteryDraws } from '../../domain/draw.ts';
import { emitCalculations } from './calculations.ts';
import { emitCalendar } from './calendars.ts';
import { emitDrawIndex, emitDraws } from './draws.ts';
import type { EmittedFile } from './emitted-file.ts';
import { emitExports } from './exports.ts';
import { emitFeeds } from './feeds.ts';
import { emitResults } from './results.ts';
import type { Site } from './publisher.ts';
import { emitStats } from './stats.ts';

/** The form of the bodies that files hold. */
export type Schemas = Readonly<Record<FileEndpointName, z.ZodType>>;

type EndpointFiles = {
  readonly schema: Schemas[FileEndpointName];
  /** @param stored partial draws too, which are not counted */
  readonly emit: (archive: LotteryDraws, site: Site, stored: LotteryDraws) => Iterable<EmittedFile>;
};

/** What makes the files of an endpoint, and the form of their bodies. */
const ENDPOINT_FILES: Readonly<Record<FileEndpointName, EndpointFiles>> = {
  results: { schema: resultsSchema, emit: emitResults },
  stats: { schema: statsSchema, emit: emitStats },
  calculations: { schema: calculationsSchema, emit: emitCalculations },
};

export const SCHEMAS = Object.fromEntries(
  FILE_ENDPOINTS.map((name) => [name, ENDPOINT_FILES[name].schema]),
) as Schemas;

/** Every file of one lottery; none without a draw. Endpoints that count need a complete draw. */
export function* emitLottery(archive: LotteryDraws, site: Site): Generator<EmittedFile> {
  if (archive.draws.length === 0) return;
  const complete = completeDraws(archive);
  for (const name of FILE_ENDPOINTS) {
    const counted = ENDPOINTS[name].draws === 'complete' ? complete : archive;
    if (counted.draws.length > 0) yield* ENDPOINT_FILES[name].emit(counted, site, archive);
  }
  yield emitDrawIndex(archive, site);
  yield* emitDraws(archive, site);
  yield* emitExports(archive, site);
  yield* emitFeeds(archive, site);
  yield* emitCalendar(archive, site);
}
