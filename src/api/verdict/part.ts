// A piece of a page as plain data. The check page makes elements of it, the check function writes
// it as HTML: a visitor without JavaScript reads the same words.

export type Part = string | PartElement;

export type PartElement = {
  readonly tag:
    | ('section' | 'article' | 'div' | 'details' | 'summary' | 'h3' | 'p' | 'ul' | 'ol' | 'li')
    | ('a' | 'b' | 'mark' | 'span' | 'time');
  readonly class?: string;
  readonly href?: string;
  /** The attribute of a `time` element. */
  readonly datetime?: string;
  /** `data-` attributes, by the name behind it. */
  readonly data?: Readonly<Record<string, string>>;
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

/** The attributes of an element, by name; `undefined` is none. */
export function attributesOf(part: PartElement): Readonly<Record<string, string | undefined>> {
  const { href, datetime, data = {} } = part;
  const dataAttributes = Object.entries(data).map(([name, value]) => [`data-${name}`, value]);
  return { class: part.class, href, datetime, ...Object.fromEntries(dataAttributes) };
}

/** The part as HTML; every text in it is escaped. */
export function renderPart(part: Part): string {
  if (typeof part === 'string') return escapeHtml(part);
  const { tag, parts } = part;
  const attributes = Object.entries(attributesOf(part))
    .flatMap(([name, value]) => (value === undefined ? [] : ` ${name}="${escapeHtml(value)}"`))
    .join('');
  return `<${tag}${attributes}>${parts.map(renderPart).join('')}</${tag}>`;
}
