import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REPORT_FIELDS, REPORT_FORM, reportPath } from './report.ts';

test('the form of the repository has every field of ours, and asks where it was seen', () => {
  const form = readFileSync(`.github/ISSUE_TEMPLATE/${REPORT_FORM}`, 'utf8');
  const ids = [...form.matchAll(/^ {4}id: (\w+)$/gm)].map(([, id]) => id);
  expect(ids).toEqual(REPORT_FIELDS);
});

test('a link fills in what its page knows', () => {
  expect(reportPath({ lottery: 'lao-tv', draw: '2026-09-26' })).toBe(
    '/report/?lottery=lao-tv&draw=2026-09-26',
  );
});
