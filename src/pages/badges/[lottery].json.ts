// A badge as data, in the form that shields.io draws from: https://shields.io/badges/endpoint-badge
import type { APIRoute } from 'astro';
import { OPEN_FILE_SECONDS } from '../../contract/files.ts';
import type { LotteryDraws } from '../../domain/draw.ts';
import { badgeOf } from '../../view/pictures/badge.ts';
import { lotteryStaticPaths } from '../../view/static-paths.ts';
import { readArchive } from '../../view/stored-draws.ts';

export const getStaticPaths = async () => lotteryStaticPaths(await readArchive());

export const GET: APIRoute<LotteryDraws> = ({ props }) =>
  Response.json({ schemaVersion: 1, ...badgeOf(props), cacheSeconds: OPEN_FILE_SECONDS });
