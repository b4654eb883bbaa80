// The build output as a host needs it: its static files, each with a name for its bytes, and the
// check function.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFiles } from '../files.ts';

export const OUTPUT_FOLDER = '.vercel/output';

export type BuiltSite = {
  /** Absolute path of the static files. */
  readonly root: string;
  /** ETag by path of the site. From the bytes, so that a rebuild or another machine keeps it. */
  readonly etags: ReadonlyMap<string, string>;
  /** The check function as the platform runs it. */
  readonly check: (request: Request) => Promise<Response>;
};

type FunctionEntry = { readonly default: { fetch: BuiltSite['check'] } };

/** Opens the output of `npm run build`. Throws if it is not there. */
export async function openBuiltSite(output = OUTPUT_FOLDER): Promise<BuiltSite> {
  const root = resolve(output, 'static');
  const folder = resolve(output, 'functions/_render.func');
  const { handler } = JSON.parse(await readFile(join(folder, '.vc-config.json'), 'utf8'));
  const entry = join(folder, String(handler));
  const built = (await import(pathToFileURL(entry).href)) as FunctionEntry;
  const etags = new Map<string, string>();
  for (const path of await listFiles(root)) {
    const hash = createHash('sha256').update(await readFile(join(root, path)));
    // Weak: compression changes the bytes on the wire, not what they say.
    etags.set(`/${path}`, `W/"${hash.digest('base64url').slice(0, 22)}"`);
  }
  return { root, etags, check: (request) => built.default.fetch(request) };
}
