// What the operations of the OpenAPI description are grouped by, in the order a reader meets them.

export const TAGS = {
  Results: 'ผลรางวัล · Draws of a lottery: the newest ones, or one at an address for good',
  Checking: 'ตรวจเลข · Checks numbers against a draw. For convenience only',
  Statistics: 'สถิติและคะแนนจากผลที่ผ่านมา · Frequencies and scores of past draws. They predict nothing',
  Lotteries: 'หวยแต่ละประเภท · What lotteries there are, when they draw, how fresh their draws are',
  Feeds: 'ฟีด · What is new, for feed readers and for programs that poll',
  Exports: 'ไฟล์ทั้งหมด · The whole history, for spreadsheets and databases',
} as const satisfies Readonly<Record<string, string>>;

export type Tag = keyof typeof TAGS;

/** `operationIdOf('results') //=> 'getResults'` */
export function operationIdOf(name: string, given?: string): string {
  return given ?? `get${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
