// The share cards, 1200×630, and the square ones of newsrooms, 1080×1080, as SVG. Light only: a
// picture cannot follow the theme of a page. A card shows no draw but that of its page.
import { WITH_DRAW_PAGES } from '../../../api/contract/page-path.ts';
import { SITE_NAME } from '../../../api/contract/service.ts';
import { badgeOf, factsOf, standing } from '../../../api/contract/standing.ts';
import {
  type Draw,
  isComplete,
  type LotteryDraws,
  listPrizes,
  unavailablePrizeKinds,
} from '../../../domain/draw.ts';
import type { Source } from '../../../domain/source.ts';
import type { Lottery } from '../../../domain/lottery.ts';
import { scheduleWords } from '../announcement/schedule-words.ts';
import { FEW } from '../lottery/prize-order.ts';
import { formatBaht } from '../lottery/prize-words.ts';
import { BOLD, textSvg } from './svg-text.ts';
import { SIDE, SQUARE, ticketSvg, WIDE } from './ticket.ts';
import { columnsSvg, gridSvg } from './ticket-prizes.ts';

/** The newest government draws have a card of their own: hardly anybody shares older ones. */
export const DRAW_CARDS = 20;

/** The draws of two months: older ones are not news, and each picture costs a build 30 ms. */
const NEWS_DRAWS = 4;

/** The picture shown where a page is shared: of a draw with so many newer ones, or of a lottery. */
export function cardPath(slug: string, drawDate?: string, age = 0): string {
  return drawDate !== undefined && age < DRAW_CARDS
    ? `/cards/${slug}/${drawDate}.png`
    : `/cards/${slug}.png`;
}

/** The picture of a lottery's own page, which shows its newest draw. */
export const latestCardPath = (slug: string) => `/cards/${slug}/latest.png`;

/** For newsrooms, by path without ending: the newest complete draw, and the government's by day. */
export function newsDraws({ lottery: { slug }, draws }: LotteryDraws): [string, Draw][] {
  const newest = draws.find(isComplete);
  const dated = slug === WITH_DRAW_PAGES ? draws.slice(0, NEWS_DRAWS).filter(isComplete) : [];
  const ofDraws = dated.map((draw): [string, Draw] => [`/cards/${slug}/${draw.drawDate}`, draw]);
  return newest === undefined ? [] : [[`/cards/${slug}/latest`, newest], ...ofDraws];
}

/** By path: of the site, of each lottery without a number and with its newest draw, of draws. */
export function drawCards(archive: readonly LotteryDraws[], place: Place): [string, string][] {
  const { site } = place;
  const words = ['ดูผล ตรวจเลข สถิติย้อนหลัง', 'API ฟรี ไม่ต้องใช้คีย์'];
  const line = `ผลหวยไทย ลาว ฮานอย ${archive.length} ประเภท`;
  const ofLotteries = archive.flatMap(({ lottery, draws }): [string, string][] => {
    const { slug, nameTh, schedule, group } = lottery;
    const lines = draws.length > 0 ? ['ผลย้อนหลังทุกงวดที่มีข้อมูล', 'พร้อมแหล่งที่มา'] : ['ยังไม่มีผลในระบบ'];
    const own = slug === WITH_DRAW_PAGES ? draws.slice(0, DRAW_CARDS) : [];
    const paths: [string, Draw][] = own.map((draw) => [cardPath(slug, draw.drawDate), draw]);
    if (draws[0]) paths.push([latestCardPath(slug), draws[0]]);
    return [
      [cardPath(slug), wordsCard(nameTh, scheduleWords(schedule), lines, { site, group })],
      ...paths.map(([path, draw]): [string, string] => [path, drawCard(lottery, draw, place)]),
    ];
  });
  return [['/cards/site.png', wordsCard(SITE_NAME, line, words, { site })], ...ofLotteries];
}

type Place = { readonly site: string; readonly sources: readonly Source[] };

/** The card of one draw: its first prize large, up to four others with few numbers below. */
export function drawCard(lottery: Lottery, draw: Draw, place: Place): string {
  const { prizes, ...ticket } = describeTicket(lottery, draw, place);
  return ticketSvg(WIDE, ticket, columnsSvg(prizes));
}

/** The same draw as a square. */
export function squareCard(lottery: Lottery, draw: Draw, place: Place): string {
  const { prizes, ...ticket } = describeTicket(lottery, draw, place);
  return ticketSvg(SQUARE, ticket, gridSvg(prizes));
}

/** A card with lines of text in large letters. */
export function wordsCard(
  heading: string,
  line: string,
  words: readonly string[],
  { site, group = 'thai' }: { readonly site: string; readonly group?: string },
): string {
  const lines = words.map((text, index) =>
    textSvg({ text, x: SIDE, y: 468 + index * 62, size: 44 }, BOLD),
  );
  return ticketSvg(WIDE, { heading, label: line, site, group }, lines);
}

const PAID_WORDS = 'เทียบกับประกาศทางการก่อนขึ้นเงิน';
const UNPAID_WORDS = 'เลขเท่านั้น ไม่มีข้อมูลเงินรางวัล';

/** As many as fit beside each other, each in letters that a small picture still shows. */
const MOST_PRIZES = 4;

/** What a card shows of a draw, and what has to be known beside it. */
function describeTicket(lottery: Lottery, draw: Draw, { site, sources }: Place) {
  const [lead, ...rest] = listPrizes(lottery, draw);
  const drawn = rest.map(({ kind, numbers }) => ({ kind, numbers: numbers.join(' ') }));
  const absent = unavailablePrizeKinds(lottery, draw).map((kind) => ({ kind, numbers: '' }));
  const prizes = [...drawn, ...absent].filter(({ kind }) => kind.picks <= FEW);
  const amount = lead && formatBaht(lead.kind.amount);
  return {
    heading: lottery.nameTh,
    group: lottery.group,
    label: lead?.kind.nameTh ?? '',
    amount,
    numbers: lead?.numbers.join(' ') ?? '',
    day: draw.drawDate,
    marks: drawMarks(lottery, draw, sources),
    note: amount === undefined ? UNPAID_WORDS : PAID_WORDS,
    site,
    prizes: prizes.slice(0, MOST_PRIZES).map(({ kind, numbers }) => ({
      // Each is a prize, so the kind of prize tells them apart.
      name: kind.nameTh.replace(/^รางวัล(?!ที่)/, ''),
      amount: formatBaht(kind.amount),
      numbers,
    })),
  };
}

/** What a picture, or a text without room for more, has to say of a draw beside its numbers. */
export function drawMarks(lottery: Lottery, draw: Draw, sources: readonly Source[]): string[] {
  return standing(factsOf(lottery, draw, sources)).map((state) => badgeOf(state).th);
}
