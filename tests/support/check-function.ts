// The function of a build as it is deployed; hosts of our own answer by code of their own.
import type { RequestListener } from 'node:http';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  CHECK_FUNCTION,
  CHECK_HANDLER,
  OUTPUT_FOLDER,
} from '../../scripts/output/output-folder.ts';
import type { Reply } from '../../src/serve/edge/reply.ts';

export type CheckFunction = {
  readonly check: (address: string) => Promise<Reply>;
  readonly default: RequestListener;
};

export function openCheckFunction(output = OUTPUT_FOLDER): Promise<CheckFunction> {
  return import(pathToFileURL(resolve(output, CHECK_FUNCTION, CHECK_HANDLER)).href);
}
