// A piece of a page as plain data: the check page makes elements of it, the check function writes
// it as HTML. One description, so that a visitor without JavaScript reads the same words.

export type Part = string | PartElement;

export type PartElement = {
  readonly tag: 'section' | 'details' | 'summary' | 'h3' | 'p' | 'ul' | 'li' | 'b' | 'span' | 'a';
  readonly class?: string;
  readonly href?: string;
  /** `data-outcome` of the element. */
  readonly outcome?: string;
  readonly parts: readonly Part[];
};

/** An element of a page. */
export function makePart(
  tag: PartElement['tag'],
  parts: readonly Part[],
  more?: Omit<PartElement, 'tag' | 'parts'>,
): PartElement {
  return { tag, ...more, parts };
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that stays text in HTML, between tags and in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

/** The part as HTML; every text in it is escaped. */
export function renderPart(part: Part): string {
  if (typeof part === 'string') return escapeHtml(part);
  const { tag, parts, href, outcome } = part;
  const attributes = Object.entries({ class: part.class, href, 'data-outcome': outcome })
    .flatMap(([name, value]) => (value === undefined ? [] : ` ${name}="${escapeHtml(value)}"`))
    .join('');
  return `<${tag}${attributes}>${parts.map(renderPart).join('')}</${tag}>`;
}
