// Builds dist/package: one module and its types, with nothing to install.
import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: 'perdphon.ts',
  outDir: '../../dist/package',
  // Only fetch, URL and AbortController are asked of it.
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  fixedExtension: false,
  copy: ['package.json', 'README.md', '../../LICENSE'],
});
