// Imports go one way: a table of the rooms, and one of the folders inside those that have walls.
// Tests are left aside. What a row permits has to be used.
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesMatching } from '../tests/support/files-matching.ts';

/** The forms of bodies, of which only types are imported. */
const BODIES = /^src\/api\/answers\/[\w-]+\.schema\.ts$/;

/** What the site may see of the API: plain tables, the check of a number, the forms of bodies. */
const FACE = ['src/api/contract/', 'src/api/check/', 'src/api/verdict/', BODIES];

type Permit = string | RegExp;

/** Which rooms each room may enter, beside itself. */
const ROOMS: Readonly<Record<string, readonly Permit[]>> = {
  'src/domain': [],
  'src/intake': ['src/domain/'],
  'src/api': ['src/domain/'],
  // What emit writes is read by those who answer and show, and by nobody who makes it.
  'src/serve': ['src/api/', 'src/domain/', 'src/generated/'],
  // The changelog of the project is a page too, and so is the README of the package.
  'src/site': [...FACE, 'src/domain/', 'src/generated/', 'CHANGELOG.md', 'src/client/README.md'],
  'src/client': ['src/api/contract/', 'src/api/check/', 'src/domain/', 'src/generated/'],
  // What is printed in an example is what is sent.
  scripts: ['src/serve/', 'src/api/', 'src/intake/', 'src/domain/', 'docs/examples/'],
};

/** The folders inside the rooms that have walls, and which of their neighbours they may enter. */
const FOLDERS: Readonly<Record<string, readonly Permit[]>> = {
  'src/api/contract': ['src/domain/'],
  'src/api/answers': ['src/api/contract/', 'src/domain/'],
  'src/api/check': [
    'src/api/contract/',
    // Its answer has fields and types of those of files.
    /^src\/api\/answers\/(?:field|results\.schema)\.ts$/,
    'src/domain/',
  ],
  'src/api/verdict': ['src/api/check/', 'src/api/contract/', 'src/domain/'],
  'src/api/openapi': ['src/api/check/', 'src/api/answers/', 'src/api/contract/', 'src/domain/'],
  'src/api/emit': [
    'src/api/openapi/',
    'src/api/check/',
    'src/api/answers/',
    'src/api/contract/',
    'src/domain/',
  ],
  'src/api/announce': [
    'src/api/contract/',
    /^src\/api\/(?:verdict\/part|answers\/changes\.schema)\.ts$/,
    'src/domain/',
  ],
  'src/site/pages': [
    ...['layouts', 'components', 'styles', 'view', 'browser'].map((name) => `src/site/${name}/`),
    'src/api/contract/',
    'src/api/verdict/',
    BODIES,
    'src/domain/',
    'src/generated/',
    'src/client/README.md',
  ],
  // A page left open asks by itself: nothing but what tells its age.
  'src/site/browser/live-page': [
    'src/site/browser/patience.ts',
    'src/site/view/announcement/',
    'src/domain/',
  ],
  // What a tap on the camera brings: its look, and the program that reads codes.
  'src/site/browser/check-page/scan': [
    'src/site/browser/check-page/',
    'src/site/browser/load-style.ts',
    'src/site/styles/scan.css?url',
    'src/domain/',
  ],
  'scripts/commands': [/^scripts\/(?!commands\/)/, /^src\/(?!site\/|client\/)/],
};

