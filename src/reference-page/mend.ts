// What the renderer leaves out for those who do not see the page: names of fields, a way to scroll by
// keyboard, the order of headings. It redraws at any time, so an observer mends each drawing.

/** Its own headings begin at 4; below the section of the page they have to begin at 3. */
const LEVELS = { h4: 3, h5: 4 } as const;

/** Keeps what is below an element mended. */
export function keepMended(root: HTMLElement): void {
  mend(root);
  new MutationObserver(() => mend(root)).observe(root, { childList: true, subtree: true });
}

function mend(root: HTMLElement): void {
  for (const field of root.querySelectorAll('select:not([aria-label])')) {
    field.setAttribute('aria-label', field.closest('tr')?.dataset['paramName'] ?? 'media type');
  }
  for (const block of root.querySelectorAll<HTMLElement>('pre:not([tabindex])')) {
    block.tabIndex = 0;
  }
  for (const region of root.querySelectorAll('[role="region"]:not([aria-label])')) {
    region.setAttribute('aria-label', region.id.replaceAll('_', ' '));
  }
  for (const [heading, level] of Object.entries(LEVELS)) {
    for (const one of root.querySelectorAll(`${heading}:not([aria-level])`)) {
      one.setAttribute('aria-level', String(level));
    }
  }
}
