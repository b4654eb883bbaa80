// Names the tokens of code. A style sheet colours them, since the pages allow no inline style.
import { codeToTokensBase, createCssVariablesTheme } from 'shiki';

export const HIGHLIGHTED = [
  'shellscript',
  'javascript',
  'python',
  'php',
  'json',
  'http',
  'html',
  'css',
  'diff',
  'markdown',
  'text',
] as const;
export type Highlighted = (typeof HIGHLIGHTED)[number];

/** With this theme a colour is `var(--token-keyword)`. */
const THEME = createCssVariablesTheme({ name: 'named', variablePrefix: '--', fontStyle: false });

/** The code in tokens. Their `kind` is such as `keyword` or `string`; none where it is plain. */
export async function highlight(code: string, language: Highlighted) {
  const lines = await codeToTokensBase(code, {
    lang: language,
    theme: THEME,
    // By default a line that takes long is cut short, and a busy machine builds other pages.
    tokenizeTimeLimit: 0,
  });
  return lines.flatMap((line, index) => [
    ...(index > 0 ? [{ text: '\n', kind: undefined }] : []),
    ...line.map(({ content, color = '' }) => ({
      text: content,
      kind: /^var\(--token-([a-z-]+)\)$/.exec(color)?.[1],
    })),
  ]);
}
