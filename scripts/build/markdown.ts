// How Astro reads Markdown: anchors are written at their headings, and wide tables scroll.
import { type SatteriProcessorOptions, satteri } from '@astrojs/markdown-satteri';

/** A table scrolls by itself, under the name of its section. */
const framedTables: NonNullable<SatteriProcessorOptions['hastPlugins']>[number] = () => {
  let section = '';
  return {
    name: 'framed-tables',
    element: {
      filter: ['h2', 'table'],
      visit(node, context) {
        if (node.tagName === 'h2') {
          section = context.textContent(node);
          return;
        }
        const properties = { className: ['table'], tabIndex: 0, ariaLabel: section };
        return { type: 'element', tagName: 'section', properties, children: [node] };
      },
    },
  };
};

/** `## ข้อผิดพลาด {#errors}`: anchors in Thai do not work in every tool. */
export const markdown = () =>
  satteri({ features: { headingAttributes: true }, hastPlugins: [framedTables] });
