// The lists of an answer cut to what was asked for, so that it fits the context of a model.
import type { CatalogueEntry } from '../../src/api/contract/catalogue.ts';
import { unknownPrize } from '../../src/api/contract/faults.ts';
import type { CalculationsBody } from '../../src/api/answers/calculations.schema.ts';
import type { ResultsBody } from '../../src/api/answers/results.schema.ts';
import type { StatsBody } from '../../src/api/answers/stats.schema.ts';
import type { ToolAnswer } from './tool-answer.ts';
import { type Arguments, invalidArgument } from './arguments.ts';
import { refuse } from './tool.ts';

/** How many entries a list keeps, if one prize is asked for and for each of several. */
const TOP_OF_ONE = 10;
const TOP_OF_EACH = 3;
export const TOP_WORDS = `${TOP_OF_ONE} where \`prize\` is given, otherwise ${TOP_OF_EACH} for each prize`;

/** How many of a list; without `top`, `full` and `numbers` cut nothing of all. */
function countShown({ top, full, prize, numbers }: Arguments, all: number): number {
  if (typeof top === 'number') return top;
  if (full === true || numbers !== undefined) return all;
  return prize === undefined ? TOP_OF_EACH : TOP_OF_ONE;
}

/** Suggests a greater `top` only if that many were not already asked for and cut. */
const cutNote = (shown: number, { top, prize }: Arguments) =>
  `แสดงเฉพาะ ${shown} รายการแรกของแต่ละรายการ · Only the first ${shown} of each list are shown: ${prize === undefined ? 'name a prize, ' : ''}ask with numbers for particular ones, ${Number(top) > shown ? '' : 'a greater top for more, '}or full for all.`;

const rangesNote = (all: number) =>
  `แสดงช่วงวันที่ไม่รู้ผล ${TOP_OF_EACH} ช่วงล่าสุดจาก ${all} ช่วง · Only the newest ${TOP_OF_EACH} of ${all} ranges of days that nobody knows of are shown.`;

/** Frequencies: of each prize the numbers asked for, or the first few. */
export function cutStats(body: StatsBody, given: Arguments, notes: readonly string[]) {
  const wanted = readWanted(given, body.prizes.map(countDigits));
  const asked = body.prizes.filter(
    (prize) => wanted?.some(({ length }) => length === countDigits(prize)) ?? true,
  );
  const whole = asked.map((prize) => ({
    ...prize,
    numbers: prize.numbers.filter(({ number }) => wanted?.includes(number) ?? true),
    // The body names no number that was never drawn of a six-digit prize.
    neverDrawn: wanted?.filter((number) => isNever(prize, number)) ?? prize.neverDrawn,
  }));
  const lists = whole.flatMap(({ numbers, neverDrawn }) => [numbers.length, neverDrawn.length]);
  const longest = Math.max(...lists);
  // Ranges of days, which may be many: the newest.
  const ranges = body.dataset.unknownDays;
  const unknownDays = given['full'] ? ranges : ranges.slice(0, TOP_OF_EACH);
  const said = unknownDays.length < ranges.length ? [...notes, rangesNote(ranges.length)] : notes;
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
  return show(countShown(given, longest));
}

type PrizeStats = StatsBody['prizes'][number];

const countDigits = ({ possibleValues }: PrizeStats) => String(possibleValues).length - 1;

const isNever = (prize: PrizeStats, wanted: string) =>
  wanted.length === countDigits(prize) && prize.numbers.every(({ number }) => number !== wanted);

/** States the length of a list, because the model cannot count a list that was cut. */
const describeCounts = ({ prize, numbers, neverDrawnCount }: PrizeStats) =>
  `${prize}: เคยออก ${numbers.length} เลข ไม่เคยออก ${neverDrawnCount} เลข · ${numbers.length} numbers drawn, ${neverDrawnCount} never.`;

/** Scores: of each prize the digits and pairs asked for, or the first few of both. */
export function cutCalculations(
  body: CalculationsBody,
  given: Arguments,
  notes: readonly string[],
) {
  const wanted = readWanted(given, [1, 2]);
  const isAsked = ({ candidate }: { readonly candidate: string }) =>
    wanted?.includes(candidate) ?? true;
  const show = (top: number): ToolAnswer => ({
    body: {
      ...body,
      data: {
        prizes: body.data.prizes.map((prize) => ({
          ...prize,
          digitRanking: prize.digitRanking.filter(isAsked).slice(0, top),
          pairRanking: prize.pairRanking.filter(isAsked).slice(0, top),
        })),
      },
    },
    notes: top < (wanted?.length ?? MOST_PAIRS) ? [...notes, cutNote(top, given)] : notes,
    shorten: { length: Math.min(top, MOST_PAIRS), to: show },
  });
  return show(countShown(given, MOST_PAIRS));
}

/** All pairs of two digits. */
const MOST_PAIRS = 100;

/** Keeps one prize of every draw; refuses a prize that the lottery does not have. */
export function onlyPrize<Draw extends ResultsBody['data'][number]>(
  draws: readonly Draw[],
  prize: string,
  lottery: CatalogueEntry,
  known: readonly string[],
): Draw[] {
  if (!known.includes(prize)) throw refuse(unknownPrize(lottery, known));
  const pick = (prizes: readonly { slug: string }[] = []) => {
    const own = prizes.filter(({ slug }) => slug === prize);
    return own.length > 0 ? own : undefined;
  };
  return draws.map(({ pendingPrizes, unavailablePrizes, ...others }) => ({
    ...others,
    prizes: pick(others.prizes) ?? [],
    pendingPrizes: pick(pendingPrizes),
    unavailablePrizes: pick(unavailablePrizes),
  })) as unknown as Draw[];
}

/** The numbers asked for; one that no prize could draw would look like one never drawn. */
function readWanted({ numbers }: Arguments, lengths: readonly number[]) {
  if (!Array.isArray(numbers)) return undefined;
  const good = (number: string) => /^[0-9]+$/.test(number) && lengths.includes(number.length);
  if (numbers.length > 0 && numbers.every(good)) return numbers as readonly string[];
  const accepted = [...new Set(lengths)].sort().map(String);
  throw invalidArgument('numbers', `รายการเลขอารบิก ${accepted.join(', ')} หลัก`, accepted);
}
