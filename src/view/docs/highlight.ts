// Names the tokens of code while the site is built; a style sheet colours them, since the pages
// allow no inline style.
import { codeToTokensBase, createCssVariablesTheme } from 'shiki';

export const HIGHLIGHTED = ['shellscript', 'javascript', 'python', 'php', 'json', 'http'] as const;
export type Highlighted = (typeof HIGHLIGHTED)[number];

/** `kind` such as `keyword` or `string`; without one it is plain. */
type Token = { readonly text: string; readonly kind: string | undefined };

/** With this theme a colour is `var(--token-keyword)`. */
const THEME = createCssVariablesTheme({ name: 'named', variablePrefix: '--', fontStyle: false });

/** The code as its tokens, which together are the code as it was. */
export async function highlight(code: string, language: Highlighted): Promise<Token[]> {
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
