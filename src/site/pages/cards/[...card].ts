// /cards/….png: the pictures shown where a page is shared, and /cards/….txt: newsrooms' paragraphs.
import type { APIRoute } from 'astro';
import { drawCards, newsDraws, squareCard } from '../../view/pictures/cards.ts';
import { drawParagraph } from '../../view/pictures/paragraph.ts';
import { cardPng } from '../../view/pictures/png.ts';
import { origin, readArchive, sources } from '../../view/built-data.ts';

export const getStaticPaths = async () => {
  const archive = await readArchive();
  const place = { origin, site: new URL(origin).host, sources };
  const news = archive.flatMap((one) =>
    newsDraws(one).flatMap(([path, draw]) => [
      [`${path}.txt`, drawParagraph(one.lottery, draw, place)] as const,
      [`${path}-square.png`, squareCard(one.lottery, draw, place)] as const,
    ]),
  );
  return [...drawCards(archive, place), ...news].map(([path, shown]) => ({
    params: { card: path.slice('/cards/'.length) },
    props: { shown },
  }));
};

export const GET: APIRoute<{ shown: string }> = async ({ props: { shown }, params: { card } }) =>
  card?.endsWith('.txt')
    ? new Response(shown, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
    : new Response(await cardPng(shown), { headers: { 'Content-Type': 'image/png' } });
