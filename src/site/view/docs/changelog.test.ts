import { expect, test } from 'vitest';
import { changelogPart } from './changelog.ts';

test.each([
  ['/api/status.json', '/api/status.json'],
  ['/api/check', '/en/docs/#check'],
  ['/api/draws/&#x3C;lottery>/&#x3C;date>.json', '/api/draws/lao-tv/2026-08-28.json'],
  ['/api/feeds/&lt;lottery&gt;.xml', '/api/feeds/lao-tv.xml'],
])('%s leads to %s', (named, place) => {
  const code = `<code>${named}</code>`;
  expect(changelogPart(`<li>${code}: x</li>`, '/en/docs/', 'lao-tv', '2026-08-28')).toBe(
    `<li><a href="${place}">${code}</a>: x</li>`,
  );
});

test.each(['<code>docs/compatibility.md</code>', '<code>/api/nowhere</code>', '/api/status.json'])(
  '%s stays as it is',
  (html) => {
    expect(changelogPart(html, '/docs/', 'lao-tv', '2026-08-28')).toBe(html);
  },
);

test('the page has a heading of its own', () => {
  expect(changelogPart('<h1 id="a">A</h1><h2 id="ก">B</h2>', '', '', '')).toBe('<h2>B</h2>');
});
