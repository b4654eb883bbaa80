import type { FaultBody } from './bodies/fault.ts';
import type { Fault } from './faults.ts';

/** A refusal as its response body: the spec's two fields first, ours after them. */
export function faultBody({ error, code, parameter, accepted }: Fault): FaultBody {
  return {
    success: false,
    error,
    code,
    ...(parameter !== undefined && { parameter }),
    ...(accepted !== undefined && { accepted: [...accepted] }),
  };
}
