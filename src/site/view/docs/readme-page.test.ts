import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readmePage } from './readme-page.ts';

const HTML = `<h1 id="a">perdphon</h1>
<p>ผลรางวัล</p><p>Results</p>
<h2 id="b">ติดตั้ง · Every step</h2>
<pre><code>ask('https://your-host.example')</code></pre>
`;

test('the page has the sections of the README, with anchors, and asks this host', () => {
  const page = readmePage(HTML, 'https://a.example');
  expect(page).toContain('<h2 id="every-step">ติดตั้ง · Every step</h2>');
  expect(page).toContain(`<p>ผลรางวัล</p><p lang="en">Results</p>`);
  expect(page).toContain(`<code>ask('https://a.example')`);
  expect(page).not.toContain('<h1');
});

test('each heading of the README is in both languages, so that it has an anchor', () => {
  const headings = readFileSync('src/client/README.md', 'utf8').match(/^## .*$/gm) ?? [];
  expect(headings.length).toBeGreaterThan(6);
  expect(headings.filter((heading) => !/^## .*[ก-๙].* · [A-Z][A-Za-z ]+$/.test(heading))).toEqual(
    [],
  );
});
