import { expect, test } from 'vitest';
import { inGregorianEra } from './other-era.ts';

test.each([
  ['/day/2569-09-16/', '/day/2026-09-16/'],
  ['/day/2558-03-04', '/day/2015-03-04'],
  ['/day/2558-03/', '/day/2015-03/'],
  ['/lottery/lao-tv/2569/', '/lottery/lao-tv/2026/'],
  ['/lottery/thai-government/2569-08-16/', '/lottery/thai-government/2026-08-16/'],
])('%s is %s', (path, expected) => {
  expect(inGregorianEra(path)).toBe(expected);
});

test.each(['/day/2026-09-16/', '/lottery/25690/', '/nothing-2569/', '/', '/day/3569-01-01/'])(
  '%s names no Buddhist year',
  (path) => {
    expect(inGregorianEra(path)).toBeUndefined();
  },
);
