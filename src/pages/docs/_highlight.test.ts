import { expect, test } from 'vitest';
import { HIGHLIGHTED, highlight } from './_highlight.ts';

test.each(HIGHLIGHTED)('%s: nothing of the code is lost', async (language) => {
  const code = `<?php\n  echo 'ก'; # "1" {}\n\nvar x = 1 // end\n`;
  const lines = await highlight(code, language);
  expect(lines.map((line) => line.map(({ text }) => text).join('')).join('\n')).toBe(code);
});

test('tokens are named by what they are', async () => {
  const [line] = await highlight(`const x = 'ก';`, 'javascript');
  const kinds = new Map(line?.map(({ text, kind }) => [text.trim(), kind]));
  expect([kinds.get('const'), kinds.get(`'ก'`)]).toEqual(['keyword', 'string-expression']);
});
