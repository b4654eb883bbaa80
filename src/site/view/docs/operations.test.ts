import { expect, test } from 'vitest';
import { listOperations } from './operations.ts';

test('in Thai each operation and parameter has Thai words, and no English sentence', () => {
  const operations = listOperations('th');
  expect(operations.length).toBeGreaterThan(20);
  for (const { path, summary, parameters } of operations) {
    expect([path, summary]).toEqual([path, expect.stringMatching(/[ก-๙]/)]);
    for (const { name, meaning } of parameters)
      expect([path, name, meaning]).toEqual([path, name, expect.stringMatching(/[ก-๙]/)]);
  }
});

test('in English they say what the description says', () => {
  const check = listOperations('en').find(({ path }) => path === '/api/check');
  expect(check?.summary).toBe('Check a number against a draw of one lottery');
  expect(check?.responses.map(({ status }) => status)).toContain('410');
  expect(check?.responses.every(({ meaning }) => meaning !== '')).toBe(true);
});
