// A refusal as a model gets it: the body of the API, and what the caller may have meant.
import { closestMatch } from 'leven';
import { type FaultCode, internalError } from '../../src/contract/faults.ts';
import type { FaultBody } from '../../src/contract/schemas/fault.ts';

/** Refusals that only tools have. */
export const TOOL_CODES = [
  'unknown_argument',
  'invalid_argument',
  'answer_too_long',
  'timed_out',
] as const;

type Code = FaultCode | (typeof TOOL_CODES)[number];

export type ToolFault = Omit<FaultBody, 'code'> & {
  readonly code: Code;
  /** Of `accepted`, the nearest to what was given. */
  readonly suggestion?: string;
};

/** Thrown to answer a call with a refusal. */
export class Refusal extends Error {
  readonly fault: ToolFault;
  constructor(fault: Omit<ToolFault, 'success'>) {
    super(fault.error);
    this.fault = { success: false, ...fault };
  }
}

/** An error as the result of a call; of anything but a refusal the operator reads more than the model. */
export function refusedResult(error: unknown) {
  if (!(error instanceof Refusal)) console.error(error);
  const { error: text, code } = internalError();
  const fault = error instanceof Refusal ? error.fault : { success: false, error: text, code };
  return { isError: true, content: [{ type: 'text' as const, text: JSON.stringify(fault) }] };
}

const plain = (text: string) => text.toLowerCase().replace(/[\s_.-]+/g, '-');

/**
 * The candidate that a misspelt word means, or `undefined` where none is near: the same but for case
 * and joints, one within the other, or a few letters apart.
 */
export function suggestionFor(given: string, candidates: readonly string[]): string | undefined {
  const word = plain(given).slice(0, 60);
  if (word.length < 2) return undefined;
  const byPlain = new Map(candidates.map((one) => [plain(one), one]));
  const names = [...byPlain.keys()];
  const part = (one: string) =>
    word.length > 2 && (word.startsWith(one) || word.endsWith(one) || one.startsWith(word));
  const parts = names.filter(part);
  const most = Math.ceil(word.length / 3);
  const near = closestMatch(word, names, { maxDistance: most });
  const found = byPlain.has(word) ? word : (near ?? (parts.length === 1 ? parts[0] : undefined));
  return found === undefined ? undefined : byPlain.get(found);
}
