// The tools, a row each.
import { MAX_NUMBERS } from '../../src/api/contract/query.ts';
import { CHECK_DISCLAIMER, SCORE_DISCLAIMER } from '../../src/api/contract/wording.ts';
import { GROUPS } from '../../src/domain/lottery.ts';
import { checkNumbers } from './check.ts';
import { getCalculations, getStats } from './counts.ts';
import { getLatest, getResults, listComing, listDays, listLotteries } from './draws.ts';
import { PRIZE, LOTTERY, type Tool } from './tool.ts';

const NO_ADVICE =
  'They describe the past and predict nothing; never offer them as advice on a number.';

const topOf = (usual: number, maximum: number) => ({
  top: {
    ...{ type: 'integer', minimum: 1, maximum, default: usual },
    description: 'How many of each list, the first ones.',
  },
});

const NUMBERS = {
  ...{ type: 'string', examples: ['07,53'] },
  description: 'Only these numbers, each with all digits of its prize.',
};

export const TOOLS: readonly Tool[] = [
  {
    name: 'get_results',
    asks: 'results',
    title: 'ผลงวดล่าสุด หรือของวันหนึ่ง · Results',
    description:
      'ผลรางวัลงวดล่าสุดของหวย หรืองวดของวันที่ระบุ · The newest draws of one lottery with their winning numbers, newest first, or the draw of one day. `prize` keeps the answer short.',
    own: { prize: PRIZE },
    answer: getResults,
  },
  {
    name: 'get_latest',
    asks: 'latest',
    title: 'งวดล่าสุดของทุกหวย · Newest of all',
    description:
      'งวดล่าสุดของทุกหวย และหวยไหนผลมาช้า · The newest draw of every lottery in one answer, or of a group, and in `dueDraws` the first draw that was due after it and is not stored; later ones may be missing too.',
    own: {
      group: { type: 'string', enum: GROUPS, description: 'Only lotteries of this group.' },
    },
    answer: getLatest,
  },
  {
    name: 'check_numbers',
    asks: 'check',
    title: 'ตรวจเลข · Check numbers',
    description: `ตรวจเลขกับงวดล่าสุด หรืองวดของวันที่ระบุใน date. ${CHECK_DISCLAIMER} · Checks 1 to ${MAX_NUMBERS} numbers against the latest draw, or that of \`date\`.`,
    answer: checkNumbers,
  },
  {
    name: 'get_stats',
    asks: 'stats',
    title: 'สถิติเลขที่ออก · Frequencies',
    description: `สถิติความถี่ของเลขที่ออก · How often each number of each prize was drawn, the most frequent first; for particular ones give \`numbers\`. ${NO_ADVICE} ${SCORE_DISCLAIMER}`,
    own: { numbers: NUMBERS, ...topOf(10, 1000) },
    answer: getStats,
  },
  {
    name: 'get_calculations',
    asks: 'calculations',
    title: 'คะแนนจากผลที่ผ่านมา · Scores of past draws',
    description: `คะแนนของหลักและคู่เลขจากผลที่ผ่านมา · Scores of digits and pairs over past draws, the highest first. ${NO_ADVICE} ${SCORE_DISCLAIMER}`,
    own: topOf(10, 100),
    answer: getCalculations,
  },
  {
    name: 'list_lotteries',
    asks: 'lotteries',
    title: 'หวยทั้งหมด · Lotteries',
    description:
      'หวยทุกประเภท · Every lottery: identifier, Thai name, how many draws are stored and from when to when. With `lottery`, all about that one: schedule, prizes by era, payouts, lengths of number, sources, and its files: whole history (csv and others), feeds, calendar.',
    own: { lottery: LOTTERY },
    answer: listLotteries,
  },
  {
    name: 'list_days',
    asks: 'drawYear',
    title: 'วันที่มีผล · Stored days',
    description:
      'วันที่ของทุกงวดที่มีผลในปีหนึ่ง · The days of one year whose draw is stored, newest first: without `year` the year of the newest. Any of them is a `date` of the other tools.',
    answer: listDays,
  },
  {
    name: 'list_coming',
    asks: 'calendar',
    title: 'งวดที่จะออก · Coming announcements',
    description:
      'วันและเวลาที่จะประกาศผลครั้งต่อไป · The next announcements of a lottery, by its schedule and the known exceptions; none is promised. Times are UTC.',
    own: topOf(10, 400),
    answer: listComing,
  },
];
