// An address through the routes of a build output, as the platform goes through them: phase by
// phase, the headers of each rule kept.
// https://vercel.com/docs/build-output-api/configuration#routes

export type PlatformRoute = {
  readonly src?: string;
  readonly handle?: string;
  readonly status?: number;
  readonly dest?: string;
  readonly continue?: boolean;
  readonly middlewarePath?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Walk = {
  /** What the address ends at. */
  readonly by: 'middleware' | 'file' | 'function' | 'redirect' | 'nothing';
  readonly status: number;
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
};

/** @param isFile whether the output has a file at a path */
export function walkRoutes(
  routes: readonly PlatformRoute[],
  path: string,
  isFile: (path: string) => boolean,
): Walk {
  const headers: Record<string, string> = {};
  const keep = (route: PlatformRoute) => {
    for (const [name, value] of Object.entries(route.headers ?? {}))
      headers[name.toLowerCase()] = value;
  };
  const phase = (name: string | undefined) => {
    const begin = routes.findIndex(({ handle }) => handle === name) + (name === undefined ? 0 : 1);
    const rest = name === undefined ? routes : routes.slice(begin);
    const end = rest.findIndex(({ handle }) => handle !== undefined);
    return end === -1 ? rest : rest.slice(0, end);
  };
  const matching = (rules: readonly PlatformRoute[], at: string) =>
    rules.filter(({ src = '(?!)' }) => new RegExp(src).test(at));
  const hit = (at: string, status: number): Walk => {
    matching(phase('hit'), at).forEach(keep);
    return { by: 'file', status, headers };
  };
  for (const route of matching(phase(undefined), path)) {
    keep(route);
    if (route.middlewarePath !== undefined) return { by: 'middleware', status: 200, headers };
  }
  if (isFile(path)) return hit(path, 200);
  for (const route of matching(phase('filesystem'), path)) {
    keep(route);
    const { status = 200, dest } = route;
    if (dest === undefined) return { by: 'redirect', status, headers };
    if (isFile(dest)) return hit(dest, status);
    return { by: 'function', status, headers };
  }
  return { by: 'nothing', status: 404, headers };
}
