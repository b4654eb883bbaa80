// Imports go one way: each folder names the only places it may import from, tests aside.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The forms of bodies that the API answers with. */
const BODIES = /^src\/answers\/[\w-]+\.schema\.ts$/;

const MAY_IMPORT: Readonly<Record<string, readonly RegExp[]>> = {
  // The distributions of chance are R's own, ported.
  'src/domain': [/^src\/domain\//, /^lib-r-math\.js$/],
  'src/intake': [
    /^src\/(?:intake|domain)\//,
    /^zod$/,
    /^csv-parse\/sync$/,
    /^entities$/,
    /^ipaddr\.js$/,
    /^leven$/,
  ],
  // Edge and browser carry it: plain tables and sentences, no schema.
  'src/contract': [/^src\/(?:contract|domain)\//],
  'src/answers': [
    /^src\/(?:answers|contract|domain)\//,
    // Of Node only what is pure: hashes of bytes it is given, and packing them.
    /^node:(?:crypto|zlib)$/,
    /^(?:zod|feedsmith|fflate|ical-generator)$/,
  ],
  'src/check': [
    /^src\/(?:check|contract|domain)\//,
    // The schema of its answer has fields and types of those of files.
    /^src\/answers\/(?:field|results\.schema)\.ts$/,
    /^zod$/,
  ],
  'src/openapi': [/^src\/(?:openapi|check|answers|contract|domain)\//, /^zod$/],
  'src/emit': [/^src\/(?:emit|openapi|check|answers|contract|domain)\//],
  // Messages are text, signed by the library that receivers verify them with.
  'src/announce': [/^src\/(?:announce|check|contract|domain)\//, BODIES, /^standardwebhooks$/],
  'src/edge': [
    /^src\/(?:edge|contract)\//,
    // The page and the form that answer without JavaScript.
    /^src\/check\/(?:answer-page|check-form)\.ts$/,
    /^(?:ipaddr\.js|@fastify\/proxy-addr|@redis\/client)$/,
  ],
  'src/function': [
    /^src\/(?:function|edge|check|contract|domain|generated)\//,
    // A single draw is answered by what makes the files of years and of results.
    /^src\/answers\/(?:draws|emitted-file|results|status)\.ts$/,
    /^node:(?:fs\/promises|http)$/,
    /^@vercel\/functions\/(?:headers|middleware)$/,
  ],
  // Bundled whole into a package that installs nothing; of what is generated only types.
  'src/client': [
    /^src\/(?:client|check|contract|domain|generated)\//,
    // Of Node only what its command needs, which importers do not load.
    /^(?:tsdown|node:(?:fs|util))$/,
  ],
  // What a visitor reads: names, numbers and words. Pictures need letters and a program to draw.
  'src/view': [
    /^src\/(?:view|check|contract|domain|generated)\//,
    BODIES,
    /^src\/edge\/quota\.ts$/,
    /^(?:shiki|date-fns\/\w+|@date-fns\/utc\/utc)$/,
  ],
  'src/view/pictures': [
    /^src\/(?:view|assets|contract|domain)\//,
    /^@resvg\/resvg-js$/,
    /^node:module$/,
  ],
  // What runs in a visitor's browser: of the view only words about the page, no file of draws.
  'src/browser': [/^src\/(?:browser|check|contract|domain|view\/(?:announcement|lottery))\//],
  'src/browser/stats-page': [
    /^src\/(?:browser\/(?:stats-page\/|patience\.ts$)|contract\/|domain\/)/,
    BODIES,
    // It writes again what the page says of other draws.
    /^src\/view\/stats\/leaders\.ts$/,
  ],
  // On other people's pages: of ours only what is news.
  'src/browser/embed': [
    /^src\/(?:browser\/embed|check|contract|domain|view\/announcement)\//,
    BODIES,
    /^src\/browser\/live-page\/news\.ts$/,
    // What makes elements of the parts of an answer.
    /^src\/browser\/check-page\/elements\.ts$/,
    // Its prizes stand in the order of our pages.
    /^src\/view\/lottery\/prize-order\.ts$/,
  ],
  'src/browser/live-page': [
    /^src\/(?:browser\/(?:live-page\/|patience\.ts$)|domain\/|view\/announcement\/)/,
  ],
  'src/browser/check-page': [
    /^src\/(?:browser\/(?:(?:check-page|live-page)\/|patience\.ts$)|check\/|contract\/|domain\/|view\/announcement\/)/,
    BODIES,
  ],
  // What the first number brings: the answer of the check page, and its look.
  'src/browser/check-here': [
    /^src\/(?:browser\/(?:check-here|check-page\/|load-style\.ts$)|check\/|contract\/|domain\/)/,
    /^src\/styles\/check-here\.css\?url$/,
  ],
  // What a tap on it brings: its look, and the program that reads codes.
  'src/browser/check-page/scan': [
    /^src\/(?:browser\/(?:check-page|load-style\.ts$)|domain\/)/,
    /^src\/styles\/scan\.css\?url$/,
    /^barcode-detector\/ponyfill$/,
    /^zxing-wasm\/reader\/zxing_reader\.wasm\?url$/,
  ],
  'src/browser/reference-page': [
    /^src\/(?:browser\/load-style\.ts$|openapi\/closed-lists\.ts$|contract\/)/,
    /^swagger-ui-dist(?:\/|$)/,
  ],
  'src/components': [
    /^src\/(?:components|styles|view|browser|check|contract|domain)\//,
    BODIES,
    /^d3-scale$/,
  ],
  'src/layouts': [
    /^src\/(?:layouts|components|styles|assets|view|browser|contract)\//,
    /^src\/openapi\/closed-lists\.ts$/,
    // The Markdown of src/content, and the changelog of the project.
    /^(?:astro:content|CHANGELOG\.md)$/,
  ],
  'src/pages': [
    /^src\/(?:layouts|components|styles|view|browser|check|contract|domain|generated)\//,
    BODIES,
    /^astro$/,
    /^(?:badge-maker|esbuild)$/,
  ],
  // The shell. Each folder imports only from those above it here: no circle.
  'scripts/command': [
    /^scripts\/command\//,
    /^src\/(?:intake|domain)\//,
    /^(?:node:|@clack\/|commander$)/,
  ],
  'scripts/disk': [/^scripts\/(?:disk|command)\//, /^(?:node:|(?:write-file-atomic|zod)$)/],
  'scripts/gather': [
    /^scripts\/(?:gather|disk|command)\//,
    /^src\/(?:intake|contract|domain)\//,
    BODIES,
    /^(?:node:|@clack\/|(?:ky|lru-cache|undici|zod)$)/,
  ],
  'scripts/site': [
    /^scripts\/(?:site|disk|command)\//,
    /^src\/(?:function|edge|emit|answers|check|intake|contract|domain)\//,
    /^(?:node:|hono\/|(?:lru-cache|zod)$)/,
  ],
  'scripts/host': [
    /^scripts\/(?:host|site|command)\//,
    /^src\/(?:edge|answers|contract)\//,
    /^(?:node:|hono\/)/,
  ],
  'scripts/mcp': [
    /^scripts\/(?:mcp|site|command)\//,
    /^src\/(?:function|edge|check|intake|contract|domain)\//,
    BODIES,
    /^(?:node:|@modelcontextprotocol\/|csv-parse\/|(?:leven|lru-cache|p-queue)$)/,
  ],
  'scripts/build': [
    /^scripts\/(?:build|mcp|host|site|gather|disk|command)\//,
    /^src\/(?:emit|answers|intake|contract|domain)\//,
    /^(?:node:|@astrojs\/|(?:astro|esbuild)(?:\/|$))/,
  ],
  'scripts/tell': [
    /^scripts\/(?:tell|site|gather|disk|command)\//,
    /^src\/(?:announce|answers|intake|contract|domain)\//,
    /^docs\/examples\//,
    /^(?:node:|(?:ky|p-queue|write-file-atomic|zod)$)/,
  ],
  'scripts/release': [
    /^scripts\/(?:release|build|tell|site|gather|disk|command)\//,
    /^src\/(?:emit|answers|intake|contract)\//,
    /^(?:node:|(?:commander|zod)$)/,
  ],
  'scripts/commands': [
    /^scripts\/(?!commands\/)/,
    /^src\/(?:announce|emit|answers|edge|intake|contract|domain)\//,
    /^(?:node:|@modelcontextprotocol\/)/,
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

/** The folder whose rule a file follows: the innermost one that has a rule. */
const folderOf = (file: string) =>
  Object.keys(MAY_IMPORT)
    .filter((folder) => file.startsWith(`${folder}/`))
    .sort((one, other) => other.length - one.length)[0];

describe.each(Object.entries(MAY_IMPORT))('%s', (folder, allowed) => {
  const files = globSync(`${folder}/**/*.{ts,astro}`).filter(
    (file) => !/\.(?:test|proof)\.ts$/.test(file) && folderOf(file) === folder,
  );

  test('has files', () => {
    expect(files).not.toEqual([]);
  });

  test.each(files)('%s imports only what its folder may', (file) => {
    const strays = importsOf(file).filter((name) => !allowed.some((one) => one.test(name)));
    expect(strays).toEqual([]);
  });
});

test('the folders of scripts make no circle', () => {
  const shell = Object.entries(MAY_IMPORT).filter(([folder]) => folder.startsWith('scripts/'));
  expect(shell.map(([folder]) => folder).sort()).toEqual(globSync('scripts/*/').sort());
  const strays = shell.flatMap(([folder, allowed], place) =>
    shell
      .slice(place + 1)
      .filter(([below]) => allowed.some((pattern) => pattern.test(`${below}/`)))
      .map(([below]) => `${folder} → ${below}`),
  );
  expect(strays).toEqual([]);
});

const TOUCHES = /\bprocess\.[a-z]|'(?:node:)?process'/;

/** Who touches the process: `scripts/run.ts` hands it down, and each other one says why not. */
const TOUCHES_PROCESS = [
  'scripts/run.ts',
  // An entry of its own, which the host starts.
  'scripts/site/make-copies.ts',
  // Astro starts the build, and hands it nothing of the process.
  'scripts/build/emit-site.ts',
  'scripts/build/quiet-log.ts',
  // Their process id, their folder or their Node: nobody else's would do.
  'scripts/release/static-folder.ts',
  'scripts/site/built-site.ts',
  'scripts/site/source-digest.ts',
];

test('no other file of the commands touches the process', () => {
  const sources = globSync('scripts/**/*.ts').filter(
    (file) => !/\.(?:test|proof)\.ts$/.test(file) && TOUCHES.test(readFileSync(file, 'utf8')),
  );
  expect(sources.sort()).toEqual(TOUCHES_PROCESS.sort());
});

test('no source imports what only tests need', () => {
  const sources = globSync('{*.{ts,mjs},src/**/*.{ts,astro},scripts/**/*.{ts,mjs}}').filter(
    (file) => !/\.(?:test|proof)\.ts$/.test(file),
  );
  expect(sources.length).toBeGreaterThan(100);
  const strays = sources.filter((file) =>
    importsOf(file).some((name) => name.startsWith('tests/') || name.includes('/testing/')),
  );
  expect(strays).toEqual([]);
});

test('pages hold routes only', () => {
  const routes = /^src\/pages\/(?:[^_][^/]*\/)*[^_/][^/]*\.(?:astro|ts)$/;
  const strays = globSync('src/pages/**/*.*').filter(
    (file) => !routes.test(file) || file.endsWith('.test.ts'),
  );
  expect(strays).toEqual([]);
});

/** Where the forms themselves are needed: to describe and to join them. */
const NEEDS_FORMS =
  /^(?:scripts\/|src\/(?:answers\/(?:all|[\w-]+\.schema)|check\/check\.schema|openapi\/))/;

test('of a form of bodies everybody else needs only its type', () => {
  const sources = globSync('src/**/*.{ts,astro}').filter(
    (file) => !/\.(?:test|proof)\.ts$/.test(file) && !NEEDS_FORMS.test(file),
  );
  const strays = sources.filter((file) =>
    valuesOf(file).some((name) => /\.schema\.ts$/.test(name)),
  );
  expect(strays).toEqual([]);
});

/** A type vanishes when the code is built, so what it imports does too. */
function valuesOf(file: string): string[] {
  const source = readFileSync(file, 'utf8').replace(/import type [^;]*;/g, '');
  return [...source.matchAll(IMPORT)].map((match) => {
    const name = match[1] ?? match[2] ?? '';
    return name.startsWith('.') ? normalize(join(dirname(file), name)) : name;
  });
}

/** The packages that a bundle of this entry carries. */
function packagesOf(entry: string): string[] {
  const reached = new Set<string>();
  const visit = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    if (file.endsWith('.ts')) for (const name of valuesOf(file)) visit(name);
  };
  visit(entry);
  return [...reached].filter((name) => !/\.(?:ts|json|css)$/.test(name)).sort();
}

test('the middleware carries what reads addresses, and no schema library', () => {
  expect(packagesOf('src/function/middleware.ts')).toEqual([
    '@vercel/functions/headers',
    '@vercel/functions/middleware',
    'ipaddr.js',
  ]);
});

test.each([
  'src/function/check.ts',
  'src/client/client.ts',
  'src/browser/check-page/page.ts',
  'src/browser/embed/lottery-result.ts',
])('%s carries no schema library', (entry) => {
  const packages = packagesOf(entry);
  expect(packages).not.toContain('zod');
});
