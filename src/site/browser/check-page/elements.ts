// Finds and makes elements. Texts become text nodes, so nothing typed can become markup.
import { attributesOf, type Part } from '../../../api/verdict/part.ts';

/** The element at a selector, which has to be there. */
export function findElement<Kind extends HTMLElement>(
  selector: string,
  root: ParentNode = document,
): Kind {
  const found = root.querySelector<Kind>(selector);
  if (found === null) throw new Error(`the page has no ${selector}`);
  return found;
}

export function makeElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** A part of an answer as a node. */
export function makeNode(part: Part): Node {
  if (typeof part === 'string') return document.createTextNode(part);
  const element = makeElement(part.tag, {}, ...part.parts.map(makeNode));
  for (const [name, value] of Object.entries(attributesOf(part))) {
    if (value !== undefined) element.setAttribute(name, value);
  }
  return element;
}
