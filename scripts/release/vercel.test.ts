import { describe, expect, test } from 'vitest';
import { deployedAddress } from './vercel.ts';

describe('deployedAddress', () => {
  test.each([
    ['https://site-abc.vercel.app', 'https://site-abc.vercel.app'],
    [
      'Inspect https://vercel.com/t/s/1\nhttps://site-abc.vercel.app\n',
      'https://site-abc.vercel.app',
    ],
    [
      '{"url":"https://site-abc.vercel.app","x":"https://vercel.com/a"}',
      'https://site-abc.vercel.app',
    ],
  ])('%j is %s', (printed, address) => {
    expect(deployedAddress(printed)).toBe(address);
  });
});
