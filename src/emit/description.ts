// /api/openapi.json
import type { Catalogue } from '../contract/catalogue.ts';
import { FILE_ENDPOINTS } from '../contract/endpoints.ts';
import { FILES } from '../contract/files.ts';
import { describeApi } from '../contract/openapi/description.ts';
import type { Schemas } from '../contract/openapi/endpoint.ts';
import type { Examples } from '../contract/openapi/response.ts';
import { type EmittedFile, jsonFile } from './emitted-file.ts';
import { ENDPOINT_FILES } from './endpoints.ts';

export const SCHEMAS = Object.fromEntries(
  FILE_ENDPOINTS.map((name) => [name, ENDPOINT_FILES[name].schema]),
) as Schemas;

/** @param examples real answers, by operation */
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
