// The text of one draw beside its numbers: missing prizes, corrections, the citation.

import { drawPath } from '../../contract/page-path.ts';
import { SITE_NAME } from '../../contract/site.ts';
import {
  type Draw,
  type Instant,
  kindsOf,
  pendingPrizeKinds,
  revisionOf,
  unavailablePrizeKinds,
} from '../../domain/draw.ts';
import { thaiDateLabel } from '../../domain/draw-date.ts';
import type { Lottery } from '../../domain/lottery.ts';
import { spaced } from '../../domain/spaced.ts';

type CorrectionText = {
  /** The revision that this correction created. */
  readonly revision: number;
  readonly when: string;
  readonly reason: string;
  /** The numbers before it. */
  readonly previous: readonly string[];
};

/** `drawName(lottery, draw) //=> 'ผลสลากกินแบ่งรัฐบาล งวดวันที่ 16 สิงหาคม 2569'` */
export function drawName(
  { nameTh }: Pick<Lottery, 'nameTh'>,
  { drawDate }: Pick<Draw, 'drawDate'>,
): string {
  return spaced(`ผล${nameTh} งวดวันที่ ${thaiDateLabel(drawDate)}`);
}

/** The missing prizes and why, as lines of a text. */
export function missingLines(lottery: Lottery, draw: Draw): string[] {
  return [pendingLine(lottery, draw), unavailableLine(lottery, draw)].filter((line) => line !== '');
}

/** The prizes still to be announced; nothing where there are none. */
export function pendingLine(lottery: Lottery, draw: Draw): string {
  const pending = pendingPrizeKinds(lottery, draw);
  return pending.length > 0 ? `ยังประกาศไม่ครบ รอผล: ${names(pending)}` : '';
}

/** The prizes that no source has, so that no gap reads as "nothing was drawn"; nothing without any. */
export function unavailableLine(lottery: Lottery, draw: Draw): string {
  const unavailable = unavailablePrizeKinds(lottery, draw);
  if (unavailable.length === 0) return '';
  return `ไม่มีแหล่งใดมีข้อมูล: ${names(unavailable)} (ไม่ได้แปลว่าไม่มีการออกรางวัล)`;
}

function names(kinds: readonly { nameTh: string }[]): string {
  return kinds.map(({ nameTh }) => nameTh).join(', ');
}

/**
 * The numbers of a prize in a table of draws, or the mark for why there are none: empty where the prizes
 * of that day had no such prize.
 */
export function cellText(lottery: Lottery, draw: Draw, slug: string): string {
  if (draw.pending?.includes(slug)) return 'รอ';
  const isMissing = kindsOf(lottery, draw).some((kind) => kind.slug === slug);
  return draw.prizes[slug]?.join(' ') ?? (isMissing ? '–' : '');
}

/** Newest first. */
export function correctionTexts(lottery: Lottery, draw: Draw): CorrectionText[] {
  const nameOf = new Map(
    lottery.eras.flatMap(({ prizes }) => prizes.map(({ slug, nameTh }) => [slug, nameTh])),
  );
  return (draw.corrections ?? [])
    .map(({ at, reason, previous }, index) => ({
      revision: index + 2,
      when: thaiMoment(at),
      reason,
      previous: Object.entries(previous).map(
        ([slug, numbers]) => `${nameOf.get(slug) ?? slug} ${numbers.join(' ')}`,
      ),
    }))
    .reverse();
}

/** A sentence to cite the draw by: who, what, which revision, where. */
export function citationOf(lottery: Lottery, draw: Draw, origin: string): string {
  const revision = `ฉบับที่ ${revisionOf(draw)}`;
  return `${SITE_NAME}. “${drawName(lottery, draw)}” (${revision}). ${origin}${drawPath(lottery.slug, draw.drawDate)}`;
}

const MOMENT = new Intl.DateTimeFormat('th-TH', {
  timeZone: 'Asia/Bangkok',
  dateStyle: 'long',
  timeStyle: 'short',
});

/** A moment as Thai readers write it, in their own time. */
export function thaiMoment(at: Instant): string {
  return `${MOMENT.format(new Date(at))} น.`;
}

/** The language to mark a free text with, where it is not the page's own. */
export function languageOf(text: string): 'en' | undefined {
  return /[ก-๛]/.test(text) ? undefined : 'en';
}
