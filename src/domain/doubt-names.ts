// Why a draw may not be a result: the names by which a person accepts a doubt.

const IN_ENGLISH = {
  zeros: 'zeros, or numbers that stand twice',
  copy: 'the numbers of a draw close by',
  day: 'not a day of this lottery',
  contradiction: 'its prizes contradict each other',
  witness: 'sources differ',
} as const;

export type DoubtName = keyof typeof IN_ENGLISH;
export const DOUBT_NAMES = Object.keys(IN_ENGLISH) as readonly DoubtName[];

export type Doubt = {
  readonly name: DoubtName;
  /** In Thai, for whoever has to decide. */
  readonly sentence: string;
};

/** `zeros: เลขที่ออกเป็น 00000 (zeros, or numbers that stand twice)` */
export function describeDoubt({ name, sentence }: Doubt): string {
  return `${name}: ${sentence} (${IN_ENGLISH[name]})`;
}
