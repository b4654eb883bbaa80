// The share cards, 1200×630, and the square ones of newsrooms, 1080×1080, as SVG. Light only: a
// picture cannot follow the theme of a page. A card shows no draw but that of its page.
import { WITH_DRAW_PAGES } from '../../contract/page-path.ts';
import { SITE_NAME, SITE_NAME_LATIN } from '../../contract/site.ts';
import { UNCONFIRMED_WORDS } from '../../contract/wording.ts';
import {
  type Draw,
  FEW,
  isComplete,
  isUnconfirmed,
  type LotteryDraws,
  listPrizes,
  countRevisions,
  type Source,
  unavailablePrizeKinds,
} from '../../domain/draw.ts';
import { thaiDateLabel } from '../../domain/draw-date.ts';
import type { Lottery } from '../../domain/lottery.ts';
import { scheduleWords } from '../announcement/words.ts';
import { COMPARE_WORDS } from '../lottery/share-words.ts';

/** The letters of the pages. */
export const FONT_FAMILY = 'Anuphan';

/** The newest government draws have a card of their own: older ones are hardly shared any more. */
export const DRAW_CARDS = 20;

/** Of two months: older draws are no news, and each picture takes a build 30 ms longer. */
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
    const { slug, nameTh, schedule } = lottery;
    const shown = draws.length > 0 ? ['ผลย้อนหลังทุกงวดที่มีข้อมูล', 'พร้อมแหล่งที่มา'] : ['ยังไม่มีผลในระบบ'];
    const own = slug === WITH_DRAW_PAGES ? draws.slice(0, DRAW_CARDS) : [];
    const paths: [string, Draw][] = own.map((draw) => [cardPath(slug, draw.drawDate), draw]);
    if (draws[0]) paths.push([latestCardPath(slug), draws[0]]);
    return [
      [cardPath(slug), wordsCard(nameTh, scheduleWords(schedule), shown, site)],
      ...paths.map(([path, draw]): [string, string] => [path, drawCard(lottery, draw, place)]),
    ];
  });
  return [['/cards/site.png', wordsCard(SITE_NAME, line, words, site)], ...ofLotteries];
}

const LEFT = 80;
const RIGHT = 1120;

/** A card with a heading, a line below it, and what it shows. */
function cardSvg(heading: string, line: string, body: string, site: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" font-family="${FONT_FAMILY}" fill="#16211f">
<rect width="1200" height="630" fill="#f7f8f6"/><rect width="24" height="630" fill="#0f766e"/>
${text(LEFT, 110, 58, heading, 'font-weight="700"')}
${text(LEFT, 172, 36, line, 'fill="#55635f"')}
${body}
<rect x="${LEFT}" y="540" width="${RIGHT - LEFT}" height="2" fill="#dfe5e2"/>
${text(LEFT, 592, 32, `${SITE_NAME} ${SITE_NAME_LATIN}`, 'font-weight="700" fill="#0f766e"')}
${text(RIGHT, 592, 26, site, 'fill="#55635f" text-anchor="end"')}
</svg>`;
}

type Place = { readonly site: string; readonly sources: readonly Source[] };

/** The card of one draw: its first prize large, up to three short ones below. */
export function drawCard(lottery: Lottery, draw: Draw, { site, sources }: Place): string {
  const { lead, short, marks, line } = shownParts(lottery, draw, sources);
  const width = (RIGHT - LEFT) / Math.max(1, short.length);
  const columns = short.flatMap(({ kind, numbers }, index) => [
    text(LEFT + index * width, 448, 30, kind.nameTh, 'fill="#55635f"'),
    digits(LEFT + index * width, 508, 54, numbers.join(' ')),
  ]);
  const body = [
    text(LEFT, 218, 28, marks, 'font-weight="700" fill="#92400e"'),
    text(LEFT, 262, 32, lead?.kind.nameTh, 'fill="#55635f"'),
    digits(LEFT, 385, 150, lead?.numbers.join(' '), 'fill="#0f766e"'),
    ...columns,
  ];
  return cardSvg(lottery.nameTh, line, body.join('\n'), `${COMPARE_WORDS} · ${site}`);
}

const SQUARE = 1080;

/** The same draw as a square, its short prizes one below the other. */
export function squareCard(lottery: Lottery, draw: Draw, { site, sources }: Place): string {
  const { lead, short, marks, line } = shownParts(lottery, draw, sources);
  const right = SQUARE - LEFT;
  const rows = short.flatMap(({ kind, numbers }, index) => [
    text(LEFT, 690 + index * 105, 40, kind.nameTh, 'fill="#55635f"'),
    digits(right, 690 + index * 105, 68, numbers.join(' '), 'text-anchor="end"'),
  ]);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SQUARE}" height="${SQUARE}" font-family="${FONT_FAMILY}" fill="#16211f">
<rect width="${SQUARE}" height="${SQUARE}" fill="#f7f8f6"/><rect width="${SQUARE}" height="24" fill="#0f766e"/>
${text(LEFT, 140, 62, lottery.nameTh, 'font-weight="700"')}
${text(LEFT, 212, 42, line, 'fill="#55635f"')}
${text(LEFT, 272, 32, marks, 'font-weight="700" fill="#92400e"')}
${text(LEFT, 360, 42, lead?.kind.nameTh, 'fill="#55635f"')}
${digits(LEFT, 535, 170, lead?.numbers.join(' '), 'fill="#0f766e"')}
${rows.join('\n')}
${text(LEFT, 985, 36, `${SITE_NAME} ${SITE_NAME_LATIN}`, 'font-weight="700" fill="#0f766e"')}
${text(LEFT, 1032, 28, `${COMPARE_WORDS} · ${site}`, 'fill="#55635f"')}
</svg>`;
}

