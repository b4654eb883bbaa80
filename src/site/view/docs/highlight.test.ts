import { expect, test, vi } from 'vitest';
import { HIGHLIGHTED, highlight } from './highlight.ts';

test.each(HIGHLIGHTED)('%s: nothing of the code is lost', async (language) => {
  const code = `<?php\n  echo 'ก'; # "1" {}\n\nvar x = 1 // end\n`;
  const tokens = await highlight(code, language);
  expect(tokens.map(({ text }) => text).join('')).toBe(code);
});

test('tokens are named by what they are', async () => {
  const tokens = await highlight(`const x = 'ก';`, 'javascript');
  const kinds = new Map(tokens.map(({ text, kind }) => [text.trim(), kind]));
  expect([kinds.get('const'), kinds.get(`'ก'`)]).toEqual(['keyword', 'string-expression']);
});

test('a slow machine names the same tokens: the bytes of a page depend on no clock', async () => {
  const code = `const url = '/api/results';\nconst body = 'ก';`;
  const expected = await highlight(code, 'javascript');
  let now = 0;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => {
    now += 60_000;
    return now;
  });
  try {
    expect(await highlight(code, 'javascript')).toEqual(expected);
  } finally {
    clock.mockRestore();
  }
});
