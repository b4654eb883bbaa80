// The same badge drawn by us, so that a README asks no third party.
import type { APIRoute } from 'astro';
import { makeBadge } from 'badge-maker';
import type { LotteryDraws } from '../../domain/draw.ts';
import { badgeOf } from './_badge.ts';
import { badgePaths } from './_paths.ts';

export const getStaticPaths = badgePaths;

export const GET: APIRoute<LotteryDraws> = ({ props }) => new Response(makeBadge(badgeOf(props)));
