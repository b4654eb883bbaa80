// How code is coloured, in Markdown and by components: by classes, since the pages allow no inline
// style. A style sheet colours them.
import { createCssVariablesTheme, type ShikiTransformer } from 'shiki';

type Node = Parameters<NonNullable<ShikiTransformer['span']>>[0]['children'][number];

/** With this theme a colour is `var(--token-keyword)`. */
const theme = createCssVariablesTheme({ name: 'named', variablePrefix: '--', fontStyle: false });

const byClass: ShikiTransformer = {
  preprocess(_code, options) {
    // By default a line that takes long is cut short, and a busy machine builds other pages.
    options.tokenizeTimeLimit = 0;
  },
  code(code) {
    code.properties = { translate: 'no' };
    code.children = code.children.flatMap((line) =>
      line.type === 'element' ? line.children.map(namedToken) : [line],
    );
  },
  pre(pre) {
    const { lang } = this.options;
    const label = pre.properties['aria-label'] ?? lang;
    pre.properties = { tabindex: '0', role: 'group', 'aria-label': label };
  },
  // The script of the pages adds a button that copies.
  root(root) {
    const properties = { class: `code ${this.options.lang}` };
    const children = root.children as Node[];
    root.children = [{ type: 'element', tagName: 'div', properties, children }];
  },
};

/** A token as `<span class="keyword">`; as text where it is plain. */
function namedToken(token: Node): Node {
  const text: Node = { type: 'text', value: textOf(token) };
  const style = token.type === 'element' ? String(token.properties['style']) : '';
  const kind = /^color:var\(--token-([a-z-]+)\)$/.exec(style)?.[1];
  if (kind === undefined) return text;
  return { type: 'element', tagName: 'span', properties: { class: kind }, children: [text] };
}

const textOf = (node: Node): string => {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
};

/** What Astro's Markdown and its component `Code` take. */
export const CODE_STYLE = { theme, transformers: [byClass] };
