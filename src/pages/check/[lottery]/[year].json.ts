// /check/<lottery>/<year>.json, for the check page only; the API has its own files.
import type { APIRoute } from 'astro';
import type { LotteryDraws } from '../../../domain/draw.ts';
import { calendar, readArchive, sources } from '../../../view/site-data.ts';
import { yearFilePaths } from '../../../view/lottery/years.ts';
import { yearFile } from '../../../browser/check-page/year-file.ts';

export const getStaticPaths = async () => yearFilePaths(await readArchive());

export const GET: APIRoute<LotteryDraws> = ({ props }) =>
  Response.json(yearFile(props, { calendar, sources }));
