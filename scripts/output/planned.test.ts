import { expect, test } from 'vitest';
import { fixtureData, fixtureOutput } from '../../tests/support/fixture-output.ts';
import { planSite } from './planned.ts';

test('every answer is that of a build, whichever is asked for first', async () => {
  const { site, catalogue } = await fixtureOutput();
  const planned = planSite(await fixtureData(), {});
  expect(planned.catalogue).toEqual(catalogue);
  const paths = [...site.files.keys()].filter((path) => path.startsWith('/api/')).toReversed();
  expect(paths.length).toBeGreaterThan(100);
  for (const path of [...paths, '/api/nowhere.json']) await planned.reach?.(path);
  const differing = paths.filter(
    (path) => planned.files.get(path)?.etag !== site.files.get(path)?.etag,
  );
  expect(differing).toEqual([]);
  expect(planned.files.has('/index.html')).toBe(false);
  for (const query of [
    'number=12&date=2026-08-16',
    'lottery=lao-tv&numbers=12,123',
    'lottery=lao-tv&number=12&format=html',
    'number=x',
  ]) {
    const address = `/api/check?${query}`;
    expect((await planned.check(address)).status).toBe((await site.check(address)).status);
    expect((await planned.check(address)).text).toBe((await site.check(address)).text);
  }
});

test('a question about the first lottery does not wait for the file that is made last', async () => {
  const planned = planSite(await fixtureData(), {});
  const last = planned.reach?.('/api/manifest.json');
  await planned.reach?.('/api/results/thai-government/1.json');
  expect(planned.files.has('/api/results/thai-government/1.json')).toBe(true);
  expect(planned.files.has('/api/manifest.json')).toBe(false);
  await last;
  expect(planned.files.has('/api/manifest.json')).toBe(true);
});
