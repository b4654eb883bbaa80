import { expect, test } from 'vitest';
import { leanFunction } from './lean-function.ts';

test('the function is told of the files of the pages, and of none below /api', () => {
  const manifest = {
    assets: ['/_astro/x.js', '/api/draws/lao-tv/2026-08-28.json', '/apix', '/api/a.md'],
  };
  leanFunction().hooks['astro:build:ssr']?.({ manifest } as never);
  expect(manifest.assets).toEqual(['/_astro/x.js', '/apix']);
});
