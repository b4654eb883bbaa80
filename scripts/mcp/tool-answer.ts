// What a call is answered with: a body of the API, the sentences a model must pass on, and a bound
// on its length; or a refusal, which says what the caller may have meant.
import { closestMatch } from 'leven';
import type { FaultCode } from '../../src/api/contract/fault-codes.ts';
import type { FaultBody } from '../../src/api/contract/faults.ts';
import { internalError } from '../../src/api/contract/faults.ts';
import { logFailure } from './log-failure.ts';

/** The most bytes of one answer that did not ask for `full`. */
const MOST_BYTES = 20_000;

/**
 * The most bytes of any answer: sixty thousand tokens, which few models can read, and room for
 * twenty whole draws. Those of one prize can be 5 MB, and a request of 200 bytes asks for them.
 */
const MOST_FULL_BYTES = 200_000;
/** The shortest entry of a list: two digits between quotes, and a comma. */
const LEAST_ITEM_BYTES = 5;

export type ToolAnswer = {
  readonly body: object;
  /** Sentences that a model must pass on with the body. */
  readonly notes?: readonly string[];
  /** How long its lists are, and the same with fewer, which says what was left out. */
  readonly shorten?: { readonly length: number; readonly to: (most: number) => ToolAnswer };
};

export type ToolFault = Omit<FaultBody, 'code' | 'errorEn'> & {
  /** The English sentence of the API, if it refused. */
  readonly errorEn?: string;
  /** The code of the API, or one that only tools have. */
  readonly code: FaultCode | ToolFaultCode;
  /** The nearest to what was given. */
  readonly suggestion?: string;
  /** Lotteries whose name is like the one given. */
  readonly near?: readonly string[];
};

type ToolFaultCode =
  | 'unknown_argument'
  | 'invalid_argument'
  | 'missing_argument'
  | 'timed_out'
  | 'answer_too_long';

/** Thrown to answer a call with a refusal. */
export class Refusal extends Error {
  readonly fault: ToolFault;
  constructor(fault: Omit<ToolFault, 'success'>) {
    super(fault.error);
    this.fault = { success: false, ...fault };
  }
}

const createText = (content: object) => [{ type: 'text' as const, text: JSON.stringify(content) }];

/**
 * The result of a call as text, which every client hands to its model; shortened to the bound.
 * @throws {Refusal} where all of it is asked for, and is longer than any answer may be
 */
export function createResult({ body, notes = [], shorten }: ToolAnswer, full = false) {
  const { length = 0, to } = shorten ?? {};
  // Before it is written out, which takes as long as reading it.
  if (full && length * LEAST_ITEM_BYTES > MOST_FULL_BYTES) throw tooLong();
  const content = createText({ ...(notes.length > 0 && { notes }), ...body });
  const bytes = Buffer.byteLength(content[0]?.text ?? '');
  if (full || bytes <= MOST_BYTES || to === undefined || length <= 1) {
    if (bytes > MOST_FULL_BYTES) throw tooLong();
    return { content };
  }
  return createResult(to(Math.max(1, Math.floor((length * MOST_BYTES) / bytes))));
}

function tooLong(): Refusal {
  const most = MOST_FULL_BYTES.toLocaleString('en');
  return new Refusal({
    code: 'answer_too_long',
    error: `คำตอบทั้งหมดยาวเกิน ${most} ไบต์ กรุณาระบุ prize, numbers, top หรือ limit ให้แคบลง หรือตัด full ออก · The whole answer has more than ${most} bytes, and no more are given: narrow it by prize, numbers, top or limit, or leave full out. Whole histories are files: list_lotteries names them.`,
    parameter: 'full',
  });
}

/** An error as a call's result; if it is not a refusal, the operator reads more than the model. */
export function createRefusedResult(error: unknown) {
  if (!(error instanceof Refusal)) logFailure(error);
  const { error: text, code } = internalError();
  const fault = error instanceof Refusal ? error.fault : { success: false, error: text, code };
  return { isError: true, content: createText(fault) };
}

const simplify = (text: string) => text.toLowerCase().replace(/[\s_.-]+/g, '-');

/** The candidate that a misspelt word means: the same but for joints, a part, or letters apart. */
export function suggest(given: string, candidates: readonly string[]): string | undefined {
  const word = simplify(given).slice(0, 60);
  if (word.length < 2) return undefined;
  const bySimple = new Map(candidates.map((candidate) => [simplify(candidate), candidate]));
  if (bySimple.has(word)) return bySimple.get(word);
  const names = [...bySimple.keys()];
  const parts = names.filter(
    (name) =>
      word.length > 2 && (word.startsWith(name) || word.endsWith(name) || name.startsWith(word)),
  );
  const near = closestMatch(word, names, { maxDistance: Math.ceil(word.length / 3) });
  return bySimple.get(near ?? (parts.length === 1 ? (parts[0] ?? '') : ''));
}
