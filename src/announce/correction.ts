// Why a draw was corrected, as far as a message on a phone can show it.
import type { Draw } from './announcement.ts';

const MOST_LETTERS = 200;

/** The reason of the newest correction, shortened; `undefined` where the draw never was corrected. */
export function lastCorrectionOf({ corrections }: Pick<Draw, 'corrections'>): string | undefined {
  const reason = corrections?.at(-1)?.reason;
  if (reason === undefined || reason.length <= MOST_LETTERS) return reason;
  return `${reason.slice(0, MOST_LETTERS)}…`;
}
