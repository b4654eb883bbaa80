// The look of the element. It follows the page's own `color-scheme`, so a page that is only light
// gets no dark card; `theme` overrides that. A browser too old for light-dark() sees the light one.

const COLORS: Readonly<Record<string, readonly [light: string, dark: string]>> = {
  ink: ['#16211f', '#e8efed'],
  soft: ['#55635f', '#9fb0ab'],
  card: ['#ffffff', '#1a2320'],
  line: ['#dfe5e2', '#2c3834'],
  accent: ['#0f766e', '#5fd0c3'],
  warn: ['#a04408', '#fbbf24'],
};

const colors = (value: (light: string, dark: string) => string) =>
  Object.entries(COLORS)
    .map(([name, pair]) => `--${name}: var(--lottery-result-${name}, ${value(...pair)});`)
    .join(' ');

export const STYLE = `
:host {
  ${colors((light) => light)}
  display: block;
  color: var(--ink);
  font-family: var(--lottery-result-font, inherit);
  line-height: 1.5;
}
@supports (color: light-dark(#000, #fff)) {
  :host { ${colors((light, dark) => `light-dark(${light}, ${dark})`)} }
}
:host([hidden]) { display: none; }
:host([theme='light']) { color-scheme: light; }
:host([theme='dark']) { color-scheme: dark; }
:host([theme='auto']) { color-scheme: light dark; }
section {
  padding: 1rem 1.25rem;
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: var(--lottery-result-radius, 0.9rem);
  overflow-wrap: anywhere;
}
[part='title'] { margin: 0; font-size: 1.1rem; line-height: 1.4; }
p, dl, dd { margin: 0; }
small, dt, [part='age'], [part='missing'], [part='credit'] { font-size: 0.875rem; font-weight: 400; color: var(--soft); }
[part='title'] small { display: block; }
[part~='date'] {
  display: inline-block;
  margin: 0.2rem 0 0.3rem 0.2rem;
  padding: 0 0.6rem;
  color: var(--accent);
  border: 2px solid;
  border-radius: 0.5rem;
  outline: 1px solid;
  outline-offset: 1px;
  font-weight: 600;
}
[part~='awaited'] { border-style: dashed; outline: 0; }
article + article { margin-top: 1rem; padding-top: 1rem; border-top: 1px solid var(--line); }
[part='prize'] {
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 0 1rem;
  padding: 0.2rem 0;
}
[part='number'] {
  display: inline-block;
  margin-inline-end: 0.35em;
  font-size: 1.15rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.05em;
}
[part='check'] { display: flex; flex-wrap: wrap; align-items: end; gap: 0.5rem; margin-top: 0.8rem; }
[part='ask'] { flex: 1 1 9rem; font-weight: 600; }
[part='ticket'], [part='button'] { min-height: 48px; padding: 0 0.8rem; border: 1px solid var(--soft); border-radius: 0.5rem; font: inherit; }
[part='ticket'] { box-sizing: border-box; width: 100%; color: var(--ink); background: var(--card); }
[part='button'] { color: var(--card); background: var(--accent); font-weight: 600; }
summary, a { color: var(--accent); }
summary { cursor: pointer; }
[part~='warning'], [part='note'] { color: var(--warn); }
[part~='warning'] { padding-inline-start: 0.6rem; border-inline-start: 3px solid; }
[part~='state'] { display: block; }
[part='credit'] { margin-top: 0.5rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;
