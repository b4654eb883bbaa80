// package.json says what runs: `dependencies` of sources, `devDependencies` of tests and tools.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesMatching } from '../tests/support/files-matching.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const manifest = JSON.parse(read('package.json'));

const NAME =
  /\b(?:(?:from|import)\s*['"]|(?:import|resolve)\(\s*['"`])((?:@[\w-]+\/)?[a-z][\w.-]*)(?=['"`/])/g;

/** Packages these files import or resolve; `astro:env` and `node:fs` are none. */
function packagesOf(files: readonly string[]): Set<string> {
  const texts = files.map(read);
  return new Set(texts.flatMap((text) => [...text.matchAll(NAME)].map(([, name = '']) => name)));
}

const isTest = (file: string) => /\.(?:test|proof)\.ts$/.test(file) || file.startsWith('tests/');
/** What makes and types the client package is a tool of the person who releases it. */
const isTool = (file: string) => file === 'src/client/tsdown.config.ts';

const files = filesMatching('{*.{ts,mjs},src/**/*.{ts,astro,css},scripts/**/*.{ts,mjs}}');
const sources = files.filter((file) => !isTest(file) && !isTool(file) && !/^vitest/.test(file));
const used = packagesOf(sources);

test('no source imports what `npm ci --omit=dev` leaves out', () => {
  expect(used.size).toBeGreaterThan(20);
  expect([...used].filter((name) => !(name in manifest.dependencies))).toEqual([]);
});

/** What no source imports by name: how it is used instead. */
const UNIMPORTED: Readonly<Record<string, string>> = {
  tsx: 'runs every script: scripts/node.cjs',
};

test('every dependency is one that a source uses', () => {
  const unused = Object.keys(manifest.dependencies).filter((name) => !used.has(name));
  expect(unused).toEqual(Object.keys(UNIMPORTED));
});

test('no version is a range', () => {
  const { dependencies, optionalDependencies, devDependencies } = manifest;
  const all = Object.entries({ ...dependencies, ...optionalDependencies, ...devDependencies });
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([]);
});

test('the program that reads codes is of the version that its caller was made for', () => {
  const { packages } = JSON.parse(read('package-lock.json'));
  const wanted = packages['node_modules/barcode-detector'].dependencies['zxing-wasm'];
  expect(manifest.dependencies['zxing-wasm']).toBe(wanted);
});

test('pnpm runs the same scripts of packages as npm', () => {
  const allowed = [...read('pnpm-workspace.yaml').matchAll(/^ {2}'?([^':]+)'?: (true|false)$/gm)];
  const scripts = allowed.map(([, name, isAllowed]) => [name, isAllowed === 'true']);
  expect(Object.fromEntries(scripts)).toEqual(manifest.allowScripts);
});

type Locked = {
  readonly integrity?: string;
  readonly dependencies?: object;
  readonly optionalDependencies?: object;
};

describe.each(['package-lock.json', ...filesMatching('*/package-lock.json')])('%s', (file) => {
  const packages = Object.entries<Locked>(JSON.parse(read(file)).packages);

  test('knows the bytes of every package', () => {
    const unknown = packages.filter(([path, { integrity }]) => path !== '' && !integrity);
    expect(unknown.map(([path]) => path)).toEqual([]);
  });

  test('has an entry for every package that one asks for, or `npm ci` refuses it', () => {
    const held = new Set(packages.map(([path]) => path.split('node_modules/').at(-1)));
    const asked = packages.flatMap(([, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies }),
    );
    expect(asked.filter((name) => !held.has(name))).toEqual([]);
  });
});

test('the Node that runs comes from the lock file, for every platform, and no script installs it', () => {
  const { packages } = JSON.parse(read('package-lock.json'));
  const [, lowest = ''] = /^>=(\d+\.\d+\.\d+)$/.exec(manifest.engines.node) ?? [];
  expect(lowest.split('.')[0]).toBe(read('.nvmrc').trim());
  const nodes = Object.entries<string>(manifest.optionalDependencies);
  const platforms = nodes.map(([name, version]) => {
    const { os, cpu, bin, hasInstallScript } = packages[`node_modules/${name}`];
    expect(version.localeCompare(lowest, 'en', { numeric: true })).toBeGreaterThanOrEqual(0);
    expect(bin).toHaveProperty('node');
    expect(hasInstallScript).toBeUndefined();
    return `${os} ${cpu}`;
  });
  expect(platforms.sort()).toEqual([
    'darwin arm64',
    'darwin x64',
    'linux arm64',
    'linux x64',
    'win32 x64',
  ]);
  expect(packages).not.toHaveProperty(['node_modules/node']);
});
