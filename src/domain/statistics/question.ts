// What a statistical test asks of the draws.
/** `even-…`: are all equally likely? The others: do those that meet have to do with each other? */
export const QUESTIONS = [
  'even-numbers',
  'even-digits',
  'same-number',
  'same-digit',
  'digit-pairs',
] as const;

export type TestQuestion = (typeof QUESTIONS)[number];
