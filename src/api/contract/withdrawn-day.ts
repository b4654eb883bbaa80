// Why the draw of a day was withdrawn. Its file is gone; the list of lotteries knows.
import { drawWithdrawn } from './day-faults.ts';

/** What the list of lotteries says of one. */
type ListedLottery = {
  readonly lottery: string;
  readonly nameTh: string;
  readonly withdrawn?:
    | readonly {
        readonly reason: string;
        readonly reasonEn: string;
        readonly drawDates: readonly string[];
      }[]
    | undefined;
};

/** The refusal; `undefined` where no draw of that day was withdrawn. */
export function withdrawnDay(lotteries: readonly ListedLottery[], slug: string, date: string) {
  const listed = lotteries.find(({ lottery }) => lottery === slug);
  const batch = listed?.withdrawn?.find(({ drawDates }) => drawDates.includes(date));
  if (listed === undefined || batch === undefined) return undefined;
  const reason = { th: batch.reason, en: batch.reasonEn };
  return drawWithdrawn({ slug, nameTh: listed.nameTh }, reason);
}