/** The packages that the files of a folder may import, with all that lies in them. */
const LIBRARIES: Readonly<Record<string, readonly string[]>> = {
  // The distributions of chance are R's own, ported.
  'src/domain': ['lib-r-math.js'],
  // Of Node only what is pure: hashes of bytes they are handed, and packing them.
  'src/intake': ['csv-parse/sync', 'entities', 'ipaddr.js', 'leven', 'node:crypto', 'zod'],
  'src/api/contract': ['leven'],
  'src/api/answers': ['feedsmith', 'fflate', 'ical-generator', 'node:crypto', 'node:zlib', 'zod'],
  'src/api/check': ['zod'],
  'src/api/openapi': ['zod'],
  // Messages are signed by the library that receivers verify them with.
  'src/api/announce': ['standardwebhooks'],
  'src/serve/edge': ['@fastify/proxy-addr', '@redis/client', 'ipaddr.js'],
  'src/serve/function': ['@vercel/functions', 'node:fs/promises', 'node:http'],
  'src/site/content.config.ts': ['astro', 'astro:content'],
  'src/site/pages': ['astro', 'badge-maker', 'esbuild'],
  'src/site/layouts': ['astro', 'astro:content'],
  'src/site/components': ['astro', 'astro:components', 'd3-scale'],
  'src/site/view': ['@date-fns/utc', 'date-fns', 'shiki'],
  // Pictures need letters and a program to draw.
  'src/site/view/pictures': ['@resvg/resvg-js', 'node:module'],
  'src/site/browser/swagger': ['swagger-ui-dist'],
  'src/site/browser/check-page/scan': ['barcode-detector', 'zxing-wasm'],
  // Bundled whole into a package that installs nothing.
  'src/client': ['tsdown'],
  scripts: ['node:'],
  'scripts/command': ['@clack/prompts', 'commander'],
  'scripts/disk': ['write-file-atomic', 'zod'],
  'scripts/gather': ['@clack/prompts', 'ky', 'lru-cache', 'undici', 'zod'],
  'scripts/output': ['hono', 'lru-cache', 'zod'],
  'scripts/host': ['hono'],
  'scripts/mcp': ['@modelcontextprotocol'],
  'scripts/build': ['@astrojs', 'astro', 'esbuild'],
  'scripts/tell': ['ky', 'p-queue', 'write-file-atomic', 'zod'],
  'scripts/release': ['commander', 'zod'],
  'scripts/commands': ['@modelcontextprotocol'],
};

/** The folders of the shell. Each imports only from itself and from those before it: no circle. */
const SHELL = ['command', 'disk', 'gather', 'output', 'host', 'mcp', 'build', 'tell', 'release'];

/** Routes and commands do not know each other. */
const APART = ['src/site/pages', 'scripts/commands'];

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^'";]*?from\s+'([^']+)'|(?:^|\n)\s*import\s+'([^']+)'/g;

/** What a source text imports: files by their path from the root, packages by their names. */
function namesIn(file: string, source: string): string[] {
  return [...source.matchAll(IMPORT)].map((match) => {
    const name = match[1] ?? match[2] ?? '';
    return name.startsWith('.') ? normalize(join(dirname(file), name)) : name;
  });
}

const importsOf = (file: string) => namesIn(file, readFileSync(file, 'utf8'));

/** A type vanishes when the code is built, so what it imports does too. */
const valuesOf = (file: string) =>
  namesIn(file, readFileSync(file, 'utf8').replace(/import type [^;]*;/g, ''));

