import { codeToHtml } from 'shiki';
import { expect, test, vi } from 'vitest';
import { CODE_STYLE } from './highlight.ts';

const highlight = (code: string, lang: string) => codeToHtml(code, { lang, ...CODE_STYLE });

/** The languages of the samples. */
const LANGUAGES = ['shellscript', 'javascript', 'python', 'php', 'json', 'http', 'html', 'diff'];

test.each(LANGUAGES)('%s: nothing of the code is lost, and nothing has a style', async (lang) => {
  const html = await highlight(`-<?php\n  echo 'ก'; # "1" {}\n\nvar x = 1 // end`, lang);
  const code = html.replaceAll(/<[^>]*>/g, '').replace('&#x3C;', '<');
  expect(code).toBe(`-<?php\n  echo 'ก'; # "1" {}\n\nvar x = 1 // end`);
  expect(html).toMatch(new RegExp(`^<div class="code ${lang}"><pre tabindex="0" `));
  expect(html).not.toContain('style=');
});

test('tokens are named by what they are', async () => {
  const html = await highlight(`const x = 'ก';`, 'javascript');
  expect(html).toContain('<span class="keyword">const</span>');
  expect(html).toMatch(/<span class="string-expression"> ?'ก'<.span>/);
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
