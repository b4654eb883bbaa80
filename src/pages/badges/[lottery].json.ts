// A badge as data, in the form that shields.io draws from: https://shields.io/badges/endpoint-badge
import type { APIRoute } from 'astro';
import { OPEN_FILE_SECONDS } from '../../contract/endpoints.ts';
import type { LotteryDraws } from '../../domain/draw.ts';
import { badgeOf } from './_badge.ts';
import { badgePaths } from './_paths.ts';

export const getStaticPaths = badgePaths;

export const GET: APIRoute<LotteryDraws> = ({ props }) =>
  Response.json({ schemaVersion: 1, ...badgeOf(props), cacheSeconds: OPEN_FILE_SECONDS });
