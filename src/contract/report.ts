// Where a visitor or a caller says that a number is wrong: the form of the repository, filled in as
// far as the page knows, or else a letter.

/** What the form is filled in with; its fields have these ids. */
export type ReportedDraw = { readonly lottery?: string; readonly draw?: string };

/** The file of the form in `.github/ISSUE_TEMPLATE`. */
export const REPORT_FORM = 'wrong-number.yml';

/**
 * @param reports the address of the repository, or `mailto:` of the operator
 * @returns nothing where the operator has set neither
 */
export function reportLink(
  reports: string | undefined,
  draw: ReportedDraw = {},
): string | undefined {
  if (reports === undefined) return undefined;
  const title = ['เลขผิด:', ...Object.values(draw)].join(' ');
  if (reports.startsWith('mailto:')) return `${reports}?subject=${encodeURIComponent(title)}`;
  const filled = new URLSearchParams({ template: REPORT_FORM, title, ...draw });
  return `${reports}/issues/new?${filled}`;
}
