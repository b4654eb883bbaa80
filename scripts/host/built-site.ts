// The build output as a host needs it: its static files, each with a name for its bytes, and the
// check function.
import type { RequestListener } from 'node:http';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Reply } from '../../src/edge/reply.ts';
import { Failure } from '../failure.ts';
import { readMark, staticFiles } from '../inventory.ts';
import { CHECK_FUNCTION, CHECK_HANDLER, OUTPUT_FOLDER } from '../output-folder.ts';
import { CompressedFiles } from './compressed-files.ts';
import { etagOf, openFiles, type SiteFile } from './site-files.ts';

export type BuiltSite = {
  /** Absolute path of the static files. */
  readonly root: string;
  /** By path of the site. */
  readonly files: ReadonlyMap<string, SiteFile>;
  readonly compressed: CompressedFiles;
  readonly check: CheckFunction['check'];
};

/** The page that the host sends where no file has the path. */
export const NOT_FOUND_PAGE = '/404.html';

export type CheckFunction = {
  /** Answers an address; the host writes the reply. */
  readonly check: (address: string) => Reply | Promise<Reply>;
  /** As the platform runs it. */
  readonly default: RequestListener;
};

/** Opens the output of `npm run build`. Throws if it is not there, or not as it was built. */
export async function openBuiltSite(output = OUTPUT_FOLDER): Promise<BuiltSite> {
  const root = resolve(output, 'static');
  const built = staticFiles((await readMark(output)).files);
  const { check } = await openCheckFunction(output);
  const files = await openFiles(root);
  for (const path of new Set([...built.keys(), ...[...files.keys()].map((one) => one.slice(1))])) {
    const etag = etagOf(Buffer.from(built.get(path) ?? '', 'hex'));
    if (files.get(`/${path}`)?.etag !== etag) {
      throw new Failure(`${output} is not as it was built: ${path}; run: npm run build`);
    }
  }
  return { root, files, compressed: new CompressedFiles(), check };
}

/** The function as the build deploys it. */
export async function openCheckFunction(output = OUTPUT_FOLDER): Promise<CheckFunction> {
  return import(pathToFileURL(resolve(output, CHECK_FUNCTION, CHECK_HANDLER)).href);
}
