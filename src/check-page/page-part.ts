// Parts of an answer as elements of the page: text only, so nothing typed can become markup.
import type { Part } from '../contract/page-part.ts';

/** The part as a node. */
export function nodeOf(part: Part): Node {
  if (typeof part === 'string') return document.createTextNode(part);
  const created = document.createElement(part.tag);
  if (part.class !== undefined) created.className = part.class;
  if (part.href !== undefined) created.setAttribute('href', part.href);
  if (part.outcome !== undefined) created.dataset['outcome'] = part.outcome;
  created.append(...part.parts.map(nodeOf));
  return created;
}
