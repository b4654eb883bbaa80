import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from './endpoints.ts';
import { quotaHeaders } from './quota-headers.ts';

describe('quotaHeaders', () => {
  test('say the quota, its window, what remains and when it resets', () => {
    const count = { remaining: 7, resetSeconds: 13, allowed: true };
    expect(quotaHeaders(ENDPOINTS.results, count)).toEqual({
      'RateLimit-Policy': '"results";q=120;w=60',
      RateLimit: '"results";r=7;t=13',
    });
  });
});
