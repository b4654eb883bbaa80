// Builds dist/package: one module and its types, for `import` and `require`, nothing to install,
// and the command beside it, which imports that module: programs carry nothing of it.
import { defineConfig } from 'tsdown';

const outDir = '../../dist/package';
const MODULE = { id: './perdphon.js', external: true } as const;

export default defineConfig([
  {
    entry: 'perdphon.ts',
    outDir,
    format: ['esm', 'cjs'],
    // Only fetch, URL and AbortController are asked of it.
    platform: 'neutral',
    target: 'es2022',
    dts: true,
    fixedExtension: false,
    copy: ['package.json', 'README.md', '../../LICENSE'],
  },
  {
    entry: 'bin.ts',
    outDir,
    target: 'es2022',
    dts: false,
    fixedExtension: false,
    plugins: [
      { name: 'the module', resolveId: (id) => (id === './perdphon.ts' ? MODULE : undefined) },
    ],
  },
]);
