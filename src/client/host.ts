// A host answers questions: the service itself, or a copy of its files on any static server.
import { API_BASE } from '../contract/site.ts';

export type Host = {
  /** A folder included: `https://name.github.io/repository`. An `/api` at its end may be there or not. */
  readonly url: string;
  /** A copy of the files only: asked by path, never by query. */
  readonly mirror?: boolean;
};

/** A question as a query, and as the file that answers it; `check` has no file, an open file no query. */
export type Question = {
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly file?: string;
  /** A browser then asks whether its own copy still holds. */
  readonly revalidate?: boolean;
  /** The answer is given while it still comes in, and never cached: some exports are megabytes. */
  readonly streams?: boolean;
};

/** People copy the address of the API as often as that of the site. */
const API_AT_END = new RegExp(`/*${API_BASE}$`);

/** The service as text, or a host in full. */
export function hostOf(host: string | Host): Host {
  const { url, mirror = false } = typeof host === 'string' ? { url: host } : host;
  const { origin, pathname } = new URL(url);
  const folder = pathname.replace(/\/+$/, '').replace(API_AT_END, '');
  return { url: origin + folder, mirror };
}

/** The address of a question at a host; `undefined` where the host cannot answer it. */
export function addressAt(host: Host, { path, query = {}, file }: Question): string | undefined {
  if (host.mirror) return file === undefined ? undefined : `${host.url}${file}`;
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const search = new URLSearchParams(given).toString();
  return `${host.url}${path}${search && `?${search}`}`;
}
