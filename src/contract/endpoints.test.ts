import { describe, expect, test } from 'vitest';
import { cacheControl, ENDPOINTS, OPEN_FILE_SECONDS, OPEN_FILES } from './endpoints.ts';

describe('ENDPOINTS', () => {
  test('paths, quotas and cache times are those of the spec', () => {
    const rows = Object.values(ENDPOINTS).map((one) => [
      one.path,
      one.quotaPerMinute,
      one.cacheSeconds,
    ]);
    expect(rows).toEqual([
      ['/api/results', 120, 300],
      ['/api/check', 60, 0],
      ['/api/stats', 60, 300],
      ['/api/calculations', 60, 300],
    ]);
  });

  test('each is filed under its own name', () => {
    for (const [name, endpoint] of Object.entries(ENDPOINTS)) expect(endpoint.name).toBe(name);
  });

  test('parameters are those of the spec, numbers and date of check, and prize of stats', () => {
    const parameters = Object.values(ENDPOINTS).map((one) => one.parameters.join(' '));
    expect(parameters).toEqual([
      'lottery limit',
      'lottery number numbers date',
      'lottery prize',
      'lottery window prize',
    ]);
  });
});

test('the open files stand beside the endpoints and are cached like results', () => {
  expect(OPEN_FILES).toEqual([
    '/api/openapi.json',
    '/api/readme.md',
    '/api/status.json',
    '/api/changes.json',
    '/api/lotteries.json',
    '/api/manifest.json',
    '/api/export/all.ndjson.gz',
    '/api/export/SHA256SUMS',
    '/api/feeds/all.xml',
    '/api/feeds/all.json',
  ]);
  expect(OPEN_FILE_SECONDS).toBe(ENDPOINTS.results.cacheSeconds);
});

describe('cacheControl', () => {
  test('300 seconds for browser and CDN, a stale answer for a day where there is no other', () => {
    expect(cacheControl(300)).toBe(
      'public, max-age=300, s-maxage=300, stale-while-revalidate=86400, stale-if-error=86400',
    );
  });

  test('0 seconds is never stored', () => {
    expect(cacheControl(0)).toBe('no-store');
  });

  test('the seconds are those asked for', () => {
    expect(cacheControl(60)).toMatch(/^public, max-age=60, s-maxage=60, /);
  });
});
