// /api/openapi.json, with examples cut from the answers of this very build.

import type { Catalogue } from '../contract/catalogue.ts';
import { checkBody } from '../contract/check-body.ts';
import {
  ENDPOINTS,
  FILE_ENDPOINTS,
  type FileEndpointName,
  type FileQuery,
} from '../contract/endpoints.ts';
import { filePath } from '../contract/file-path.ts';
import { FILES } from '../contract/files.ts';
import { describeApi } from '../contract/openapi/description.ts';
import type { Examples, Schemas } from '../contract/openapi/endpoint.ts';
import { DEFAULT_LOTTERY } from '../contract/query.ts';
import type { CheckBody } from '../contract/schemas/check.ts';
import { completeDraws, isUnconfirmed, type LotteryDraws } from '../domain/draw.ts';
import { type EmittedFile, jsonFile } from './emitted-file.ts';
import { ENDPOINT_FILES, emitEndpoints } from './endpoints.ts';
import type { Site } from './results.ts';

/** One list entry shows the shape as well as a hundred do. */
const EXAMPLE_ENTRIES = 2;

/** The rankings of scores have fixed lengths, so they stay whole. */
const WHOLE: readonly FileEndpointName[] = ['calculations'];

export const SCHEMAS = Object.fromEntries(
  FILE_ENDPOINTS.map((name) => [name, ENDPOINT_FILES[name].schema]),
) as Schemas;

/** @param examples real answers, by endpoint */
export function emitDescription(
  catalogue: Catalogue,
  origin: string,
  examples: Examples,
): EmittedFile {
  return jsonFile(
    FILES.openapi.path,
    describeApi(catalogue, origin, { schemas: SCHEMAS, examples }),
  );
}

/** Answers of the default lottery. Its scores wait for a draw that is announced in full. */
export function examplesFrom(archive: LotteryDraws, site: Site): Examples | undefined {
  if (completeDraws(archive).draws.length === 0) return undefined;
  const files = [...emitEndpoints(archive, site)];
  const bodyOf = (endpoint: FileEndpointName) => {
    const query = { endpoint, lottery: DEFAULT_LOTTERY, ...ENDPOINTS[endpoint].example };
    const path = filePath(query as FileQuery);
    const file = files.find((one) => one.path === path);
    if (file === undefined) throw new Error(`no ${path} to take an example from`);
    const body: unknown = JSON.parse(file.text);
    return WHOLE.includes(endpoint) ? body : shorten(body);
  };
  return {
    ...Object.fromEntries(FILE_ENDPOINTS.map((name) => [name, bodyOf(name)])),
    check: exampleCheck(archive, site),
  };
}

function exampleCheck({ lottery, draws: [draw] }: LotteryDraws, site: Site): CheckBody {
  const number = draw?.prizes['first-prize']?.[0];
  if (draw === undefined || number === undefined) throw new Error(`no draw of ${lottery.slug}`);
  const unconfirmed = isUnconfirmed(draw, site.sources);
  return checkBody({ lottery, draw, unconfirmed }, number, site.origin);
}

function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, EXAMPLE_ENTRIES).map(shorten);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, shorten(entry)]));
}
