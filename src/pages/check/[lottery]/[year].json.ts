// /check/<lottery>/<year>.json, for the check page only; the API has its own files.
import type { APIRoute } from 'astro';
import type { LotteryDraws } from '../../../domain/draw.ts';
import { readArchive } from '../../../view/stored-draws.ts';
import { yearFilePaths } from '../../../view/static-paths.ts';
import { calendar } from '../../../view/latest.ts';
import { sources } from '../../../view/sources.ts';
import { yearFile } from '../../../check-page/year-file.ts';

export const getStaticPaths = async () => yearFilePaths(await readArchive());

export const GET: APIRoute<LotteryDraws> = ({ props }) =>
  new Response(JSON.stringify(yearFile(props, { calendar, sources })), {
    headers: { 'Content-Type': 'application/json' },
  });
