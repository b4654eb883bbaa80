// What the first paint depends on: theme, whether the address names a draw, how many lotteries are
// pinned. A blocking file, since nothing may stand inline; without it the system's theme holds.
(() => {
  const root = document.documentElement;

  // The browser itself marks the draw (:target) only after the first paint.
  if (/^#\d/.test(location.hash)) root.dataset.drawNamed = '';

  /** Storage can be switched off; then the choice holds for this page only. */
  function stored(name, value) {
    try {
      if (value !== undefined) localStorage.setItem(name, value);
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  }

  const chosen = stored('theme');
  if (chosen === 'light' || chosen === 'dark') root.dataset.theme = chosen;

  // Their cards are brought by another script, later: until then there is room for them, and none
  // is painted where it will not stay. Old browsers paint it.
  const pins = stored('pinned')?.match(/"[\w-]+"/g) ?? [];
  root.style.setProperty('--pins', pins.length);
  root.toggleAttribute('data-pins', pins.length > 0);
  if (pins.length > 0 && 'adoptedStyleSheets' in document) {
    const away = new CSSStyleSheet();
    const cards = pins.map((slug) => `.draw-card[data-lottery=${slug}]`);
    away.insertRule(`:is(${cards.join()}):not(.pinned *) { display: none }`);
    document.adoptedStyleSheets = [away];
  }

  // By now the scripts that wait for the whole page have run, or have failed to load: shows every
  // card.
  addEventListener('DOMContentLoaded', () => {
    document.adoptedStyleSheets = [];
    const button = document.querySelector('.theme-switch');
    if (!(button instanceof HTMLButtonElement)) return;
    const isDark = () =>
      (root.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches && 'dark')) ===
      'dark';
    const showState = () => button.setAttribute('aria-pressed', String(isDark()));
    button.addEventListener('click', () => {
      root.dataset.theme = isDark() ? 'light' : 'dark';
      stored('theme', root.dataset.theme);
      showState();
    });
    showState();
    button.hidden = false;
  });
})();
