// /cards/thai-government/<date>.png: the newest government draws, one card each.
import type { APIRoute, GetStaticPaths } from 'astro';
import type { Draw } from '../../../domain/draw.ts';
import type { Lottery } from '../../../domain/lottery.ts';
import { drawsOf } from '../../../view/stored-draws.ts';
import { sources } from '../../../view/sources.ts';
import { origin } from '../../../view/latest.ts';
import { WITH_DRAW_PAGES } from '../../../contract/page-path.ts';
import { drawCard } from '../../../view/pictures/card.ts';
import { DRAW_CARDS } from '../../../view/pictures/card-path.ts';
import { cardResponse } from '../../../view/pictures/card-png.ts';

export const getStaticPaths: GetStaticPaths = async () => {
  const { lottery, draws } = await drawsOf(WITH_DRAW_PAGES);
  return draws
    .slice(0, DRAW_CARDS)
    .map((draw) => ({ params: { date: draw.drawDate }, props: { lottery, draw } }));
};

export const GET: APIRoute<{ lottery: Lottery; draw: Draw }> = ({ props: { lottery, draw } }) =>
  cardResponse(drawCard(lottery, draw, { site: new URL(origin).host, sources }));
