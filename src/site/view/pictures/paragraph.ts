// A draw as a paragraph that a newsroom can print as it is, in a text file beside its picture.
import { drawPath } from '../../../api/contract/page-path.ts';
import { type Draw, listPrizes } from '../../../domain/draw.ts';
import { type Source, sourceNamed } from '../../../domain/source.ts';
import type { Lottery } from '../../../domain/lottery.ts';
import { drawName } from '../lottery/draw-words.ts';
import { COMPARE_WORDS } from '../lottery/share-words.ts';
import { drawMarks } from './cards.ts';
import { fewFirst } from '../lottery/prize-order.ts';

/** More numbers of a prize are a table, not a sentence. */
const MOST_NUMBERS = 10;

type Place = { readonly origin: string; readonly sources: readonly Source[] };

/** @param origin of the site, where the hundreds of numbers left out here are */
export function drawParagraph(lottery: Lottery, draw: Draw, { origin, sources }: Place): string {
  const prizes = fewFirst(listPrizes(lottery, draw))
    .filter(({ numbers }) => numbers.length <= MOST_NUMBERS)
    .map(({ kind, numbers }) => `${kind.nameTh}: ${numbers.join(' ')}`);
  const marks = drawMarks(lottery, draw, sources);
  return [
    drawName(lottery, draw),
    `ออกรางวัลดังนี้ ${prizes.join(', ')}`,
    ...(marks.length > 0 ? [`(${marks.join(', ')})`] : []),
    `ที่มา: ${sourceNamed(draw.source, sources).name}`,
    `${COMPARE_WORDS} ผลทุกรางวัลที่ ${origin}${drawPath(lottery.slug, draw.drawDate)}\n`,
  ].join(' ');
}
