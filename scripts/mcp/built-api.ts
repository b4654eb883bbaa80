// The API of the last build as a `fetch`, without a server.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalogue } from '../../src/contract/catalogue.ts';
import type { LatestDraws } from '../../src/contract/check-body.ts';
import { localApi } from '../local-api.ts';

/** @throws if there is no build */
export async function builtApi(
  output: string,
  generated: string,
  now: () => Date,
): Promise<typeof fetch> {
  const read = async (name: string) =>
    JSON.parse(await readFile(join(generated, `${name}.json`), 'utf8'));
  const latest = (await read('latest-draws')) as LatestDraws;
  const api = localApi({
    catalogue: (await read('catalogue')) as Catalogue,
    draws: { ...latest, drawsOf: (slug) => read(`draws/${slug}`) },
    now,
    readFile: (path) => readFile(join(output, 'static', path)),
  });
  return (input) => api(new URL(String(input)));
}
