// The text of one draw beside its numbers: missing prizes, corrections, the citation.
import { drawPath } from '../../../api/contract/page-path.ts';
import { SITE_NAME } from '../../../api/contract/service.ts';
import type { Instant } from '../../../domain/clock.ts';
import { countRevisions, type Draw, listPrizeKinds, listPrizes } from '../../../domain/draw.ts';
import { thaiDateLabel } from '../../../domain/draw-date.ts';
import { findPrizeName, type Lottery, type PrizeKind } from '../../../domain/lottery.ts';
import { spaced } from '../../../domain/spaced.ts';

/** In tables of draws, a prize of more numbers than this has no column. */
export const GLANCE_COLUMNS = 2;

/** `drawName(lottery, draw) //=> 'ผลสลากกินแบ่งรัฐบาล งวดวันที่ 16 สิงหาคม 2569'` */
export function drawName(lottery: Pick<Lottery, 'nameTh'>, draw: Pick<Draw, 'drawDate'>): string {
  return spaced(`ผล${lottery.nameTh} งวดวันที่ ${thaiDateLabel(draw.drawDate)}`);
}

/** The prizes that any of the draws has, each once, in the order of the newest. */
export function listKinds(lottery: Lottery, draws: readonly Draw[]): PrizeKind[] {
  const kinds = draws.flatMap((draw) => listPrizeKinds(lottery, draw));
  return [...new Map(kinds.map((kind) => [kind.slug, kind])).values()];
}

/** The numbers of a prize, or a mark why there are none; empty where its day had no such prize. */
export function cellText(lottery: Lottery, draw: Draw, slug: string): string {
  if (draw.pending?.includes(slug)) return 'รอ';
  const isMissing = listPrizeKinds(lottery, draw).some((kind) => kind.slug === slug);
  return draw.prizes[slug]?.join(' ') ?? (isMissing ? '–' : '');
}

/** Newest first: the revision that each correction created, and the numbers before it. */
export function correctionTexts(lottery: Lottery, draw: Draw) {
  const texts = (draw.corrections ?? []).map(({ at, reason, previous }, index) => ({
    revision: index + 2,
    when: thaiMoment(at),
    reason,
    previous: Object.entries(previous).map(
      ([slug, numbers]) => `${findPrizeName(lottery, slug)}: ${numbers.join(' ')}`,
    ),
  }));
  return texts.reverse();
}

/**
 * The prizes whose numbers the doubt of a draw quotes, where it does not name them: of numbers
 * alone nobody sees which prize may be wrong.
 */
export function doubtedPrizes(lottery: Lottery, draw: Draw): string[] {
  const { doubt = '' } = draw;
  return listPrizes(lottery, draw)
    .filter(({ kind, numbers }) => {
      const quoted = new RegExp(`(?<=ให้ |, )${numbers.join(' ')}(?=[,; ]|$)`);
      return !doubt.includes(kind.nameTh) && quoted.test(doubt);
    })
    .map(({ kind }) => kind.nameTh);
}

/** A sentence to cite the draw by: who, what, which revision, where. */
export function citeDraw(lottery: Lottery, draw: Draw, origin: string): string {
  const revision = `ฉบับที่ ${countRevisions(draw)}`;
  return `${SITE_NAME}. “${drawName(lottery, draw)}” (${revision}). ${origin}${drawPath(lottery.slug, draw.drawDate)}`;
}

const FORMAT = { timeZone: 'Asia/Bangkok', dateStyle: 'long', timeStyle: 'short' } as const;
const MOMENT = /* @__PURE__ */ new Intl.DateTimeFormat('th-TH', FORMAT);

/** A moment as Thai readers write it, in their own time. */
export function thaiMoment(at: Instant): string {
  return `${MOMENT.format(new Date(at))} น.`;
}

/** The language to mark a free text with, where it is not the page's own. */
export function detectLanguage(text: string): 'en' | undefined {
  return /[ก-๛]/.test(text) ? undefined : 'en';
}
