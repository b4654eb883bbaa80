// Which of the changes that the site lists concern saved tickets.
import type { SavedTicket } from './saved-tickets.ts';

/** As `/api/changes.json` lists them. */
export type Change = {
  readonly id: string;
  readonly lottery: string;
  readonly drawDate: string;
};

type KeptDraw = Pick<SavedTicket, 'lottery' | 'drawDate'> & {
  /** Its answer lacks something. */
  readonly isOpen: boolean;
};

/**
 * The kept draws that the site has something new of.
 *
 * @param listed the ids listed before; `undefined` at the first time, when only open draws can have news
 */
export function newsOf<Draw extends KeptDraw>(
  draws: readonly Draw[],
  changes: readonly Change[],
  listed: ReadonlySet<string> | undefined,
): Draw[] {
  return draws.filter(({ lottery, drawDate, isOpen }) =>
    changes.some(
      (one) =>
        one.lottery === lottery &&
        one.drawDate === drawDate &&
        (listed === undefined ? isOpen : !listed.has(one.id)),
    ),
  );
}
