// /check/<lottery>/<year>.json, for the check page only; the API has its own files.
import type { APIRoute } from 'astro';
import type { LotteryDraws } from '../../../domain/draw.ts';
import { wholeArchive } from '../../_archive.ts';
import { calendar } from '../../_latest.ts';
import { yearFile, yearsOf } from '../_year-file.ts';

type Props = { archive: LotteryDraws };

export async function getStaticPaths() {
  return (await wholeArchive()).flatMap((archive) =>
    yearsOf(archive).map((year) => ({
      params: { lottery: archive.lottery.slug, year },
      props: { archive },
    })),
  );
}

export const GET: APIRoute<Props> = ({ props: { archive }, params: { year = '' } }) =>
  new Response(JSON.stringify(yearFile(archive, year, calendar)), {
    headers: { 'Content-Type': 'application/json' },
  });
