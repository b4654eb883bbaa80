// One row an endpoint that files answer: what makes its files, and the form of their bodies.
import { ENDPOINTS, FILE_ENDPOINTS, type FileEndpointName } from '../contract/endpoints.ts';
import type { Schemas } from '../contract/openapi/endpoint.ts';
import { calculationsSchema } from '../contract/schemas/calculations.ts';
import { resultsSchema } from '../contract/schemas/results.ts';
import { statsSchema } from '../contract/schemas/stats.ts';
import { completeDraws, type LotteryDraws } from '../domain/draw.ts';
import { emitCalculations } from './calculations.ts';
import type { EmittedFile } from './emitted-file.ts';
import { emitResults, type SerializedDraws } from './results.ts';
import type { Site } from './site.ts';
import { emitStats } from './stats.ts';

type EndpointFiles = {
  readonly schema: Schemas[FileEndpointName];
  readonly emit: (
    archive: LotteryDraws,
    site: Site,
    serialized?: SerializedDraws,
  ) => Iterable<EmittedFile>;
};

export const ENDPOINT_FILES: Readonly<Record<FileEndpointName, EndpointFiles>> = {
  results: { schema: resultsSchema, emit: emitResults },
  stats: { schema: statsSchema, emit: emitStats },
  calculations: { schema: calculationsSchema, emit: emitCalculations },
};

/** The files of every endpoint, of one lottery; those that count wait for a draw in full. */
export function* emitEndpoints(
  archive: LotteryDraws,
  site: Site,
  serialized?: SerializedDraws,
): Generator<EmittedFile> {
  const complete = completeDraws(archive);
  for (const name of FILE_ENDPOINTS) {
    const counted = ENDPOINTS[name].draws === 'complete' ? complete : archive;
    if (counted.draws.length > 0) yield* ENDPOINT_FILES[name].emit(counted, site, serialized);
  }
}
