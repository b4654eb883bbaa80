// The modules that other people's pages load, each in one file whose address never changes. Not
// Vite's chunks: those carry hashes and may lean on each other.
import type { APIRoute, GetStaticPaths } from 'astro';
import { type BuildOptions, build, transform } from 'esbuild';
import { SERVED_BROWSERS } from '../../browser/served-browsers.ts';
import card from '../../styles/embed-card.css?raw';
import judgements from '../../styles/judgements.css?raw';
import ticket from '../../styles/ticket.css?raw';
import tokens from '../../styles/tokens.css?raw';
import verdict from '../../styles/verdict.css?raw';

type Module = {
  readonly entry: string;
  readonly target: NonNullable<BuildOptions['target']>;
  /** Replaced by the rules of our cards: in a shadow nothing of our pages is. */
  readonly style?: string;
};

/** By path, without its ending. */
const MODULES: Readonly<Record<string, Module>> = {
  'embed/lottery-result': {
    entry: 'src/site/browser/embed/lottery-result.ts',
    target: SERVED_BROWSERS,
  },
  // What that element brings with the first ticket.
  'embed/lottery-check': {
    entry: 'src/site/browser/embed/lottery-check.ts',
    target: SERVED_BROWSERS,
    style: 'CARD_STYLE',
  },
  // The client package, for whoever installs nothing; its target is that of the package.
  'package/perdphon': { entry: 'src/client/perdphon.ts', target: 'es2022' },
};

export const getStaticPaths: GetStaticPaths = () =>
  Object.keys(MODULES).map((path) => {
    const [folder, module] = path.split('/');
    return { params: { folder, module } };
  });

/**
 * The rules of a card. Its colours follow the element, which follows its page or its `theme`; a
 * shadow has no `:root`.
 */
async function cardStyle(): Promise<string> {
  const own = tokens.replace(/:root\[[^}]*\}/g, '').replace(/color-scheme:[^;]*;/, '');
  const css = [own.replace(':root', '.answer'), card, ticket, judgements, verdict].join('\n');
  const { code } = await transform(css, { loader: 'css', minify: true, target: SERVED_BROWSERS });
  return JSON.stringify(code);
}

export const GET: APIRoute = async ({ params: { folder, module } }) => {
  const bundle = MODULES[`${folder}/${module}`];
  if (bundle === undefined) throw new Error(`${folder}/${module} is no module`);
  const { entry, target, style } = bundle;
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    target,
    charset: 'utf8',
    ...(style && { define: { [style]: await cardStyle() } }),
    write: false,
  });
  return new Response(outputFiles[0]?.text, { headers: { 'Content-Type': 'text/javascript' } });
};
