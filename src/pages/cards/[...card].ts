// /cards/….png: the pictures shown where a page is shared, and /cards/….txt: newsrooms' paragraphs.
import type { APIRoute } from 'astro';
import { drawCards, newsDraws } from '../../view/pictures/cards.ts';
import { drawParagraph } from '../../view/pictures/paragraph.ts';
import { cardPng } from '../../view/pictures/png.ts';
import { origin, readArchive, sources } from '../../view/site-data.ts';

export const getStaticPaths = async () => {
  const archive = await readArchive();
  const paragraphs = archive.flatMap((one) =>
    newsDraws(one).map(
      ([path, draw]) =>
        [`${path}.txt`, drawParagraph(one.lottery, draw, { origin, sources })] as const,
    ),
  );
  const cards = drawCards(archive, new URL(origin).host, sources);
  return [...cards, ...paragraphs].map(([path, shown]) => ({
    params: { card: path.slice('/cards/'.length) },
    props: { shown },
  }));
};

export const GET: APIRoute<{ shown: string }> = async ({ props: { shown }, params: { card } }) =>
  card?.endsWith('.txt')
    ? new Response(shown, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
    : new Response(await cardPng(shown), { headers: { 'Content-Type': 'image/png' } });
