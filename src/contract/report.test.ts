import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REPORT_FORM, reportLink } from './report.ts';

const DRAW = { lottery: 'lao-tv', draw: '2026-09-26' };

test('the form of the repository has every field that a link fills in, and asks where it was seen', () => {
  const link = new URL(reportLink('https://github.com/a/b', DRAW) ?? '');
  expect(link.origin + link.pathname).toBe('https://github.com/a/b/issues/new');
  expect(Object.fromEntries(link.searchParams)).toEqual({
    template: REPORT_FORM,
    title: 'เลขผิด: lao-tv 2026-09-26',
    ...DRAW,
  });
  const form = readFileSync(`.github/ISSUE_TEMPLATE/${REPORT_FORM}`, 'utf8');
  const ids = [...form.matchAll(/^ {4}id: (\w+)$/gm)].map(([, id]) => id);
  expect(ids).toEqual(['lottery', 'draw', 'prize', 'shown', 'right', 'where']);
});

test('without a repository it is a letter, and without either nothing', () => {
  const letter = reportLink('mailto:a@b.example', DRAW) ?? '';
  expect(decodeURIComponent(letter)).toBe('mailto:a@b.example?subject=เลขผิด: lao-tv 2026-09-26');
  expect(reportLink(undefined, DRAW)).toBeUndefined();
});
