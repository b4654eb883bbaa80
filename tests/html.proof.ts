// The HTML of one page of each type follows the rules of html-validate.
import { readFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { OUTPUT_FOLDER } from '../scripts/output/output-folder.ts';
import { isAddress, PAGE_TYPES } from './support/page-types.ts';

const rules = new HtmlValidate({
  extends: ['html-validate:recommended'],
  // A draw stands at the day of its address: #2026-08-16.
  rules: { 'valid-id': ['error', { relaxed: true }] },
});

const pages = PAGE_TYPES.filter((page) => isAddress(page) && page.status === 200);

test.each(pages)('$path', async ({ path }) => {
  const html = readFileSync(`${OUTPUT_FOLDER}/static${path}index.html`, 'utf8');
  const { results } = await rules.validateString(html);
  const problems = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  expect(problems).toEqual([]);
});
