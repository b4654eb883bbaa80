// Where a visitor or a caller says that a number is wrong: a form of ours, which hands over to the
// form of the repository, to a letter, or to whom the visitor likes.
import { PAGES } from './page-path.ts';

/** What the form asks. The form of the repository has fields of the same names. */
export const REPORT_FIELDS = ['lottery', 'draw', 'prize', 'shown', 'right', 'where'] as const;

export type ReportField = (typeof REPORT_FIELDS)[number];

/** The file of the form in `.github/ISSUE_TEMPLATE`. */
export const REPORT_FORM = 'wrong-number.yml';

/** @example reportPath({ lottery: 'lao-tv' }) //=> '/report/?lottery=lao-tv' */
export function reportPath(known: Partial<Record<ReportField, string>>): string {
  return `${PAGES.report}?${new URLSearchParams(known)}`;
}
