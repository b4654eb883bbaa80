// What somebody may type, paste or send until a text is as long as it may be: pieces of numbers,
// days, codes and words, each repeated, and mixtures of them.

const PIECES = [
  ...['1', '12', '123', '402701', '๑', '๑๒ ', '①', '½', '0', '00 ', '1 ', '12 ', '1  ', '12     '],
  ...[' ', '  ', '\t', '\n', '\n\n', '\u00a0', '\u200b', '1\u200b', ',', '.', '/', '-', '…', '~'],
  ...['1,', '12,', '1.', '1/', '1-', '- ', ' -', '. ', ', ', '/ ', ' .', '--', '..', '.,', '-/'],
  ...['1/2-', '1/2/', '1-2-', '1 2-', '1 / 2 - ', '1..', '1-2 ', '1,2,', '1.2.', '12/34 '],
  ...['402701 ', '402701,', '402701-', '402701/', '402701,1,', '402700-02 ', '402701 16/11 '],
  ...['402,701 ', '402,701,', '402.701 ', '402,', '402.', '1,000 ', '1,000', '437 921 '],
  ...['000-999 ', '00-99,', '000000..000999,', '437921 ถึง 437930 ', '1ถึง2 ', 'ถึง', '12 to ', 'to'],
  ...['1/8/69 ', '16/11/69,', '31/2/69 ', '2026-08-16 ', '2569-08-16', '16 พ.ย. 69 ', '16 พ.ย. '],
  ...[
    'พ.ย. 69 ',
    '11/2569 ',
    'งวด ',
    'งวด 16 ',
    'วันที่',
    'วันจันทร์ที่ ',
    'ประจำวันที่ ',
    '14:30 ',
    '14.30 น. ',
  ],
  ...['69-26-13-039184-4358 ', '69-26-13-', '26-13-402701 ', '081-234-5678 '],
  ...['x', 'x1', '1x', '12x10 ', '12=100x50 ', '53x100,', '×', '*', '=', '80 บาท ', 'บาท', '฿'],
  ...[
    'ชุด',
    'ชุด 05 ',
    'ใบ',
    '1 ใบ ',
    'และ',
    '12และ',
    'เลข',
    'หมายเลข',
    '(',
    ')',
    '1)',
    '1) ',
    '1. ',
  ],
  ...[
    '12. 345678 ',
    '"',
    '“',
    '#',
    '&',
    '%',
    '%E0',
    '<b>',
    '😀',
    '😀1',
    '🇹🇭',
    'ก',
    'ก ',
    'a',
    'a ',
  ],
  ...[
    'ลาวทีวี',
    'ลาวทีวี ',
    'ลาว',
    'หวย',
    'lao-tv,',
    'lao',
    '-tv',
    '\uE001',
    '1\uE003',
    'e\u0301',
    'ก\u0e48',
  ],
];

/** Mixtures, the same ones each time. */
const MIXTURES = 150;

function mixtures(): string[] {
  let state = 50;
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const pick = () => PIECES[next(PIECES.length)];
  return Array.from({ length: MIXTURES }, () => Array.from({ length: 2 + next(4) }, pick).join(''));
}

const repeated = (piece: string, length: number) =>
  // An emoji may be cut.
  piece
    .repeat(Math.ceil(length / piece.length))
    .slice(0, length)
    .toWellFormed();

/** A text of any length. */
export type Shape = (length: number) => string;

/** By name: each piece repeated, between a number and what no number ends with, and mixtures. */
export const SHAPES: ReadonlyMap<string, Shape> = new Map([
  ...PIECES.flatMap((piece): [string, Shape][] => [
    [JSON.stringify(piece), (length) => repeated(piece, length)],
    [`12${JSON.stringify(piece)}x1`, (length) => `12${repeated(piece, length - 4)}x1`],
  ]),
  ...mixtures().map((piece): [string, Shape] => [
    JSON.stringify(piece),
    (length) => repeated(piece, length),
  ]),
]);
