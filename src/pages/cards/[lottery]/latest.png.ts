// /cards/<lottery>/latest.png: the newest draw, for the lottery's own page.
import type { APIRoute, GetStaticPaths } from 'astro';
import type { LatestDraws } from '../../../contract/check-body.ts';
import { latest, origin } from '../../../view/latest.ts';
import { drawCard } from '../../../view/pictures/card.ts';
import { sources } from '../../../view/sources.ts';
import { cardResponse } from '../../../view/pictures/card-png.ts';

export const getStaticPaths: GetStaticPaths = () =>
  latest.map((one) => ({ params: { lottery: one.lottery.slug }, props: one }));

export const GET: APIRoute<LatestDraws['latest'][number]> = ({ props: { lottery, draw } }) =>
  cardResponse(drawCard(lottery, draw, { site: new URL(origin).host, sources }));
