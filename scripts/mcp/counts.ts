// The answers that count: frequencies and scores of past draws.
import type { CalculationsBody } from '../../src/api/answers/calculations.schema.ts';
import type { StatsBody } from '../../src/api/answers/stats.schema.ts';
import { filePath } from '../../src/api/contract/answer-path.ts';
import { SCORE_DISCLAIMER } from '../../src/api/contract/wording.ts';
import { readTop, type Values } from './arguments.ts';
import { describeCounted, describeNewest } from './notes.ts';
import { invalidArgument } from './refusal.ts';
import { askEndpoint, type Tool } from './tool.ts';

const NOT_ADVICE = `${SCORE_DISCLAIMER} · Counts and scores describe past draws and predict nothing.`;

/** How many of each list are shown. */
const topOf = (values: Values) => readTop(values, 10, 1000);

const cutNote = (top: number) =>
  `แสดงไม่เกิน ${top} รายการแรกของแต่ละรายการ · At most the first ${top} of each list are here: \`top\` gives more.`;

export const getStats: Tool['answer'] = async (values, { ask, now }) => {
  const body = await askEndpoint<StatsBody>(ask, 'stats', values);
  const top = topOf(values);
  const wanted = readWanted(values, body.prizes.map(countDigits));
  const prizes = body.prizes.filter(
    (prize) => wanted?.some(({ length }) => length === countDigits(prize)) ?? true,
  );
  const { unknownDays } = body.dataset;
  const shown = {
    ...body,
    dataset: { ...body.dataset, unknownDays: unknownDays.slice(0, top) },
    prizes: prizes.map((prize) => pickNumbers(prize, wanted, top)),
  };
  const notes = [
    NOT_ADVICE,
    // Missing and withdrawn draws are named, because the counts would include them.
    ...(await describeNewest(ask, body.lottery, now(), '')),
    ...(await describeCounted(ask, body.lottery, body.dataset)),
    ...prizes.map(describeNumbers),
    ...(unknownDays.length > top
      ? [
          `ช่วงวันที่ไม่รู้ผล ${unknownDays.length} ช่วง · ${unknownDays.length} ranges of days that nobody knows of.`,
        ]
      : []),
    cutNote(top),
  ];
  return { notes, ...shown };
};

type PrizeStats = StatsBody['prizes'][number];

const countDigits = ({ possibleValues }: PrizeStats) => String(possibleValues).length - 1;

function pickNumbers(prize: PrizeStats, wanted: readonly string[] | undefined, top: number) {
  const isDrawn = (wanted: string) => prize.numbers.some(({ number }) => number === wanted);
  const isNever = (number: string) => number.length === countDigits(prize) && !isDrawn(number);
  const numbers = prize.numbers.filter(({ number }) => wanted?.includes(number) ?? true);
  // The body names no number that was never drawn of a six-digit prize.
  const neverDrawn = wanted?.filter(isNever) ?? prize.neverDrawn;
  return { ...prize, numbers: numbers.slice(0, top), neverDrawn: neverDrawn.slice(0, top) };
}

/** States the length of a list, because the model cannot count a list that was cut. */
const describeNumbers = ({ prize, numbers, neverDrawnCount }: PrizeStats) =>
  `${prize}: เคยออก ${numbers.length} เลข ไม่เคยออก ${neverDrawnCount} เลข · ${numbers.length} numbers drawn, ${neverDrawnCount} never.`;

export const getCalculations: Tool['answer'] = async (values, { ask, now }) => {
  const body = await askEndpoint<CalculationsBody>(ask, 'calculations', values);
  const top = topOf(values);
  const prizes = body.data.prizes.map(({ digitRanking, pairRanking, ...prize }) => {
    const shown = {
      digitRanking: digitRanking.slice(0, top),
      pairRanking: pairRanking.slice(0, top),
    };
    return { ...prize, ...shown };
  });
  const { slug: lottery } = body.lottery;
  const stats = await ask.body<StatsBody>(filePath({ endpoint: 'stats', lottery }));
  const unscored = body.data.prizes.flatMap(({ prize: { nameTh }, note }) =>
    note === undefined ? [] : [`${nameTh}: ${note} · No draw of the window had it: no score.`],
  );
  const newest = await describeNewest(ask, lottery, now(), '');
  const certainty = await describeCounted(ask, lottery, stats.dataset);
  const notes = [NOT_ADVICE, ...unscored, ...newest, ...certainty];
  return { notes: [...notes, cutNote(top)], ...body, data: { prizes } };
};

/** The numbers asked for; one that no prize could draw would look like one never drawn. */
function readWanted({ numbers }: Values, lengths: readonly number[]) {
  const wanted = numbers?.split(',');
  const isGood = (number: string) => /^[0-9]+$/.test(number) && lengths.includes(number.length);
  if (wanted?.every(isGood) ?? true) return wanted;
  const list = [...new Set(lengths)].sort().join(', ');
  throw invalidArgument('numbers', {
    th: `เลขอารบิก ${list} หลัก คั่นด้วยจุลภาค`,
    en: `numbers of ${list} digits, commas between`,
  });
}
