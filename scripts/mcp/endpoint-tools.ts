// The tools that ask an endpoint: results, checking, frequencies and scores.
import { firstMissingWords } from '../../src/contract/due-draws.ts';
import {
  type CalculationsBody,
  calculationsSchema,
} from '../../src/contract/schemas/calculations.ts';
import {
  type CheckBody,
  type ChecksBody,
  checkSchema,
  checksSchema,
} from '../../src/contract/schemas/check.ts';
import { type ResultsBody, resultsSchema } from '../../src/contract/schemas/results.ts';
import { type StatsBody, statsSchema } from '../../src/contract/schemas/stats.ts';
import { CHECK_DISCLAIMER, NO_PAYOUT_KNOWN, SCORE_DISCLAIMER } from '../../src/contract/wording.ts';
import { parseDrawDate, thaiShortDateLabel } from '../../src/domain/draw-date.ts';
import { latenessAt } from '../../src/domain/lateness.ts';
import type { ArgumentSchema } from './arguments.ts';
import { cutCalculations, cutStats, onlyPrize, TOP_WORDS } from './cut.ts';
import {
  askEndpoint,
  declare,
  FULL,
  requireLottery,
  requirePrize,
  type Tool,
  type ToolContext,
  toolName,
  topArgument,
} from './tool.ts';

const NO_ADVICE =
  'They describe the past and predict nothing; never offer them as advice on a number.';

const TOP = topArgument(1000, `How many of each list, the first ones; by default ${TOP_WORDS}.`);

const numbersArgument = (description: string): ArgumentSchema => ({
  type: 'array',
  items: { type: 'string', pattern: '^[0-9]{1,7}$' },
  description,
});

export function getResults({ ask, catalogue, now }: ToolContext): Tool {
  const { prize } = declare('stats', catalogue, ['prize']);
  return {
    name: toolName('getResults'),
    title: 'ผลงวดล่าสุด · Newest results',
    description:
      'ผลรางวัลงวดล่าสุดของหวย · The newest draws of one lottery with their winning numbers, newest first. For several draws of a long prize list, name one `prize`.',
    declared: {
      ...declare('results', catalogue),
      prize: { ...prize, description: 'Only this prize of each draw, of that lottery.' },
      full: FULL,
    },
    schema: resultsSchema,
    call: async (given) => {
      const body = await askEndpoint<ResultsBody>(ask, 'results', given);
      const notes = describeMissing(body, now());
      if (given['prize'] === undefined) return { body, notes };
      const wanted = String(given['prize']);
      const lottery = requireLottery(given, catalogue);
      const drawn = body.data.flatMap((draw) => draw.prizes.map(({ slug }) => slug));
      requirePrize(wanted, lottery, [...new Set([...lottery.prizes, ...drawn])]);
      return { body: { ...body, data: body.data.map((draw) => onlyPrize(draw, wanted)) }, notes };
    },
  };
}

export function checkNumbers({ ask, catalogue }: ToolContext): readonly Tool[] {
  const { lottery, date: day, number } = declare('check', catalogue);
  const date: ArgumentSchema = {
    ...day,
    description: `The day of the draw, of those that ${toolName('listDays')} has, Gregorian (Buddhist-era years: subtract 543); without it the latest stored draw.`,
  };
  const numbers = numbersArgument(
    'Up to 20 numbers, each a text as `number` of the tool for one. One at fault refuses all, and `rejected` names each.',
  );
  const description = `ตรวจเลขกับงวดล่าสุด หรืองวดของวันที่ระบุใน date. ${CHECK_DISCLAIMER}`;
  const call: Tool['call'] = async (given) => {
    const body = await askEndpoint<CheckBody | ChecksBody>(ask, 'check', given);
    const { data } = body;
    const results = 'results' in data ? data.results : [data];
    const isPayoutUnknown = results.some(({ matches }) =>
      matches.some(({ amount }) => Number(amount) === 0),
    );
    const notes = [
      ...(data.dueDraws === undefined ? [] : [data.dueDraws.note]),
      ...(isPayoutUnknown ? [UNKNOWN_PAYOUT] : []),
      CHECK_DISCLAIMER,
    ];
    return { body, notes };
  };
  return [
    {
      name: toolName('checkNumber'),
      title: 'ตรวจเลขหนึ่งเลข · Check one number',
      description: `${description} · Checks one number against the latest draw, or that of \`date\`.`,
      declared: { ...(lottery && { lottery }), ...(number && { number }), date },
      required: ['number'],
      schema: checkSchema,
      call,
    },
    {
      name: toolName('checkNumbers'),
      title: 'ตรวจหลายเลข · Check several numbers',
      description: `${description} · Checks several numbers against one draw.`,
      declared: { ...(lottery && { lottery }), numbers: { ...numbers, maxItems: 20 }, date },
      required: ['numbers'],
      schema: checksSchema,
      call,
    },
  ];
}

/** As it is, "0.00" would be passed on as nothing won. */
const UNKNOWN_PAYOUT = `${NO_PAYOUT_KNOWN} · A win of "0.00" is one whose payout is not known here, not one of 0 baht.`;

export function getStats({ ask, catalogue }: ToolContext): Tool {
  return {
    name: toolName('getStats'),
    title: 'สถิติเลขที่ออก · Frequencies',
    description: `สถิติความถี่ของเลขที่ออก · How often each number of each prize was drawn, the most frequent first; for particular ones give \`numbers\`. ${NO_ADVICE} ${SCORE_DISCLAIMER}`,
    declared: {
      ...declare('stats', catalogue),
      numbers: numbersArgument('Only these numbers, each with all digits of its prize, as texts.'),
      top: TOP,
      full: FULL,
    },
    schema: statsSchema,
    call: async ({ numbers, ...given }) => {
      const body = await askEndpoint<StatsBody>(ask, 'stats', given);
      const cut = cutStats(body, { ...given, ...(numbers && { numbers }) });
      return { body: cut.body, notes: [SCORE_DISCLAIMER, ...cut.notes] };
    },
  };
}

export function getCalculations({ ask, catalogue }: ToolContext): Tool {
  return {
    name: toolName('getCalculations'),
    title: 'คะแนนจากผลที่ผ่านมา · Scores of past draws',
    description: `คะแนนของหลักและคู่เลขจากผลที่ผ่านมา · Scores of digits and pairs over past draws, the highest first. ${NO_ADVICE} ${SCORE_DISCLAIMER}`,
    declared: {
      ...declare('calculations', catalogue),
      numbers: numbersArgument('Only these digits and pairs, as texts.'),
      top: TOP,
      full: FULL,
    },
    schema: calculationsSchema,
    call: async (given) => {
      const body = await askEndpoint<CalculationsBody>(ask, 'calculations', given);
      const cut = cutCalculations(body, given);
      const sentence = `${SCORE_DISCLAIMER} · Scores describe past draws and predict nothing.`;
      return { body: cut.body, notes: [sentence, ...cut.notes] };
    },
  };
}

/** What a model must say first where a draw newer than the newest one was due. */
function describeMissing({ nextDraw }: ResultsBody, now: Date): string[] {
  if (nextDraw === undefined) return [];
  const state = latenessAt(Date.parse(nextDraw.announcedAt), now.getTime());
  const words = firstMissingWords(state, parseDrawDate(nextDraw.drawDate), thaiShortDateLabel);
  return words === '' ? [] : [words];
}
