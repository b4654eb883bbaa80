// The same badge drawn by us, so that a README asks no third party.
import type { APIRoute } from 'astro';
import { makeBadge } from 'badge-maker';
import type { LotteryDraws } from '../../domain/draw.ts';
import { badgeOf } from '../../view/pictures/badge.ts';
import { lotteryStaticPaths } from '../../view/static-paths.ts';
import { readArchive } from '../../view/stored-draws.ts';

export const getStaticPaths = async () => lotteryStaticPaths(await readArchive());

export const GET: APIRoute<LotteryDraws> = ({ props }) => new Response(makeBadge(badgeOf(props)));
