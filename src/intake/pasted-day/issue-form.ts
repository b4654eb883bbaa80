// The body of an issue of .github/ISSUE_TEMPLATE/pasted-day.yml. The text comes last, so that
// headings in it are only text.

/** The labels of the form's fields, in its order. */
export const FORM_FIELDS = [
  'วันที่ (ปี ค.ศ.) · day YYYY-MM-DD',
  'แหล่งที่มา · source',
  'ข้อความผลหวย · pasted text',
] as const;

export type IssueForm = {
  readonly date?: string;
  readonly source?: string;
  readonly text: string;
};

/** `undefined` where the text is not such a body. */
export function parseIssueForm(body: string): IssueForm | undefined {
  const lines = body.replace(/\r\n/g, '\n');
  const [date, source, text] = FORM_FIELDS.map((label) => `### ${label}\n`);
  const first = lines.indexOf(date ?? '');
  const second = lines.indexOf(source ?? '', first);
  const third = lines.indexOf(text ?? '', second);
  if (first !== 0 || second < 0 || third < 0) return undefined;
  const said = {
    date: answerIn(lines.slice((date ?? '').length, second)),
    source: answerIn(lines.slice(second + (source ?? '').length, third)),
  };
  return {
    ...(said.date !== undefined && { date: said.date }),
    ...(said.source !== undefined && { source: said.source }),
    text: lines.slice(third + (text ?? '').length).trim(),
  };
}

/** GitHub writes so where a field was left empty. */
function answerIn(written: string): string | undefined {
  const answer = written.trim();
  return answer === '' || answer === '_No response_' ? undefined : answer;
}
