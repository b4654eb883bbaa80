// The output of a build as a host needs it: its static files and the check function.
import type { RequestListener } from 'node:http';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Reply } from '../../src/edge/reply.ts';
import { readBuild } from '../build/inventory.ts';
import { CHECK_FUNCTION, CHECK_HANDLER, OUTPUT_FOLDER } from '../build/output-folder.ts';
import { readSite, type SiteFile } from './site-files.ts';

export type CheckFunction = {
  readonly check: (address: string) => Reply | Promise<Reply>;
  readonly default: RequestListener;
};
export type BuiltSite = Pick<CheckFunction, 'check'> & {
  readonly files: ReadonlyMap<string, SiteFile>;
};

/** Opens the output of `npm run build`. Throws if it is not there, or not as it was built. */
export async function openBuiltSite(output = OUTPUT_FOLDER): Promise<BuiltSite> {
  await readBuild(output);
  const { check } = await openCheckFunction(output);
  return { check, files: await readSite(resolve(output, 'static')) };
}

/** The function as the build deploys it. */
export function openCheckFunction(output = OUTPUT_FOLDER): Promise<CheckFunction> {
  return import(pathToFileURL(resolve(output, CHECK_FUNCTION, CHECK_HANDLER)).href);
}
