// /embed/lottery-check.js: what the element for other people's pages brings with the first ticket,
// the rules of our cards in it. In a shadow nothing of our pages is, and no `:root`.
import type { APIRoute } from 'astro';
import { build, transform } from 'esbuild';
import { SERVED_BROWSERS } from '../../browser/served-browsers.ts';
import card from '../../styles/embed-card.css?raw';
import judgements from '../../styles/judgements.css?raw';
import ticket from '../../styles/ticket.css?raw';
import tokens from '../../styles/tokens.css?raw';
import verdict from '../../styles/verdict.css?raw';

/** The colours follow the element, which follows its page or its `theme`. */
const own = tokens.replace(/:root\[[^}]*\}/g, '').replace(/color-scheme:[^;]*;/, '');

export const GET: APIRoute = async () => {
  const css = [own.replace(':root', '.answer'), card, ticket, judgements, verdict].join('\n');
  const style = await transform(css, { loader: 'css', minify: true, target: SERVED_BROWSERS });
  const { outputFiles } = await build({
    entryPoints: ['src/browser/embed/lottery-check.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    target: SERVED_BROWSERS,
    charset: 'utf8',
    define: { CARD_STYLE: JSON.stringify(style.code) },
    write: false,
  });
  return new Response(outputFiles[0]?.text, { headers: { 'Content-Type': 'text/javascript' } });
};
