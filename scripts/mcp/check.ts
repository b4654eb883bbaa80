// The answer about tickets: numbers against one draw.
import type { ChecksBody } from '../../src/api/check/check.schema.ts';
import { undecidedWords } from '../../src/api/check/describe-check.ts';
import { n3Notes } from '../../src/api/contract/n3.ts';
import { CHECK_DISCLAIMER, NO_PAYOUT_KNOWN } from '../../src/api/contract/wording.ts';
import { describeDraws, describeWithdrawn, readWithdrawn } from './notes.ts';
import { Refusal } from './refusal.ts';
import { askEndpoint, slugOf, type Tool } from './tool.ts';

/** Without this sentence a model would report "0.00" as nothing won. */
const UNKNOWN_PAYOUT = `${NO_PAYOUT_KNOWN} · A win of "0.00" is one whose payout is not known here, not one of 0 baht.`;

export const checkNumbers: Tool['answer'] = async (values, { ask }) => {
  const body = await askEndpoint<ChecksBody>(ask, 'check', values).catch(refuseOtherDraws);
  const { drawDate, results } = body.data;
  // With a day the ticket is of that day, and draws withdrawn after it do not matter.
  const withdrawn = values['date'] === undefined ? await readWithdrawn(ask, slugOf(values)) : [];
  const isPayoutUnknown = results
    .flatMap(({ matches }) => matches)
    .some(({ amount }) => Number(amount) === 0);
  const notes = [
    ...describeDraws(results.map(({ standing }) => ({ drawDate, standing }))),
    // A model would report an undecided prize as lost if no sentence said otherwise.
    ...new Set(results.flatMap(({ notCompared }) => undecidedWords({ notCompared }))),
    ...new Set(results.flatMap(({ lottery, number }) => n3Notes(lottery, number))),
    ...describeWithdrawn(withdrawn, drawDate),
    ...(isPayoutUnknown ? [UNKNOWN_PAYOUT] : []),
    CHECK_DISCLAIMER,
  ];
  return { notes, ...body };
};

/**
 * Leaves out the nearest draws of a day that has none, because a model would check the ticket
 * against one of them.
 */
function refuseOtherDraws(error: unknown): never {
  if (!(error instanceof Refusal) || error.fault.nearest === undefined) throw error;
  const { nearest: _, ...fault } = error.fault;
  throw new Refusal({
    ...fault,
    error: `${fault.error} เลขนี้ยังไม่ได้ตรวจ อย่านำไปตรวจกับงวดอื่น ดูวันที่บนสลากอีกครั้ง`,
    errorEn: `${fault.errorEn} Nothing was checked, and it is not to be checked against another draw: ask for the day of the ticket.`,
  });
}
