// The variables that a program of a publication may know. A secret reaches only the program that
// needs it, because a build runs the code of every package.
import type { Env } from '../command/io.ts';

/** What any program needs to run: paths, access to the network, language and time zone. */
const ANY =
  /^(?:PATH|HOME|USER|LOGNAME|SHELL|TERM|LANG|LANGUAGE|LC_[A-Z]+|TZ|TMPDIR|TEMP|TMP|CI|XDG_[A-Z_]+|NODE_(?:ENV|OPTIONS|EXTRA_CA_CERTS|COMPILE_CACHE)|SSL_CERT_(?:FILE|DIR)|(?:HTTPS?|NO|ALL)_PROXY|npm_config_(?!.*(?:auth|token|password)).*|SystemRoot|windir|ComSpec|PATHEXT|USERPROFILE|(?:LOCAL)?APPDATA)$/i;

/** What the bytes of a build depend on; all of it is public. */
const BUILD = [
  'SITE_URL',
  'DATA_FOLDER',
  'OUTPUT_FOLDER',
  'GENERATED_FOLDER',
  'HOST',
  'PORT',
  'VERCEL_PROJECT_PRODUCTION_URL',
  'SECURITY_CONTACT',
  'SECURITY_EXPIRES',
  'REPOSITORY_URL',
  'CONTACT',
  'ASTRO_TELEMETRY_DISABLED',
];

const MAY = {
  build: (name: string) => BUILD.includes(name),
  vercel: (name: string) => BUILD.includes(name) || name.startsWith('VERCEL_'),
};

/** A child's environment: `vercel` is the platform's command line. */
export function environmentFor(kind: keyof typeof MAY, environment: Env): Env {
  const names = Object.keys(environment).filter((name) => ANY.test(name) || MAY[kind](name));
  return Object.fromEntries(names.map((name) => [name, environment[name]]));
}
