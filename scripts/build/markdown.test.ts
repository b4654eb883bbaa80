import { expect, test } from 'vitest';
import { markdown } from './markdown.ts';

const PAGE = `## The \`x\` {#x}

| a |
|---|
| 1 |
`;

test('a heading has its own anchor, and a table scrolls under the name of its section', async () => {
  const { render } = await markdown().createRenderer({ syntaxHighlight: false });
  const { code, metadata } = await render(PAGE);
  expect(metadata.headings).toEqual([{ depth: 2, slug: 'x', text: 'The x' }]);
  expect(code).toContain('<section class="table" tabindex="0" aria-label="The x"><table>');
  expect(code.match(/<section/g)).toHaveLength(1);
});
