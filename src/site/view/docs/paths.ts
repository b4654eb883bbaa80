// Where each page of the documentation is, in both languages.
import { PAGES } from '../../../api/contract/page-path.ts';
import { GUIDE_PATHS } from '../frame-words.ts';

const inBoth = (path: string) => ({ th: path, en: `/en${path}` });

export const DOCUMENTATION_PATHS = {
  guide: GUIDE_PATHS,
  embed: inBoth(PAGES.embed),
  // One text, the README of the package, in both languages.
  package: { th: PAGES.package, en: PAGES.package },
  examples: inBoth(PAGES.examples),
  why: inBoth(PAGES.why),
  changelog: inBoth(PAGES.changelog),
};

export type DocumentationPage = keyof typeof DOCUMENTATION_PATHS;

/** Those that are Markdown in both languages. */
export type WrittenPage = Exclude<DocumentationPage, 'package' | 'changelog'>;