const isTest = (file: string) => /\.(?:test|proof)\.ts$/.test(file);
const liesIn = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`);

const SOURCES = filesMatching('{src,scripts}/**/*.{ts,mjs,cjs,astro}').filter(
  (file) => !isTest(file) && !liesIn(file, 'src/generated') && !file.includes('/testing/'),
);

/** Paths of ours, from the root; everything else is a package. */
const isOurs = (name: string) =>
  /^(?:src|scripts|docs|tests|bench)\/|^[\w-]+\.(?:md|json)$/.test(name);

const permits = (permit: Permit, name: string) =>
  typeof permit === 'string' ? name.startsWith(permit) : permit.test(name);

const hasLibrary = (library: string, name: string) =>
  library.endsWith(':') ? name.startsWith(library) : liesIn(name, library);

/** The row that a file follows: the innermost folder that has one. */
function rowOf(file: string, table: Readonly<Record<string, unknown>>): string | undefined {
  const rows = Object.keys(table).filter((folder) => liesIn(file, folder));
  return rows.toSorted((left, right) => right.length - left.length)[0];
}

/** What a file imports of ours although its row of the table does not permit it. */
function strays(file: string, names: readonly string[], table: typeof ROOMS): string[] {
  const row = rowOf(file, table);
  if (row === undefined) return [];
  const own = APART.includes(row) ? [] : [`${row}/`];
  const permitted = [...own, ...(table[row] ?? [])];
  return names.filter((name) => isOurs(name) && !permitted.some((permit) => permits(permit, name)));
}

/** What a folder of the shell imports of those after it. */
function climbs(file: string, names: readonly string[]): string[] {
  const place = SHELL.findIndex((folder) => liesIn(file, `scripts/${folder}`));
  if (place < 0) return [];
  const after = [...SHELL.slice(place + 1), 'commands', 'run.ts'];
  return names.filter((name) => after.some((folder) => liesIn(name, `scripts/${folder}`)));
}

/** The packages of a file that none of the folders around it has. */
const unlisted = (file: string, names: readonly string[]) =>
  names.filter(
    (name) =>
      !isOurs(name) &&
      !Object.entries(LIBRARIES).some(
        ([folder, libraries]) =>
          liesIn(file, folder) && libraries.some((library) => hasLibrary(library, name)),
      ),
  );

/** The imports of a file that break a rule. */
function refused(file: string, names: readonly string[]): string[] {
  const byRooms = strays(file, names, ROOMS);
  const byFolders = strays(file, names, FOLDERS);
  return [...new Set([...byRooms, ...byFolders, ...climbs(file, names), ...unlisted(file, names)])];
}

test.each(SOURCES)('%s imports only what its room may', (file) => {
  expect(refused(file, importsOf(file))).toEqual([]);
});

test('every file lies in a room', () => {
  const isAtTheFoot = (file: string) => /^src\/[\w.-]+\.ts$/.test(file);
  const roomless = SOURCES.filter((file) => rowOf(file, ROOMS) === undefined);
  expect(roomless.filter((file) => !isAtTheFoot(file))).toEqual([]);
});

test('a room enters only rooms that stand before it', () => {
  const rooms = Object.keys(ROOMS);
  const back = Object.entries(ROOMS).flatMap(([room, permitted], place) =>
    rooms
      .slice(place + 1)
      .filter((later) => permitted.some((permit) => permits(permit, `${later}/`)))
      .map((later) => `${room} → ${later}`),
  );
  expect(back).toEqual([]);
});

test('the folders of scripts are all in the order of the shell', () => {
  const folders = [...SHELL, 'commands'].map((folder) => `scripts/${folder}`);
  expect(
    filesMatching('scripts/*/')
      .map((folder) => folder.replace(/\/$/, ''))
      .sort(),
  ).toEqual(folders.sort());
});

describe('each permit is used', () => {
  const rows = [ROOMS, FOLDERS].flatMap((table) =>
    Object.entries(table).flatMap(([row, permitted]) =>
      permitted.map((permit) => ({ table, row, permit })),
    ),
  );

  test.each(rows)('$row → $permit', ({ table, row, permit }) => {
    const files = SOURCES.filter((file) => rowOf(file, table) === row);
    expect(files.flatMap(importsOf).some((name) => permits(permit, name))).toBe(true);
  });

  const libraries = Object.entries(LIBRARIES).flatMap(([folder, names]) =>
    names.map((library) => ({ folder, library })),
  );

  test.each(libraries)('$folder: $library', ({ folder, library }) => {
    const files = SOURCES.filter((file) => liesIn(file, folder));
    expect(files.flatMap(importsOf).some((name) => hasLibrary(library, name))).toBe(true);
  });
});

describe('a planted import is told', () => {
  test.each([
    ['src/domain/draw.ts', 'src/intake/json.ts'],
    ['src/domain/draw.ts', 'src/api/contract/query.ts'],
    ['src/domain/draw.ts', 'zod'],
    ['src/intake/json.ts', 'src/api/contract/query.ts'],
    ['src/intake/json.ts', 'scripts/disk/tree.ts'],
    ['src/intake/json.ts', 'node:fs'],
    ['src/api/contract/query.ts', 'src/api/answers/results.ts'],
    ['src/api/contract/query.ts', 'zod'],
    ['src/api/answers/results.ts', 'src/api/check/judge.ts'],
    ['src/api/answers/results.ts', 'src/generated/openapi.ts'],
    ['src/api/answers/results.ts', 'src/intake/json.ts'],
    ['src/api/check/judge.ts', 'src/api/answers/results.ts'],
    ['src/api/check/judge.ts', 'src/api/verdict/verdict.ts'],
    ['src/api/verdict/verdict.ts', 'zod'],
    ['src/api/verdict/verdict.ts', 'src/api/answers/field.ts'],
    ['src/api/openapi/description.ts', 'src/api/verdict/verdict.ts'],
    ['src/api/emit/plan.ts', 'src/api/announce/messages.ts'],
    ['src/api/announce/messages.ts', 'src/api/answers/changes.ts'],
    ['src/api/emit/plan.ts', 'src/serve/edge/quota.ts'],
    ['src/serve/edge/answer-request.ts', 'src/intake/json.ts'],
    ['src/serve/edge/answer-request.ts', 'src/site/view/digits.ts'],
    ['src/serve/edge/answer-request.ts', 'zod'],
    ['src/site/view/frame-words.ts', 'src/serve/edge/quota.ts'],
    ['src/site/view/frame-words.ts', 'src/api/answers/results.ts'],
    ['src/site/components/table.astro', 'src/intake/json.ts'],
    ['src/site/pages/status.astro', 'src/site/pages/index.astro'],
    ['src/site/pages/status.astro', 'src/site/content/docs/th/guide.mdx'],
    ['src/site/browser/live-page/follow.ts', 'src/api/contract/query.ts'],
    ['src/site/browser/check-page/scan/camera.ts', 'src/site/browser/live-page/follow.ts'],
    ['src/client/ask.ts', 'src/site/view/frame-words.ts'],
    ['src/client/ask.ts', 'src/api/verdict/verdict.ts'],
    ['src/client/ask.ts', 'zod'],
    ['scripts/tell/post.ts', 'src/site/view/frame-words.ts'],
    ['scripts/disk/tree.ts', 'scripts/gather/round/take-round.ts'],
    ['scripts/commands/due.ts', 'scripts/commands/publish.ts'],
    ['scripts/host/server.ts', 'astro'],
  ])('%s → %s', (file, name) => {
    expect(refused(file, [name])).toEqual([name]);
  });
});

const TOUCHES = /\bprocess\.[a-z]|'(?:node:)?process'/;

/** Who touches the process: `scripts/run.ts` hands it down, and each other one says why not. */
const TOUCHES_PROCESS = [
  'scripts/run.ts',
  // An entry of its own, which the host starts.
  'scripts/output/make-copies.ts',
  // Astro starts the build, and hands it nothing of the process.
  'scripts/build/emit-site.ts',
  'scripts/build/quiet-log.ts',
  // Their process id, their folder or their Node: nobody else's would do.
  'scripts/release/refuse-folder.ts',
  'scripts/output/source-digest.ts',
];

test('no other file of the commands touches the process', () => {
  const sources = filesMatching('scripts/**/*.ts').filter(
    (file) => !isTest(file) && TOUCHES.test(readFileSync(file, 'utf8')),
  );
  expect(sources.sort()).toEqual(TOUCHES_PROCESS.sort());
});

test('no source imports what only tests need', () => {
  const sources = [...filesMatching('*.mjs'), ...SOURCES];
  expect(sources.length).toBeGreaterThan(600);
  const importers = sources.filter((file) =>
    importsOf(file).some((name) => name.startsWith('tests/') || name.includes('/testing/')),
  );
  expect(importers).toEqual([]);
});

test('no test lists files by a pattern that may match nothing', () => {
  const tests = filesMatching('{src,scripts,tests}/**/*.{test,proof}.ts');
  expect(
    tests.filter((file) => /import \{[^}]*\bglobSync\b/.test(readFileSync(file, 'utf8'))),
  ).toEqual([]);
});

test('pages hold routes only', () => {
  const routes = /^src\/site\/pages\/(?:[^_][^/]*\/)*[^_/][^/]*\.(?:astro|ts)$/;
  const files = filesMatching('src/site/pages/**/*.*');
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => !routes.test(file) || isTest(file))).toEqual([]);
});

/** Where the forms themselves are needed: to describe and to join them. */
const NEEDS_FORMS =
  /^(?:scripts\/|src\/(?:api\/answers\/(?:all|[\w-]+\.schema)|api\/check\/check\.schema|api\/openapi\/))/;

test('of a form of bodies everybody else needs only its type', () => {
  const importers = SOURCES.filter(
    (file) => !NEEDS_FORMS.test(file) && valuesOf(file).some((name) => name.endsWith('.schema.ts')),
  );
  expect(importers).toEqual([]);
});

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
  expect(packagesOf('src/serve/function/middleware.ts')).toEqual([
    '@vercel/functions/headers',
    '@vercel/functions/middleware',
    'ipaddr.js',
    'leven',
  ]);
});

test.each([
  'src/serve/function/entry.ts',
  'src/client/perdphon.ts',
  'src/site/browser/check-page/page.ts',
  'src/site/browser/embed/lottery-result.ts',
])('%s carries no schema library', (entry) => {
  const packages = packagesOf(entry);
  expect(packages).not.toContain('zod');
});
