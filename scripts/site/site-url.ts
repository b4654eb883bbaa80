// Where this machine serves, and the origin that answers credit: SITE_URL, or on Vercel the
// project's own domain; without either the site is only on this machine.

// Empty counts as not set: to Node it would mean every network interface.
export const HOST = process.env['HOST'] || '127.0.0.1';
export const PORT = process.env['PORT'] ?? '4321';

export const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;

/** The origin of a server that listens on HOST. */
export const originAt = (port: number) =>
  `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`;

const vercelDomain = process.env['VERCEL_PROJECT_PRODUCTION_URL'];

export const SITE_URL =
  process.env['SITE_URL'] ??
  (vercelDomain === undefined ? `http://localhost:${PORT}` : `https://${vercelDomain}`);
