// Each place where text becomes markup without an escape, and why that is right. Whoever adds one
// says here where its text comes from; everywhere else Astro and the DOM escape.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesMatching } from '../tests/support/files-matching.ts';
import { answerPage } from './api/verdict/answer-page.ts';

/** By file: what is not escaped, and the reason. */
const UNESCAPED: Readonly<Record<string, readonly (readonly [code: string, reason: string])[]>> = {
  'src/site/components/ticket/stamp.astro': [
    ['set:html={renderPart(stampPart(day, awaited))}', 'renderPart escapes each text'],
  ],
  'src/site/layouts/changelog.astro': [
    ['set:html={changelogPart(html, ', 'CHANGELOG.md, rendered by Astro at build'],
  ],
  'src/site/components/docs/endpoints.astro': [
    ['set:html={notes}', 'our own Markdown, rendered by Astro at build'],
  ],
  'src/site/pages/docs/package.astro': [
    ['set:html={readmePage(', 'the README of the package, rendered by Astro at build'],
  ],
  'src/site/layouts/frame.astro': [
    ['set:html={content}', 'what Astro rendered, with blanks made unbroken'],
  ],
  'src/site/layouts/head.astro': [['set:html={data}', 'JSON whose every < is written as \\u003c']],
  'src/site/pages/lottery/[lottery]/index.astro': [
    ["set:html={statementParts(claim).map(renderPart).join('')}", 'renderPart escapes each text'],
  ],
  'src/site/browser/check-page/scan/dialog.ts': [['innerHTML: MARKUP', 'a constant beside it']],
  'src/site/browser/live-page/page.ts': [
    ["DOMParser().parseFromString(text, 'text/html')", 'a newer build of the same page'],
  ],
};

const RAW =
  /set:html|innerHTML|outerHTML|setHTMLUnsafe|insertAdjacentHTML|createContextualFragment|DOMParser|document\.write|srcdoc/g;
const SOURCES = filesMatching('src/{site,client,api,serve}/**/*.{astro,ts,js}')
  .concat(filesMatching('docs/examples/**/*.{js,html}'))
  .filter((file) => !/\.(?:test|proof)\.ts$/.test(file));

test('nothing else is left unescaped', () => {
  const counts = SOURCES.flatMap((file) => {
    const count = readFileSync(file, 'utf8').match(RAW)?.length ?? 0;
    return count === 0 ? [] : [[file, count]];
  });
  const listed = Object.entries(UNESCAPED).map(([file, places]) => [file, places.length]);
  expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(listed));
});

test.each(
  Object.entries(UNESCAPED).flatMap(([file, places]) =>
    places.map(([code, reason]) => ({ file, code, reason })),
  ),
)('$file has $code: $reason', ({ file, code }) => {
  expect(readFileSync(file, 'utf8').split(code)).toHaveLength(2);
});

test('the data of a page for search engines cannot end its script', () => {
  const head = readFileSync('src/site/layouts/head.astro', 'utf8');
  expect(head).toContain(".replaceAll('<', '\\\\u003c')");
});

test('the page that answers a form escapes all that it is given', () => {
  const hostile = '"><i>\'&';
  const page = answerPage({
    title: hostile,
    summary: hostile,
    typed: hostile,
    lottery: hostile,
    date: hostile,
    lotteries: [{ slug: hostile, nameTh: hostile }],
  } as never);
  expect(page).not.toMatch(/<i>|&(?!(?:amp|lt|gt|quot|#39|#x27);)/);
  expect(page.split('&lt;i&gt;').length).toBeGreaterThan(6);
});
