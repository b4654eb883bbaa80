// The lists of an answer cut to what was asked for, so that it fits the context of a model.
import type { CalculationsBody } from '../../src/contract/schemas/calculations.ts';
import type { ResultsBody } from '../../src/contract/schemas/results.ts';
import type { StatsBody } from '../../src/contract/schemas/stats.ts';
import type { ToolAnswer } from './answer.ts';
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

/** A greater `top` is no help where so many were asked for and did not fit. */
const cutNote = (shown: number, { top, prize }: Arguments) =>
  `แสดงเฉพาะ ${shown} รายการแรกของแต่ละรายการ · Only the first ${shown} of each list are shown: ${prize === undefined ? 'name a prize, ' : ''}ask with numbers for particular ones, ${Number(top) > shown ? '' : 'a greater top for more, '}or full for all.`;

const rangesNote = (all: number) =>
  `แสดงช่วงวันที่ไม่รู้ผล ${TOP_OF_EACH} ช่วงล่าสุดจาก ${all} ช่วง · Only the newest ${TOP_OF_EACH} of ${all} ranges of days that nobody knows of are shown.`;

/** Frequencies: of each prize the numbers asked for, or the first few. */
export function cutStats(body: StatsBody, given: Arguments, sentences: readonly string[]) {
  const wanted = readWanted(given);
  const lengths = body.prizes.map(countDigits);
  refuseStray(wanted, lengths);
  const asked = body.prizes.filter((prize) => fits(wanted, countDigits(prize)));
  const pick = createPicker(wanted);
  const whole = asked.map((prize) => ({
    ...prize,
    numbers: pick(prize.numbers, ({ number }) => number),
    // Of a prize of six digits the body names none.
    neverDrawn: wanted?.filter((number) => isNever(prize, number)) ?? prize.neverDrawn,
  }));
  const lists = whole.flatMap(({ numbers, neverDrawn }) => [numbers.length, neverDrawn.length]);
  const longest = Math.max(...lists);
  // Ranges of days, which may be many: the newest.
  const ranges = body.dataset.unknownDays;
  const unknownDays = given['full'] ? ranges : ranges.slice(0, TOP_OF_EACH);
  const said =
    unknownDays.length < ranges.length ? [...sentences, rangesNote(ranges.length)] : sentences;
  const show = (top: number): ToolAnswer => ({
    body: {
      ...body,
      dataset: { ...body.dataset, unknownDays },
      prizes: whole.map((prize) => ({
        ...prize,
        numbers: prize.numbers.slice(0, top),
        neverDrawn: prize.neverDrawn.slice(0, top),
      })),
    },
    notes: top < longest ? [...said, cutNote(top, given), ...asked.map(describeCounts)] : said,
    shorten: { length: Math.min(top, longest), to: show },
  });
  return show(wanted === undefined ? countShown(given) : Number(given['top'] ?? longest));
}

type PrizeStats = StatsBody['prizes'][number];

const countDigits = ({ possibleValues }: PrizeStats) => String(possibleValues).length - 1;

const isNever = (prize: PrizeStats, wanted: string) =>
  wanted.length === countDigits(prize) && prize.numbers.every(({ number }) => number !== wanted);

/** A list that was cut cannot be counted. */
const describeCounts = ({ prize, numbers, neverDrawnCount }: PrizeStats) =>
  `${prize}: เคยออก ${numbers.length} เลข ไม่เคยออก ${neverDrawnCount} เลข · ${numbers.length} numbers drawn, ${neverDrawnCount} never.`;

/** Scores: of each prize the digits and pairs asked for, or the first few of both. */
export function cutCalculations(
  body: CalculationsBody,
  given: Arguments,
  sentences: readonly string[],
): ToolAnswer {
  const wanted = readWanted(given);
  refuseStray(wanted, [1, 2]);
  const pick = createPicker(wanted);
  const show = (top: number): ToolAnswer => ({
    body: {
      ...body,
      data: {
        prizes: body.data.prizes.map((prize) => ({
          ...prize,
          digitRanking: pick(prize.digitRanking, ({ candidate }) => candidate).slice(0, top),
          pairRanking: pick(prize.pairRanking, ({ candidate }) => candidate).slice(0, top),
        })),
      },
    },
    notes: top < (wanted?.length ?? MOST_PAIRS) ? [...sentences, cutNote(top, given)] : sentences,
    shorten: { length: Math.min(top, MOST_PAIRS), to: show },
  });
  return show(wanted === undefined ? countShown(given) : Number(given['top'] ?? MOST_PAIRS));
}

/** Of two digits. */
const MOST_PAIRS = 100;

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

const fits = (wanted: readonly string[] | undefined, digits: number) =>
  wanted === undefined || wanted.some(({ length }) => length === digits);

/** A number that no prize could draw would look like one that was never drawn. */
function refuseStray(wanted: readonly string[] | undefined, lengths: readonly number[]): void {
  const good = (number: string) => /^[0-9]+$/.test(number) && lengths.includes(number.length);
  if (wanted === undefined || (wanted.length > 0 && wanted.every(good))) return;
  const accepted = [...new Set(lengths)].sort().map(String);
  throw invalidArgument('numbers', `รายการเลขอารบิก ${accepted.join(', ')} หลัก`, accepted);
}

function createPicker(wanted: readonly string[] | undefined) {
  return <Item>(list: readonly Item[], readNumber: (item: Item) => string): Item[] =>
    wanted === undefined ? [...list] : list.filter((item) => wanted.includes(readNumber(item)));
}
