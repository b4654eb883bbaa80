import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cutPieces, fillFacts, framePieces, listSections } from './pieces.ts';

test.each([
  ['of {lotteries} lotteries', 'of 3 lotteries'],
  ['/api/draws/{lottery}/', '/api/draws/{lottery}/'],
  ['a { color: red }', 'a { color: red }'],
])('%s becomes %s', (text, filled) => {
  expect(fillFacts(text, { lotteries: 3 })).toBe(filled);
});

test('HTML is cut at code and at marks, and code is text again', () => {
  const html =
    '<p>a</p>\n<pre><code class="language-html">&lt;b title=&quot;&amp;lt;&quot;&gt;\n</code></pre>b<!-- live -->c';
  expect(cutPieces(html)).toEqual([
    { kind: 'text', html: '<p>a</p>\n' },
    { kind: 'code', language: 'html', code: '<b title="&lt;">' },
    { kind: 'text', html: 'b' },
    { kind: 'generated', name: 'live' },
    { kind: 'text', html: 'c' },
  ]);
});

const PAGE =
  '<section id="a">\n<h2 id="ก">The <code>x</code></h2>\n<table><tr></tr></table></section>';

test('a table scrolls under the name of its section, which has the anchor', () => {
  expect(framePieces(PAGE)).toBe(
    '<section id="a">\n<h2>The <code>x</code></h2>\n' +
      '<section class="table" tabindex="0" aria-label="The x"><table><tr></tr></table></section></section>',
  );
});

test('the contents name each section', () => {
  expect(listSections(framePieces(PAGE))).toEqual([['a', 'The x']]);
});

/** The code, the links, the sections and the marks of a page: all but its language. */
const skeletonOf = (file: string) => {
  const text = readFileSync(file, 'utf8').replace(/ hreflang="..">.*?<\/a>|^---.*?^notes:/gms, '');
  const found = text.match(/`[^`\n]+`|\]\([^)]+\)|<section id="\w+">|<!-- [\w-]+ -->/g) ?? [];
  // A page leads to the pages of its own language.
  return [...new Set(found.map((mark) => mark.replace('](/en/', '](/')))].sort();
};

test.each(['guide', 'embed', 'examples', 'why'])(
  'the %s names the same code and leads to the same places in both languages',
  (page) => {
    const thai = skeletonOf(`src/site/content/docs/th/${page}.md`);
    expect(thai.length).toBeGreaterThan(5);
    expect(skeletonOf(`src/site/content/docs/en/${page}.md`)).toEqual(thai);
  },
);

test('the Thai changelog, which is translated at a release, names nothing that the other does not', () => {
  const english = skeletonOf('CHANGELOG.md');
  const thai = skeletonOf('src/site/content/docs/th/changelog.md');
  expect(thai.length).toBeGreaterThan(50);
  expect(thai.filter((mark) => !english.includes(mark))).toEqual([]);
});
