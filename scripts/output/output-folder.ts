// Where a build lies: the layout of Vercel's Build Output API.
import { ENDPOINTS } from '../../src/api/contract/endpoints.ts';
import type { Env } from '../command/io.ts';

export const OUTPUT_FOLDER = '.vercel/output';
/** Where the output keeps what a host serves as files. */
export const STATIC_FOLDER = 'static';
export const GENERATED_FOLDER = 'src/generated';

export type Folders = {
  /** What the last build left. */
  readonly output: string;
  /** What pages, edge and check function import. */
  readonly generated: string;
};

/** The usual folders, or others that an environment names. */
export function foldersOf(env: Env): Folders {
  return {
    output: env['OUTPUT_FOLDER'] || OUTPUT_FOLDER,
    generated: env['GENERATED_FOLDER'] || GENERATED_FOLDER,
  };
}

/** Below it a build is made, which then takes the place of the output. */
export const buildingRoot = ({ output }: Folders) => `${output}.building`;

/** Where Vercel's adapter writes below that root. */
export const buildingFolder = (folders: Folders) => `${buildingRoot(folders)}/.vercel/output`;

/** Below the output. The platform serves a function at its folder's path, here the endpoint's. */
export const CHECK_FUNCTION = `functions${ENDPOINTS.check.path}.func`;
export const CHECK_HANDLER = 'entry.mjs';

/** What a host reads beside that code: which questions are legal, and the newest draws. */
export const HOST_DATA = ['catalogue.json', 'latest-draws.json'] as const;

export const MIDDLEWARE_FUNCTION = 'functions/middleware.func';
export const MIDDLEWARE_HANDLER = 'middleware.mjs';