/** What a card shows of a draw: what is read at a glance, and what has to be known beside it. */
function shownParts(lottery: Lottery, draw: Draw, sources: readonly Source[]) {
  const [lead, ...others] = listPrizes(lottery, draw);
  const few = others.filter(({ kind, numbers }) => kind.digits <= 4 && numbers.length <= FEW);
  const marks = drawMarks(lottery, draw, sources).join(' · ');
  const line = `งวดวันที่ ${thaiDateLabel(draw.drawDate)}`;
  return { lead, short: few.slice(0, 3), marks, line };
}

/** What a picture or a text without room has to say of a draw beside its numbers. */
export function drawMarks(lottery: Lottery, draw: Draw, sources: readonly Source[]): string[] {
  const revision = countRevisions(draw);
  return [
    ...(isComplete(draw) ? [] : ['ยังประกาศไม่ครบ']),
    ...(unavailablePrizeKinds(lottery, draw).length > 0 ? ['บางรางวัลไม่มีข้อมูล'] : []),
    ...(revision > 1 ? [`แก้ไขแล้ว ฉบับที่ ${revision}`] : []),
    ...(isUnconfirmed(draw, sources) ? [UNCONFIRMED_WORDS] : []),
    ...(draw.doubt === undefined ? [] : ['มีข้อสงสัย']),
  ];
}

/** A card with lines of text in large letters. */
export function wordsCard(heading: string, line: string, words: readonly string[], site: string) {
  const body = words.map((words, index) =>
    text(LEFT, 300 + index * 90, 54, words, 'font-weight="700"'),
  );
  return cardSvg(heading, line, body.join('\n'), site);
}

function digits(x: number, y: number, size: number, numbers = '', more = ''): string {
  return text(x, y, size, numbers, `font-weight="700" letter-spacing="${size / 20}" ${more}`);
}

function text(x: number, y: number, size: number, words = '', more = ''): string {
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  // Sara am in its two parts, the ring before the tone mark as fonts stack them: the renderer gives
  // the whole letter no room of its own and draws the next one over it.
  const apart = escaped.replace(/([่-๋]?)ำ/g, 'ํ$1า');
  return `<text x="${x}" y="${y}" font-size="${size}" ${more}>${apart}</text>`;
}
