// What a feed says of a draw, and of each correction of one.
import { changeId } from './change-id.ts';
import { memberPath } from '../contract/open-file-path.ts';
import { FILES } from '../contract/open-files.ts';
import { drawOfYearPath } from '../contract/page-path.ts';
import { badgeOf, factsOf, standing } from '../contract/standing.ts';
import { withdrawalTitle } from '../contract/wording.ts';
import { byNewestFirst, type Draw, type LotteryDraws, listPrizes } from '../../domain/draw.ts';
import { announcedAt, type DrawDate, thaiDateLabel } from '../../domain/draw-date.ts';
import { findPrizeName, type Lottery } from '../../domain/lottery.ts';
import { withdrawalBatches } from '../../domain/withdrawal.ts';
import type { Site } from './publisher.ts';
import type { Instant } from '../../domain/clock.ts';

type EntrySite = Pick<Site, 'origin' | 'sources'>;

export type FeedEntry = {
  /** A withdrawal counts as a correction. */
  readonly of: 'draw' | 'correction';
  /** Its lasting identifier in a feed. */
  readonly id: string;
  /** The file of the draw. */
  readonly address: string;
  /** Where a person reads it. */
  readonly page: string;
  readonly title: string;
  readonly text: string;
  readonly published: Instant;
  readonly updated: Instant;
};

/** The entry of a draw. Its corrections move its time. */
export function drawEntry(lottery: Lottery, draw: Draw, site: EntrySite): FeedEntry {
  const { drawDate, completedAt, corrections = [] } = draw;
  const published = announcedAt(drawDate, lottery.schedule.time, lottery.utcOffset);
  const changed = [completedAt ?? published, ...corrections.map(({ at }) => at)];
  const notes = corrections.map(({ at, reason }) => `แก้ไขเมื่อ ${at}: ${reason}`);
  const prizes = listPrizes(lottery, draw).map(
    ({ kind, numbers }) => `${kind.nameTh}: ${numbers.join(' ')}`,
  );
  const states = standing(factsOf(lottery, draw, site.sources));
  const badges = states.map((state) => badgeOf(state).th);
  const places = addressPlaces(lottery, drawDate, site);
  return {
    of: 'draw',
    id: places.address,
    ...places,
    title: [`${lottery.nameTh} ${thaiDateLabel(drawDate)}`, ...badges].join(' · '),
    text: [...prizes, ...states.map(({ text }) => text), ...notes].join('\n'),
    published,
    updated: changed.sort().at(-1) ?? published,
  };
}

/** An entry for each correction of a draw, however old: the numbers before it and after it. */
export function correctionEntries(lottery: Lottery, draw: Draw, site: EntrySite): FeedEntry[] {
  const { drawDate, corrections = [] } = draw;
  return corrections.map(({ at, reason, previous }, index) => {
    const later = corrections.slice(index + 1);
    const changes = Object.entries(previous).map(([slug, was]) => {
      const replaced = later.find((correction) => correction.previous[slug] !== undefined)
        ?.previous[slug];
      const is = replaced ?? draw.prizes[slug];
      return `${findPrizeName(lottery, slug)}: เดิม ${numbersText(was)} แก้เป็น ${numbersText(is)}`;
    });
    const title = `แก้ไขผล${lottery.nameTh} ${thaiDateLabel(drawDate)}`;
    const text = [...changes, `เหตุผล: ${reason}`].join('\n');
    const act = { drawDate, change: 'corrected', revision: index + 2, at };
    return changeEntry(lottery, act, title, text, site);
  });
}

/** An entry for each act of withdrawing or restoring draws, however many it took. */
export function withdrawalEntries(archive: LotteryDraws, site: EntrySite): FeedEntry[] {
  const { lottery, draws, withdrawn = [] } = archive;
  const stored = [...draws, ...withdrawn].sort(byNewestFirst);
  return withdrawalBatches(stored).map(({ change, at, reason, time: revision, drawDates }) => {
    const title = withdrawalTitle({ change, lotteryName: lottery.nameTh, drawDates });
    const act = { drawDate: drawDates[0], change, revision, at };
    const [gone] = change === 'withdrawn' ? standing({ withdrawn: reason }) : [];
    return changeEntry(lottery, act, title, gone?.text ?? `เหตุผล: ${reason.th}`, site);
  });
}

function changeEntry(
  lottery: Lottery,
  { at, ...act }: { drawDate: DrawDate; change: string; revision: number; at: Instant },
  title: string,
  text: string,
  site: EntrySite,
): FeedEntry {
  const places = addressPlaces(lottery, act.drawDate, site);
  const id = `${places.address}#${changeId({ lottery: lottery.slug, ...act })}`;
  return { of: 'correction', id, ...places, title, text, published: at, updated: at };
}

function addressPlaces({ slug }: Lottery, drawDate: DrawDate, { origin }: EntrySite) {
  return {
    address: `${origin}${memberPath(FILES.draw.path, { lottery: slug, date: drawDate })}`,
    page: `${origin}${drawOfYearPath(slug, drawDate)}`,
  };
}

function numbersText(numbers: readonly string[] | undefined): string {
  return numbers?.join(' ') || 'ไม่มีข้อมูล';
}
