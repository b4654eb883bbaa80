import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FORM_FIELDS, parseIssueForm } from './issue-form.ts';

const body = (...answers: readonly string[]) =>
  FORM_FIELDS.map((field, at) => `### ${field}\n\n${answers[at]}`).join('\n\n');

test('day, source and text', () => {
  expect(parseIssueForm(body('2026-11-16', 'allhuay', 'a\nb'))).toEqual({
    date: '2026-11-16',
    source: 'allhuay',
    text: 'a\nb',
  });
});

test('an empty field is absent; line ends of Windows are the same', () => {
  const windows = body('_No response_', 'allhuay', 'a').replaceAll('\n', '\r\n');
  expect(parseIssueForm(windows)).toEqual({ source: 'allhuay', text: 'a' });
});

test('headings in the text are text', () => {
  const text = `a\n\n### ${FORM_FIELDS[0]}\n\n2020-01-01\n\n### ${FORM_FIELDS[1]}\n\nglo`;
  expect(parseIssueForm(body('2026-11-16', 'allhuay', text))).toEqual({
    date: '2026-11-16',
    source: 'allhuay',
    text,
  });
});

test.each(['', 'ลาวทีวี 513-89', body('a', 'b', 'c').slice(1), `x\n${body('a', 'b', 'c')}`])(
  '%j is not the form',
  (text) => {
    expect(parseIssueForm(text)).toBeUndefined();
  },
);

test('the form on GitHub has these fields in this order, and the title that its workflow looks for', () => {
  const form = readFileSync('.github/ISSUE_TEMPLATE/pasted-day.yml', 'utf8');
  const labels = [...form.matchAll(/^ {6}label: (.*)$/gm)].map(([, label]) => label);
  expect(labels).toEqual(FORM_FIELDS);
  const title = /^title: '(\S+) '$/m.exec(form)?.[1];
  const workflow = readFileSync('.github/workflows/pasted-day.yml', 'utf8');
  expect(workflow).toContain(`startsWith(github.event.issue.title, '${title}')`);
});
