import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REPORT_FIELDS, REPORT_FORM, reportAddress, reportPath } from './report.ts';

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

test('a report is handed over to the form of the repository, or by a letter', () => {
  const report = { lottery: 'lao-tv', draw: '2026-09-26', shown: '123&4' };
  const form = new URL(reportAddress('https://github.com/a/b', report, 'text'));
  expect(form.origin + form.pathname).toBe('https://github.com/a/b/issues/new');
  expect(Object.fromEntries(form.searchParams)).toEqual({
    template: REPORT_FORM,
    title: 'เลขผิด: lao-tv 2026-09-26',
    ...report,
  });
  expect(decodeURIComponent(reportAddress('mailto:a@b.example', {}, 'เลข\n1'))).toBe(
    'mailto:a@b.example?subject=เลขผิด:&body=เลข\n1',
  );
});
