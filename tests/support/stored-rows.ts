// What is stored of a pasted text where nobody is there to be asked about it.
import type { PastedDay, PastedRow } from '../../src/intake/text/pasted-day/pasted-day.ts';

/** The rows, or none where a line has to be judged first. */
export function storedRows(day: PastedDay): readonly PastedRow[] {
  return day.kind === 'read' && day.asked.length === 0 ? day.rows : [];
}
