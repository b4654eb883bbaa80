import { describe, expect, test } from 'vitest';
import { cacheControl, cacheHeaders, vercelCacheHeaders, yearCacheSeconds } from './caching.ts';

const CDN = 'public, max-age=300, stale-while-revalidate=30, stale-if-error=86400';

describe('cacheControl', () => {
  test.each([
    [300, 'public, max-age=300, stale-if-error=86400'],
    [86_400, 'public, max-age=86400, stale-if-error=86400'],
    [0, 'no-store'],
  ])(
    '%i seconds are %s: no client shows a stale answer while it asks for a newer one',
    (seconds, text) => {
      expect(cacheControl(seconds)).toBe(text);
    },
  );
});

describe('cacheHeaders', () => {
  test.each([300, 86_400])(
    'of %i seconds let a CDN hold a copy for a short time only',
    (seconds) => {
      expect(cacheHeaders(seconds)).toEqual({
        'Cache-Control': cacheControl(seconds),
        'CDN-Cache-Control': CDN,
      });
      expect(vercelCacheHeaders(seconds)).toEqual({
        ...cacheHeaders(seconds),
        'Vercel-CDN-Cache-Control': CDN,
      });
    },
  );

  test('of an answer that is never cached leave a CDN nothing to obey but that', () => {
    expect(cacheHeaders(0)).toEqual({ 'Cache-Control': 'no-store' });
  });
});

test.each([
  ['2026-11-27', 300],
  ['2026-12-31', 300],
  ['2027-01-06', 300],
  ['2027-01-07', 86_400],
  ['2031-05-01', 86_400],
])('with a newest draw of %s the year 2026 is kept for %i seconds', (newest, seconds) => {
  expect(yearCacheSeconds('2026', newest)).toBe(seconds);
});
