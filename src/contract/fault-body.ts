import type { Fault } from './faults.ts';
import type { FaultBody } from './schemas/fault.ts';

/** A refusal as its response body: the spec's two fields first, ours after them. */
export function faultBody({ error, code, parameter, accepted, rejected }: Fault): FaultBody {
  return {
    success: false,
    error,
    code,
    ...(parameter !== undefined && { parameter }),
    ...(accepted !== undefined && { accepted: [...accepted] }),
    ...(rejected !== undefined && { rejected: [...rejected] }),
  };
}
