// /cards/<lottery>.png: the lottery without any number, for pages about draws long past.
import type { APIRoute } from 'astro';
import type { LotteryDraws } from '../../domain/draw.ts';
import { scheduleWords } from '../../view/announcement/words.ts';
import { readArchive } from '../../view/stored-draws.ts';
import { lotteryStaticPaths } from '../../view/static-paths.ts';
import { origin } from '../../view/latest.ts';
import { wordsCard } from '../../view/pictures/card.ts';
import { cardResponse } from '../../view/pictures/card-png.ts';

export const getStaticPaths = async () => lotteryStaticPaths(await readArchive());

export const GET: APIRoute<LotteryDraws> = ({ props: { lottery, draws } }) => {
  const words = draws.length > 0 ? ['ผลย้อนหลังทุกงวดที่มีข้อมูล', 'พร้อมแหล่งที่มา'] : ['ยังไม่มีผลในระบบ'];
  const line = scheduleWords(lottery.schedule);
  return cardResponse(wordsCard(lottery.nameTh, line, words, new URL(origin).host));
};
