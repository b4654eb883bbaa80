import { expect, test } from 'vitest';
import { fixtureData, fixtureOutput } from '../../tests/support/fixture-output.ts';
import { planSite } from './planned-site.ts';

test('every answer is that of a build, whichever is asked for first', async () => {
  const { site, catalogue } = await fixtureOutput();
  const planned = planSite(await fixtureData());
  expect(planned.catalogue).toEqual(catalogue);
  const paths = [...site.files.keys()].filter((path) => path.startsWith('/api/')).toReversed();
  expect(paths.length).toBeGreaterThan(100);
  const differing = paths.filter(
    (path) => planned.files.get(path)?.etag !== site.files.get(path)?.etag,
  );
  expect(differing).toEqual([]);
  expect([planned.files.has('/api/nowhere.json'), planned.files.has('/index.html')]).toEqual([
    false,
    false,
  ]);
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
