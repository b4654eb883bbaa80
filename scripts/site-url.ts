// The origin that answers credit and the description names as its server. SITE_URL says it; on
// Vercel the project's own domain does; without either the site is only on this machine.
const vercelDomain = process.env['VERCEL_PROJECT_PRODUCTION_URL'];

export const SITE_URL =
  process.env['SITE_URL'] ??
  (vercelDomain === undefined ? 'http://localhost:4321' : `https://${vercelDomain}`);
