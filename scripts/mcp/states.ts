// How the newest draw of every lottery stands, as few sentences as there are states.
import type { LotteriesBody } from '../../src/api/answers/lotteries.schema.ts';
import type { LatestBody } from '../../src/api/answers/results.schema.ts';
import { type NewestDraw, withDueDraws } from '../../src/api/check/due-draws.ts';
import { FILES } from '../../src/api/contract/open-files.ts';
import { DOUBTED_WORDS, UNCONFIRMED_WORDS } from '../../src/api/contract/wording.ts';
import type { AskApi } from './api.ts';

type Lotteries = LotteriesBody['lotteries'];
/** A draw that has the field is in the state. */
const STATES = [
  ['dueDraws', 'ยังไม่มีผลงวดที่ถึงกำหนดแล้ว', 'A draw was due and is not stored'],
  ['doubt', DOUBTED_WORDS, 'In doubt, may be wrong'],
  ['pendingPrizes', 'ยังประกาศไม่ครบ', 'Not announced in full yet'],
  ['unavailablePrizes', 'ไม่มีข้อมูลบางรางวัล', 'Some prizes are missing'],
  ['unconfirmed', UNCONFIRMED_WORDS, 'Unconfirmed, one source alone has the newest draw'],
] as const;

/**
 * A sentence for each state that some draw is in.
 * @param by whether it names their lotteries, or the field by which they are known
 */
export function describeStates(
  draws: readonly NewestDraw[],
  lotteries: Lotteries,
  by: 'names' | 'fields',
): string[] {
  const sentence = (th: string, en: string, some: readonly string[], which = some.join(', ')) =>
    some.length === 0 ? [] : [`${th} ${some.length} จาก ${draws.length} หวย · ${en}: ${which}.`];
  const isWithdrawn = ({ lottery, drawDate }: NewestDraw) =>
    lotteries
      .find((entry) => entry.lottery === lottery)
      ?.withdrawn?.some(({ drawDates }) =>
        drawDates.some((day) => by === 'names' || day > drawDate),
      );
  const slugs = (some: readonly NewestDraw[]) => some.map(({ lottery }) => lottery);
  return [
    ...STATES.flatMap(([field, th, en]) => {
      const some = slugs(draws.filter((draw) => draw[field]));
      return sentence(th, en, some, by === 'fields' ? `those with \`${field}\`` : undefined);
    }),
    ...sentence('มีงวดที่ถอนผล', 'Some draws were withdrawn', slugs(draws.filter(isWithdrawn))),
  ];
}

/** The same of all lotteries, by their names. */
export async function readStates(ask: AskApi, { lotteries }: LotteriesBody, now: Date) {
  const { data } = await ask.body<LatestBody>(FILES.latest.path);
  return describeStates(
    data.map((draw) => withDueDraws(draw, now.getTime())),
    lotteries,
    'names',
  );
}
