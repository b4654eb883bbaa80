// The target of a request line as a URL.

/**
 * The URL of the request; `undefined` where the request line names none.
 *
 * The host is ours: a name taken from the request could carry a path of its own. It is put before
 * the path rather than resolved against, so that `//x` stays a path.
 */
export function targetOf(requested = ''): URL | undefined {
  const path = requested.startsWith('/') ? requested : absolutePath(requested);
  if (path === undefined) return undefined;
  return URL.parse(`http://localhost${path}`) ?? undefined;
}

/** The path of `GET http://host/path`, which every server has to accept (RFC 9112, 3.2.2). */
function absolutePath(requested: string): string | undefined {
  if (!/^https?:\/\//i.test(requested) || !URL.canParse(requested)) return undefined;
  const { pathname, search } = new URL(requested);
  return `${pathname}${search}`;
}

/** Whether the edge answers the path: below /api, in capitals or small letters. */
export function isApi(requested: string, { pathname }: URL): boolean {
  return UNDER_API.test(requested) || UNDER_API.test(decoded(pathname));
}

const UNDER_API = /^\/+api(?:[/?]|$)/i;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Not UTF-8 when decoded: no file has such a name, so the lookup fails as it should.
    return path;
  }
}
