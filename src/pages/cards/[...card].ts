// /cards/….png: the pictures shown where a page is shared.
import type { APIRoute } from 'astro';
import { drawCards } from '../../view/pictures/cards.ts';
import { cardPng } from '../../view/pictures/png.ts';
import { origin, readArchive, sources } from '../../view/site-data.ts';

export const getStaticPaths = async () => {
  const cards = drawCards(await readArchive(), new URL(origin).host, sources);
  return cards.map(([path, svg]) => ({
    params: { card: path.slice('/cards/'.length) },
    props: { svg },
  }));
};

export const GET: APIRoute<{ svg: string }> = ({ props: { svg } }) =>
  new Response(cardPng(svg), { headers: { 'Content-Type': 'image/png' } });
