import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from './endpoints.ts';

describe('ENDPOINTS', () => {
  test('paths, quotas and cache times are those of the spec', () => {
    const rows = Object.values(ENDPOINTS).map((one) => [
      one.path,
      one.quotaPerMinute,
      one.cacheSeconds,
    ]);
    expect(rows.slice(0, 4)).toEqual([
      ['/api/results', 120, 300],
      ['/api/check', 60, 0],
      ['/api/stats', 60, 300],
      ['/api/calculations', 60, 300],
    ]);
  });

  test('each is filed under its own name', () => {
    for (const [name, endpoint] of Object.entries(ENDPOINTS)) expect(endpoint.name).toBe(name);
  });

  test('parameters are those of the spec, the day of results and check, numbers, and prize of stats', () => {
    const parameters = Object.values(ENDPOINTS).map((one) => one.parameters.join(' '));
    expect(parameters.slice(0, 4)).toEqual([
      'lottery limit date',
      'lottery number numbers date',
      'lottery prize',
      'lottery window prize',
    ]);
  });
});
