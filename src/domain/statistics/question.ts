// What a test asks. `even-…`: are all equally likely? The others: do those that meet hang together?
export const QUESTIONS = [
  'even-numbers',
  'even-digits',
  'same-number',
  'same-digit',
  'digit-pairs',
] as const;

export type TestQuestion = (typeof QUESTIONS)[number];
