// Which lotteries have an upstream: those named by the modules of src/intake/sources that export one. No
// other lottery has a source whose answers have a dependable form; those draws are entered by hand.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DrawDate } from '../../src/domain/draw-date.ts';
import type { SourceRow } from '../../src/intake/sources/row.ts';
import type { Upstream } from '../../src/intake/sources/upstream.ts';
import { fetchText, type RetryPolicy } from './fetch-text.ts';

const FOLDER = join(import.meta.dirname, '../../src/intake/sources');

/** By lottery slug, in the order of belief: authorities first, then witnesses, aggregators last. */
export const UPSTREAMS: Readonly<Record<string, readonly Upstream[]>> = bySlug(
  await readUpstreams(FOLDER),
);

/** Every source that a module of the folder exports, in the order of file names. */
export async function readUpstreams(folder: string): Promise<Upstream[]> {
  const files = (await readdir(folder)).filter((name) => /(?<!\.test)\.ts$/.test(name)).sort();
  const modules: { upstream?: Upstream }[] = await Promise.all(
    files.map((file) => import(pathToFileURL(join(folder, file)).href)),
  );
  return modules.flatMap(({ upstream }) => upstream ?? []);
}

/** By the slugs of their lotteries, in the order given. */
export function bySlug(upstreams: readonly Upstream[]): Record<string, readonly Upstream[]> {
  const slugs = new Set(upstreams.flatMap(({ lotteries }) => lotteries));
  const of = (slug: string) => upstreams.filter(({ lotteries }) => lotteries.includes(slug));
  return Object.fromEntries([...slugs].map((slug) => [slug, of(slug)]));
}

/**
 * The rows of the wanted days that the source has, in one request. Throws a `SourceUnreachable` or an
 * `UnexpectedAnswer`, and then gives no row of any day.
 */
export async function fetchRows(
  { source, url, variable = '', request, parse }: Upstream,
  lottery: string,
  [first, ...others]: readonly DrawDate[],
  policy?: Partial<RetryPolicy>,
): Promise<SourceRow[]> {
  if (first === undefined) return [];
  const wanted = { lottery, days: [first, ...others] } as const;
  const address = process.env[variable] || url;
  const asked = request?.(address, wanted) ?? { method: 'GET', url: address };
  const rows = parse(await fetchText({ source, ...asked }, policy), wanted);
  const days = new Set<string>(wanted.days);
  return rows.filter(({ drawDate }) => days.has(drawDate));
}
