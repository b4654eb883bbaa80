import type { Fault, FaultBody } from './faults.ts';

/** A refusal as its response body: the spec's two fields first, ours after them. */
export function faultBody({ status: _, ...fault }: Fault): FaultBody {
  return { success: false, ...fault };
}
