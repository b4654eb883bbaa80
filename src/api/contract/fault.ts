// The form of a refusal. `error` is Thai, for users; `errorEn` says the same in English. Both are
// in every body, so that caches keep one, and repeat no text of a caller; `rejected` names numbers,
// for programs. `code` never changes once published.
import type { Reason } from '../../domain/withdrawal.ts';
import { type FaultCode, REFUSALS } from './fault-codes.ts';
import type { State } from './standing.ts';

/** A number that stopped a check of several. */
type RejectedNumber = {
  /** Its place in `numbers`, 0 first. */
  readonly index: number;
  readonly number: string;
  readonly code: FaultCode;
  readonly error: string;
  readonly errorEn: string;
};

/** The body of a refusal: the spec's two fields first, ours after them. */
export type FaultBody = {
  success: false;
  error: string;
  errorEn: string;
  code: FaultCode;
  parameter?: string | undefined;
  accepted?: string[] | undefined;
  rejected?: RejectedNumber[] | undefined;
  reason?: string | undefined;
  reasonEn?: string | undefined;
  nearest?: { before?: string | undefined; after?: string | undefined } | undefined;
  standing?: State[] | undefined;
};

/** The status, and the fields of the body in its order. */
export type Fault = Readonly<Omit<FaultBody, 'success'>> & {
  readonly status: (typeof REFUSALS)[FaultCode]['status'];
};

/** A lottery as the sentences name it: in English by its identifier. */
export type Named = { readonly slug: string; readonly nameTh: string };

/** Makes a fault of its code and its sentences. */
export function refuse(code: FaultCode, { th, en, ...more }: Reason & Partial<Fault>): Fault {
  return { error: th, errorEn: en, code, ...REFUSALS[code], ...more };
}

/** Values as a sentence lists them. */
export const list = (values: readonly (string | number)[]) => values.join(', ');

/** A refusal as its response body. */
export function faultBody({ status: _, ...fault }: Fault): FaultBody {
  return { success: false, ...fault };
}
