// Refuses to check a ticket of a day without a draw, and says whether one is to be waited for.
import { Refusal } from './tool-answer.ts';

/**
 * Leaves out the nearest draws, because a model would check the ticket against one of them.
 * @param announced whether a draw of that day is; `undefined` where nobody knows
 */
export function refuseOtherDraws(
  { nearest, ...fault }: Refusal['fault'],
  isToCome: boolean,
  announced: boolean | undefined,
): Refusal {
  const isBetweenDraws = nearest?.after !== undefined;
  const [th, en] = describeDay(isToCome, isBetweenDraws, announced);
  return new Refusal({
    ...fault,
    error: `${fault.error} เลขนี้ยังไม่ได้ตรวจ อย่านำไปตรวจกับงวดอื่น ${th} และดูวันที่บนสลากอีกครั้ง · ${en} The number was not checked, and is not to be checked against another draw: ask for the day of the ticket.`,
  });
}

/** Why a day has no result here, as far as that is known. */
function describeDay(
  isToCome: boolean,
  isBetweenDraws: boolean,
  announced: boolean | undefined,
): readonly [string, string] {
  if (isBetweenDraws) {
    return ['วันนั้นอาจไม่มีงวด หรือผลขาดไป', 'That day had no draw, or its result is missing here.'];
  }
  if (announced === false) {
    return ['ตามกำหนดการ วันนั้นไม่มีงวด', 'By the schedule no draw is of that day.'];
  }
  const [th, en] = isToCome
    ? ['วันนั้นยังมาไม่ถึง', 'That day is still to come']
    : ['ยังไม่มีผลของวันนั้น', 'No result of that day is stored here yet'];
  return announced ? [`${th} ให้รอผลของงวดนั้น`, `${en}: wait for it.`] : [th, `${en}.`];
}
