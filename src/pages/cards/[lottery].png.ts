// /cards/<lottery>.png: the latest draw, or that there is none.
import type { APIRoute, GetStaticPaths } from 'astro';
import type { LotteryDraws } from '../../domain/draw.ts';
import { scheduleWords } from '../_announcement/words.ts';
import { wholeArchive } from '../_archive.ts';
import { origin } from '../_latest.ts';
import { drawCard, wordsCard } from './_card.ts';
import { cardResponse } from './_card-png.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  (await wholeArchive()).map((one) => ({ params: { lottery: one.lottery.slug }, props: one }));

export const GET: APIRoute<LotteryDraws> = ({ props: { lottery, draws } }) => {
  const { host } = new URL(origin);
  const [latest] = draws;
  if (latest !== undefined) return cardResponse(drawCard(lottery, latest, host));
  const line = scheduleWords(lottery.schedule);
  return cardResponse(wordsCard(lottery.nameTh, line, ['ยังไม่มีผลในระบบ'], host));
};
