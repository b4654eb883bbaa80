// /cards/<lottery>.png: the lottery without any number, for pages about draws long past.
import type { APIRoute, GetStaticPaths } from 'astro';
import type { LotteryDraws } from '../../domain/draw.ts';
import { scheduleWords } from '../_announcement/words.ts';
import { wholeArchive } from '../_archive.ts';
import { origin } from '../_latest.ts';
import { wordsCard } from './_card.ts';
import { cardResponse } from './_card-png.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  (await wholeArchive()).map((one) => ({ params: { lottery: one.lottery.slug }, props: one }));

export const GET: APIRoute<LotteryDraws> = ({ props: { lottery, draws } }) => {
  const words = draws.length > 0 ? ['ผลย้อนหลังทุกงวดที่มีข้อมูล', 'พร้อมแหล่งที่มา'] : ['ยังไม่มีผลในระบบ'];
  const line = scheduleWords(lottery.schedule);
  return cardResponse(wordsCard(lottery.nameTh, line, words, new URL(origin).host));
};
