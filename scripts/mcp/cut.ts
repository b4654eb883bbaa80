// The lists of an answer cut to what was asked for, so that it fits the context of a model.
import type { CalculationsBody } from '../../src/contract/schemas/calculations.ts';
import type { ResultsBody } from '../../src/contract/schemas/results.ts';
import type { StatsBody } from '../../src/contract/schemas/stats.ts';
import { type Arguments, invalidArgument } from './arguments.ts';

/** Of one prize, and of each of several. */
const TOP_OF_ONE = 10;
const TOP_OF_EACH = 3;
export const TOP_WORDS = `${TOP_OF_ONE} where \`prize\` is given, otherwise ${TOP_OF_EACH} for each prize`;

/** How many of a list; `full` without `top` cuts nothing. */
function countShown({ top, full, prize }: Arguments): number {
  if (typeof top === 'number') return top;
  if (full === true) return Number.POSITIVE_INFINITY;
  return prize === undefined ? TOP_OF_EACH : TOP_OF_ONE;
}

const cutNote = (top: number) =>
  `แสดงเฉพาะ ${top} รายการแรกของแต่ละรายการ · Only the first ${top} of each list are shown: ask with numbers for particular ones, a greater top for more, or full for all.`;

type Cut<Body> = { readonly body: Body; readonly notes: readonly string[] };

/** Frequencies: of each prize the numbers asked for, or the first few. */
export function cutStats(body: StatsBody, given: Arguments): Cut<StatsBody> {
  const wanted = readWanted(given);
  const lengths = body.prizes.map(({ possibleValues }) => String(possibleValues).length - 1);
  const prizes = body.prizes.filter((_, at) => fits(wanted, [lengths[at] ?? 0]));
  refuseStray(wanted, lengths);
  const list = createLister(given, wanted);
  const cut = prizes.map((prize) => ({
    ...prize,
    numbers: list(prize.numbers, ({ number }) => number),
    neverDrawn: list(prize.neverDrawn, (number) => number),
  }));
  // Ranges of days, which may be many: the newest.
  const unknownDays = body.dataset.unknownDays.slice(0, TOP_OF_EACH);
  const isWhole = prizes.every(
    ({ numbers, neverDrawn }) => Math.max(numbers.length, neverDrawn.length) <= countShown(given),
  );
  const counts = wanted === undefined && !isWhole ? prizes.map(describeCounts) : [];
  return {
    body: { ...body, dataset: { ...body.dataset, unknownDays }, prizes: cut },
    notes: [...describeCut(wanted, isWhole, given), ...counts],
  };
}

/** A list that was cut cannot be counted. */
const describeCounts = ({ prize, numbers, neverDrawn }: StatsBody['prizes'][number]) =>
  `${prize}: เคยออก ${numbers.length} เลข ไม่เคยออก ${neverDrawn.length} เลข · ${numbers.length} numbers drawn, ${neverDrawn.length} never.`;

/** Scores: of each prize the digits and pairs asked for, or the first few of both. */
export function cutCalculations(body: CalculationsBody, given: Arguments): Cut<CalculationsBody> {
  const wanted = readWanted(given);
  refuseStray(wanted, [1, 2]);
  const list = createLister(given, wanted);
  const prizes = body.data.prizes.map((prize) => ({
    ...prize,
    digitRanking: list(prize.digitRanking, ({ candidate }) => candidate),
    pairRanking: list(prize.pairRanking, ({ candidate }) => candidate),
  }));
  const isWhole = countShown(given) >= 100;
  return { body: { ...body, data: { prizes } }, notes: describeCut(wanted, isWhole, given) };
}

/** Of every draw only one prize. */
export function onlyPrize<Draw extends ResultsBody['data'][number]>(
  draw: Draw,
  prize: string,
): Draw {
  const its = <Prize extends { slug: string }>(prizes: readonly Prize[] | undefined) =>
    prizes?.filter(({ slug }) => slug === prize);
  const pending = its(draw.pendingPrizes);
  const unavailable = its(draw.unavailablePrizes);
  const { pendingPrizes: _, unavailablePrizes: __, ...others } = draw;
  return {
    ...others,
    prizes: its(draw.prizes) ?? [],
    ...(pending?.length && { pendingPrizes: pending }),
    ...(unavailable?.length && { unavailablePrizes: unavailable }),
  } as unknown as Draw;
}

function readWanted({ numbers }: Arguments): readonly string[] | undefined {
  return Array.isArray(numbers) ? (numbers as readonly string[]) : undefined;
}

const fits = (wanted: readonly string[] | undefined, lengths: readonly number[]) =>
  wanted === undefined || wanted.some(({ length }) => lengths.includes(length));

/** A number that no prize could draw would look like one that was never drawn. */
function refuseStray(wanted: readonly string[] | undefined, lengths: readonly number[]): void {
  const good = (number: string) => /^[0-9]+$/.test(number) && lengths.includes(number.length);
  if (wanted === undefined || (wanted.length > 0 && wanted.every(good))) return;
  const accepted = [...new Set(lengths)].sort().map(String);
  throw invalidArgument('numbers', `รายการเลขอารบิก ${accepted.join(', ')} หลัก`, accepted);
}

function createLister(given: Arguments, wanted: readonly string[] | undefined) {
  return <Item>(list: readonly Item[], readNumber: (item: Item) => string): Item[] =>
    wanted === undefined
      ? list.slice(0, countShown(given))
      : list.filter((item) => wanted.includes(readNumber(item)));
}

function describeCut(
  wanted: readonly string[] | undefined,
  whole: boolean,
  given: Arguments,
): string[] {
  return wanted === undefined && !whole ? [cutNote(countShown(given))] : [];
}
