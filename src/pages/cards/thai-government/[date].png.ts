// /cards/thai-government/<date>.png: the newest government draws, one card each.
import type { APIRoute, GetStaticPaths } from 'astro';
import type { Draw } from '../../../domain/draw.ts';
import type { Lottery } from '../../../domain/lottery.ts';
import { archiveOf } from '../../_archive.ts';
import { origin } from '../../_latest.ts';
import { WITH_DRAW_PAGES } from '../../lottery/_links.ts';
import { drawCard } from '../_card.ts';
import { DRAW_CARDS } from '../_card-path.ts';
import { cardResponse } from '../_card-png.ts';

export const getStaticPaths: GetStaticPaths = async () => {
  const { lottery, draws } = await archiveOf(WITH_DRAW_PAGES);
  return draws
    .slice(0, DRAW_CARDS)
    .map((draw) => ({ params: { date: draw.drawDate }, props: { lottery, draw } }));
};

export const GET: APIRoute<{ lottery: Lottery; draw: Draw }> = ({ props: { lottery, draw } }) =>
  cardResponse(drawCard(lottery, draw, new URL(origin).host));
