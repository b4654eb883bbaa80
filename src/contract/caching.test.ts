import { describe, expect, test } from 'vitest';
import { cacheControl, cacheHeaders, vercelCacheHeaders } from './caching.ts';

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
