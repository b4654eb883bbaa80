// Where a build lies: the layout of Vercel's Build Output API.
import { ENDPOINTS } from '../../src/contract/endpoints.ts';

export const OUTPUT_FOLDER = process.env['OUTPUT_FOLDER'] || '.vercel/output';

/** Below it a build is made, which then takes the place of the output. */
export const BUILDING_ROOT = `${OUTPUT_FOLDER}.building`;
/** Where Vercel's adapter writes below a root. */
export const BUILDING_FOLDER = `${BUILDING_ROOT}/.vercel/output`;

/** What pages, edge and check function import. */
export const GENERATED_FOLDER = process.env['GENERATED_FOLDER'] || 'src/generated';

/** Below the output. The platform serves a function at its folder's path, here the endpoint's. */
export const CHECK_FUNCTION = `functions${ENDPOINTS.check.path}.func`;
export const CHECK_HANDLER = 'check.mjs';

export const MIDDLEWARE_FUNCTION = 'functions/middleware.func';
export const MIDDLEWARE_HANDLER = 'middleware.mjs';
