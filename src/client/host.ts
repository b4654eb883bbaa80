// A host answers questions: the service itself, or a copy of its files on any static server.

export type Host = {
  /** The part before `/api`, a folder included: `https://name.github.io/repository`. */
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
};

/** The service as text, or a host in full. */
export function hostOf(host: string | Host): Host {
  const { url, mirror = false } = typeof host === 'string' ? { url: host } : host;
  return { url: new URL(url).href.replace(/\/+$/, ''), mirror };
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
