// Where this machine serves, and the origin that answers credit: SITE_URL, or on Vercel the
// project's own domain; without either the site is only on this machine.
import type { Env } from '../command/io.ts';

/** Where a server listens, as the environment says. */
export function listenAt(env: Env): { readonly host: string; readonly port: string } {
  // Empty counts as not set: to Node it would mean every network interface.
  return { host: env['HOST'] || '127.0.0.1', port: env['PORT'] ?? '4321' };
}

export const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;

/** The origin of a server that listens there. */
export const originAt = (host: string, port: number) =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** The origin that answers credit. */
export function siteUrl(env: Env): string {
  const domain = env['VERCEL_PROJECT_PRODUCTION_URL'];
  const fallback =
    domain !== undefined ? `https://${domain}` : `http://localhost:${listenAt(env).port}`;
  return env['SITE_URL'] ?? fallback;
}
