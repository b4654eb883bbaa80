// Why a call has no answer, as the API says it, and what only tools refuse.
import { type Fault, type FaultBody, faultBody } from '../../src/api/contract/faults.ts';
import type { Reason } from '../../src/domain/withdrawal.ts';

export type ToolFault = Omit<FaultBody, 'success' | 'code'> & {
  readonly code: FaultBody['code'] | 'invalid_argument';
  /** Lotteries whose name is like the one given, and the nearest of them. */
  readonly near?: readonly string[];
  readonly suggestion?: string;
};

/** Thrown to answer a call with a refusal. */
export class Refusal extends Error {
  readonly fault: ToolFault;
  constructor(fault: ToolFault) {
    super(fault.error);
    this.fault = fault;
  }
}

/** A fault of the contract, to be thrown. */
export function refusalOf(fault: Fault): Refusal {
  return new Refusal(faultBody(fault));
}

/** Of an argument that no address of the API takes. @param kind what it takes */
export function invalidArgument(name: string, { th, en }: Reason): Refusal {
  return new Refusal({
    code: 'invalid_argument',
    error: `อาร์กิวเมนต์ ${name} ต้องเป็น${th}`,
    errorEn: `The argument ${name} must be ${en}.`,
    parameter: name,
  });
}
