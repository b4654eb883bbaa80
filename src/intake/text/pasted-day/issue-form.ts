// The body of an issue of .github/ISSUE_TEMPLATE/pasted-day.yml. The text comes last, so that
// headings in it are only text.

/** The labels of the form's fields, in its order. */
export const FORM_FIELDS = [
  'วันที่ (ปี ค.ศ.) · day YYYY-MM-DD',
  'แหล่งที่มา · source',
  'ข้อความผลหวย · pasted text',
] as const;

const FORM = new RegExp(
  `^${FORM_FIELDS.map((label) => `### ${RegExp.escape(label)}\n([^]*?)`).join('')}$`,
);

/** `undefined` where the text is not such a body. */
export function parseIssueForm(body: string) {
  const [, date = '', source = '', text] = FORM.exec(body.replace(/\r\n/g, '\n')) ?? [];
  if (text === undefined) return undefined;
  return { date: answerIn(date), source: answerIn(source), text: text.trim() };
}

/** GitHub writes this where a field was left empty. */
function answerIn(text: string): string | undefined {
  const answer = text.trim();
  return answer === '' || answer === '_No response_' ? undefined : answer;
}
