import type { Fault } from './faults.ts';
import type { FaultBody } from './schemas/fault.ts';

/** A refusal as its response body: the spec's two fields first, ours after them. */
export function faultBody({ status: _, ...fault }: Fault): FaultBody {
  return { success: false, ...fault };
}
