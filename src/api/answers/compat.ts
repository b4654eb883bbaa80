// /compat/rayriffy/…: the government draws as another API shapes them, for programs made for it.
import {
  COMPAT_LATEST,
  LIST_LENGTH,
  compatId,
  countListPages,
  drawAddress,
  listPath,
} from '../contract/compat-path.ts';
import { DEFAULT_LOTTERY } from '../contract/query.ts';
import { COMPAT_BASE } from '../contract/service.ts';
import { factsOf, standing } from '../contract/standing.ts';
import { type Draw, completeDraws, type LotteryDraws, listPrizes } from '../../domain/draw.ts';
import { thaiDateLabel } from '../../domain/draw-date.ts';
import { type Lottery, newestEraPrizes } from '../../domain/lottery.ts';
import { type EmittedFile, jsonFile } from './emitted-file.ts';
import type { Site } from './publisher.ts';

/** Its names of the prizes, in its order: programs count on both. One is misspelt there too. */
const PRIZES = {
  prizeFirst: 'first-prize',
  prizeFirstNear: 'adjacent-first-prize',
  prizeSecond: 'second-prize',
  prizeThird: 'third-prize',
  prizeForth: 'fourth-prize',
  prizeFifth: 'fifth-prize',
};
const RUNNING_NUMBERS = {
  runningNumberFrontThree: 'front-three-digit',
  runningNumberBackThree: 'last-three-digit',
  runningNumberBackTwo: 'last-two-digit',
};

/** The newest draw, each draw, and the pages of the list; of complete government draws alone. */
export function* emitCompat(
  archive: LotteryDraws,
  { origin, sources }: Site,
): Generator<EmittedFile> {
  const { lottery, draws } = completeDraws(archive);
  if (lottery.slug !== DEFAULT_LOTTERY || draws.length === 0) return;
  const entries = draws.map(({ drawDate }) => {
    const id = compatId(drawDate);
    return { id, url: drawAddress(id), date: thaiDateLabel(drawDate) };
  });
  for (const [index, draw] of draws.entries()) {
    const path = `${COMPAT_BASE}${entries[index]?.url}`;
    const shaped = shapedDraw(lottery, draw, `${origin}${path}`);
    // Its own programs pass over a field that they do not know.
    const states = standing(factsOf(lottery, draw, sources));
    const file = answer(path, { ...shaped, standing: states });
    if (index === 0) yield { ...file, path: COMPAT_LATEST };
    yield file;
  }
  for (let page = 1; page <= countListPages(draws.length); page += 1) {
    yield answer(listPath(page), entries.slice((page - 1) * LIST_LENGTH, page * LIST_LENGTH));
  }
}

const answer = (path: string, response: unknown) => jsonFile(path, { status: 'success', response });

/** @param endpoint programs read the id of the draw from its end */
function shapedDraw(lottery: Lottery, draw: Draw, endpoint: string) {
  const drawn = new Map(listPrizes(lottery, draw).map((prize) => [prize.kind.slug, prize]));
  const kinds = new Map(newestEraPrizes(lottery).map((kind) => [kind.slug, kind]));
  // A prize that was not drawn that day stands there without a number: programs count on every
  // prize.
  const shaped = (names: Readonly<Record<string, string>>) =>
    Object.entries(names).map(([id, slug]) => {
      const prize = drawn.get(slug);
      const kind = prize?.kind ?? kinds.get(slug);
      const numbers = prize?.numbers ?? [];
      const reward = kind?.amount.replace(/\..*/, '');
      return { id, name: kind?.nameTh, reward, amount: numbers.length, number: numbers };
    });
  return {
    date: thaiDateLabel(draw.drawDate),
    endpoint,
    prizes: shaped(PRIZES),
    runningNumbers: shaped(RUNNING_NUMBERS),
  };
}
