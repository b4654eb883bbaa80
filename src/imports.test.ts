// Imports go one way: each folder names the only places it may import from. Tests may import anything.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

const MAY_IMPORT: Readonly<Record<string, readonly RegExp[]>> = {
  // The distributions of chance are R's own, ported.
  'src/domain': [/^src\/domain\//, /^lib-r-math\.js$/],
  'src/intake': [/^src\/(?:intake|domain)\//, /^zod$/, /^csv-parse\/sync$/],
  'src/contract': [/^src\/(?:contract|domain)\//, /^zod$/],
  'src/emit': [
    /^src\/(?:emit|contract|domain)\//,
    // Of Node only what is pure: hashes of bytes it is given, and packing them.
    /^node:(?:crypto|zlib)$/,
    /^(?:feedsmith|ical-generator)$/,
  ],
  'src/edge': [
    /^src\/(?:edge|contract)\//,
    /^(?:rate-limiter-flexible(?:\/lib\/\w+\.js)?|ipaddr\.js|lru-cache|@redis\/client)$/,
  ],
  'src/embed': [/^src\/(?:embed|contract)\//],
  // Bundled whole into a package that installs nothing; of what is generated only types.
  'src/client': [/^src\/(?:client|contract|domain|generated)\//, /^tsdown$/],
  'src/pages': [
    /^src\/(?:pages|edge|contract|domain|generated)\//,
    /^astro$/,
    // The letters of the pages; the pictures drawn while they are built, and where their letters are.
    /^@fontsource-variable\//,
    /^@resvg\/resvg-js$/,
    /^node:module$/,
    /^badge-maker$/,
    /^d3-scale$/,
    // The documentation shows what callers get, and names the tokens of its samples.
    /^public\/api\/\w+\.json$/,
    /^CHANGELOG\.md$/,
    /^shiki$/,
    /^swagger-ui-dist(?:\/|$)/,
  ],
};

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^'";]*?from\s+'([^']+)'|(?:^|\n)\s*import\s+'([^']+)'/g;

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map((match) => {
    const name = match[1] ?? match[2] ?? '';
    return name.startsWith('.') ? normalize(join(dirname(file), name)) : name;
  });
}

describe.each(Object.entries(MAY_IMPORT))('%s', (folder, allowed) => {
  const files = globSync(`${folder}/**/*.{ts,astro}`).filter((file) => !file.endsWith('.test.ts'));

  test('has files', () => {
    expect(files).not.toEqual([]);
  });

  test.each(files)('%s imports only what its folder may', (file) => {
    const strays = importsOf(file).filter((name) => !allowed.some((one) => one.test(name)));
    expect(strays).toEqual([]);
  });
});

test('the middleware and the edge carry no schema library', () => {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    if (!file.endsWith('.ts')) return;
    // A type vanishes when the code is built, so only values are followed.
    const source = readFileSync(file, 'utf8').replace(/import type [^;]*;/g, '');
    for (const match of source.matchAll(IMPORT)) {
      const name = match[1] ?? match[2] ?? '';
      visit(name.startsWith('.') ? normalize(join(dirname(file), name)) : name);
    }
  };
  visit('middleware.ts');
  expect([...seen].filter((name) => !/\.(?:ts|json)$/.test(name)).sort()).toEqual([
    '@vercel/functions/headers',
    '@vercel/functions/middleware',
    'ipaddr.js',
    'lru-cache',
    'rate-limiter-flexible/lib/RateLimiterMemory.js',
    'rate-limiter-flexible/lib/RateLimiterRes.js',
  ]);
});
