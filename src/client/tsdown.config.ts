// Builds dist/package: the client, and its errors by themselves, each with its types, for `import`
// and `require`; nothing to install.
import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: { perdphon: 'perdphon.ts', errors: 'refusal.ts' },
  outDir: '../../dist/package',
  format: ['esm', 'cjs'],
  // Only fetch, URL and AbortController are asked of it.
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  fixedExtension: false,
  copy: ['package.json', 'README.md', '../../LICENSE'],
});
