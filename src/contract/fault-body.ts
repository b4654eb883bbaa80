import type { Fault } from './faults.ts';
import type { FaultBody } from './schemas/fault.ts';

/** A refusal as its response body: the spec's two fields first, ours after them. */
export function faultBody(fault: Fault): FaultBody {
  const { error, code, errorEn, parameter, accepted, rejected, reason, nearest } = fault;
  return {
    success: false,
    error,
    errorEn,
    code,
    ...(parameter !== undefined && { parameter }),
    ...(accepted !== undefined && { accepted: [...accepted] }),
    ...(rejected !== undefined && { rejected }),
    ...(reason !== undefined && { reason: reason.th, reasonEn: reason.en }),
    ...(nearest !== undefined && { nearest }),
  };
}
