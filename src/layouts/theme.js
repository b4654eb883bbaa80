// What the first paint depends on: the theme a visitor chose, and whether the address names a draw. A small
// blocking file, since nothing may stand inline. Without it, or without a choice, the system's own theme holds.
(() => {
  const root = document.documentElement;

  // The browser itself marks the draw (:target) only after the first paint.
  if (/^#\d/.test(location.hash)) root.dataset.drawNamed = '';

  /** Storage can be switched off; then the choice holds for this page only. */
  function stored(theme) {
    try {
      if (theme !== undefined) localStorage.setItem('theme', theme);
      return localStorage.getItem('theme');
    } catch {
      return null;
    }
  }

  const chosen = stored();
  if (chosen === 'light' || chosen === 'dark') root.dataset.theme = chosen;

  addEventListener('DOMContentLoaded', () => {
    const button = document.querySelector('.theme-switch');
    if (!(button instanceof HTMLButtonElement)) return;
    const isDark = () =>
      (root.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches && 'dark')) ===
      'dark';
    const showState = () => button.setAttribute('aria-pressed', String(isDark()));
    button.addEventListener('click', () => {
      root.dataset.theme = isDark() ? 'light' : 'dark';
      stored(root.dataset.theme);
      showState();
    });
    showState();
    button.hidden = false;
  });
})();
