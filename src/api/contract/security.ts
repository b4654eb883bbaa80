// The security headers of everything we serve. The local host, the deployment and the nginx
// configuration send the same ones, and tests compare them.

/** For every answer, page or JSON. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const;

/**
 * A page loads only from us and talks only to us. Nothing inline runs, so injected text cannot; no
 * other site can show it in a frame as its own.
 */
const contentSecurityPolicy = (scripts: string) =>
  [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** For the pages and what they load; ours use no device and no window of another origin. */
export const PAGE_HEADERS = {
  ...SECURITY_HEADERS,
  'Content-Security-Policy': contentSecurityPolicy("'self'"),
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

/** The page that reads the code of a ticket, by each of its addresses. A pattern of paths. */
export const SCANNING_PAGE = '^/check(?:/|/index\\.html)?$';

/** For it: the camera, once the visitor allows it, and our WebAssembly, which reads codes. */
export const SCANNING_PAGE_HEADERS = {
  ...PAGE_HEADERS,
  'Content-Security-Policy': contentSecurityPolicy("'self' 'wasm-unsafe-eval'"),
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=()',
} as const;

/** For the page that answers a form. It has no script and sends nothing; its style has icons. */
export const ANSWER_PAGE_HEADERS = {
  ...PAGE_HEADERS,
  'Content-Security-Policy': [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
} as const;

/** What other origins load: element, package, badges, cards, public keys. A pattern of paths. */
export const SHARED_FILES = '^/(?:compat|embed|package|badges|cards|\\.well-known)/.+$';

/** For those, besides the headers of the pages: a module script is refused without the first. */
export const SHARED_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;
