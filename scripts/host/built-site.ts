// The build output as a host needs it: its static files, each with a name for its bytes, and the
// check function.
import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Reply } from '../../src/edge/reply.ts';
import { openFiles, type SiteFile } from './held-files.ts';

export const OUTPUT_FOLDER = '.vercel/output';

export type BuiltSite = {
  /** Absolute path of the static files. */
  readonly root: string;
  /** By path of the site. */
  readonly files: ReadonlyMap<string, SiteFile>;
  readonly check: CheckFunction['check'];
};

/** What is answered where there is nothing. */
export const NOT_FOUND_PAGE = '/404.html';

export type CheckFunction = {
  /** Its answer to an address, before it is written to anybody. */
  readonly check: (address: string) => Reply | Promise<Reply>;
  /** As the platform runs it. */
  readonly default: RequestListener;
};

/** Opens the output of `npm run build`. Throws if it is not there. */
export async function openBuiltSite(output = OUTPUT_FOLDER): Promise<BuiltSite> {
  const root = resolve(output, 'static');
  const { check } = await openCheckFunction(output);
  const files = await openFiles(root);
  // A build that broke off: without its pages every visitor would meet a failure.
  if (!files.has(NOT_FOUND_PAGE)) throw missingFile(join(root, NOT_FOUND_PAGE));
  return { root, files, check };
}

/** The function as the build deploys it. */
export async function openCheckFunction(output = OUTPUT_FOLDER): Promise<CheckFunction> {
  const folder = resolve(output, 'functions/_render.func');
  const { handler } = JSON.parse(await readFile(join(folder, '.vc-config.json'), 'utf8'));
  return import(pathToFileURL(join(folder, String(handler))).href);
}

function missingFile(path: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`there is no ${path}`), { code: 'ENOENT' });
}
