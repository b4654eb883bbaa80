// Real answers, shown as examples.

export type Example = {
  /** Says so where lists are cut. */
  readonly summary: string;
  /** The body, or the text of one that is no JSON. */
  readonly value: unknown;
};

/** By operationId, then by a name of its own. */
export type Examples = Readonly<Record<string, Readonly<Record<string, Example>>>>;

/** The examples of an operation; nothing where it has none. */
export function examplesOf(operationId: string, examples: Examples) {
  const own = examples[operationId];
  return own === undefined ? {} : { examples: own };
}
