// What the renderer leaves out for those who do not see the page: names of fields, and a way to scroll
// by keyboard. It draws anew whenever it likes, so whatever it adds is mended as it comes.

/** Keeps the tree below an element mended. */
export function keepMended(root: HTMLElement): void {
  mend(root);
  new MutationObserver(() => mend(root)).observe(root, { childList: true, subtree: true });
}

function mend(root: HTMLElement): void {
  for (const field of root.querySelectorAll('select:not([aria-label])')) {
    const row = field.closest('tr');
    const name = row?.dataset['paramName'] ?? field.closest('[class*="content-type"]')?.className;
    field.setAttribute('aria-label', name ?? 'choice');
  }
  for (const block of root.querySelectorAll<HTMLElement>('pre:not([tabindex])')) {
    block.tabIndex = 0;
  }
}
