// The tools that ask an endpoint: results, frequencies and scores, and those of `check-tools.ts`.
import { MAX_LIMIT } from '../../src/contract/query.ts';
import type { CalculationsBody } from '../../src/answers/calculations.schema.ts';
import type { ResultsBody } from '../../src/answers/results.schema.ts';
import type { StatsBody } from '../../src/answers/stats.schema.ts';
import { SCORE_DISCLAIMER } from '../../src/contract/wording.ts';
import { DEFAULT_WINDOW, WINDOWS } from '../../src/domain/window.ts';
import type { ToolAnswer } from './tool-answer.ts';
import { CHECK_TOOLS } from './check-tools.ts';
import { cutCalculations, cutStats, onlyPrize, TOP_WORDS } from './cut.ts';
import {
  askEndpoint,
  COMMON,
  numbersArgument,
  requireLottery,
  slugOf,
  type Tool,
  toolName,
  topArgument,
} from './tool.ts';
import {
  describeCounted,
  describeDraws,
  describeLateness,
  describeStanding,
  describeStored,
  describeWithdrawn,
  readStanding,
  readWithdrawn,
} from './trust.ts';

const { lottery, prize, full } = COMMON;

const NO_ADVICE =
  'They describe the past and predict nothing; never offer them as advice on a number.';

const TOP = topArgument(1000, `How many of each list, the first ones; by default ${TOP_WORDS}.`);

const getResults: Tool = {
  name: toolName('getResults'),
  title: 'ผลงวดล่าสุด · Newest results',
  description:
    'ผลรางวัลงวดล่าสุดของหวย · The newest draws of one lottery with their winning numbers, newest first. Draws that do not fit into one answer are named in `notes`; with `prize` more of them fit.',
  declared: {
    lottery,
    limit: { ...topArgument(MAX_LIMIT, 'How many of the newest draws.'), default: 1 },
    date: { ...COMMON.date, description: `${COMMON.date.description} Instead of the newest.` },
    prize,
    full,
  },
  call: async (given, { ask, catalogue, now }) => {
    const body = await askEndpoint<ResultsBody>(ask, 'results', given);
    // Only the newest draw can be superseded, so the note about later draws is for it alone.
    const isNewest = given['date'] === undefined || body.nextDraw !== undefined;
    const known = {
      late: describeLateness(body.nextDraw, now()),
      withdrawn: isNewest ? await readWithdrawn(ask, slugOf(given)) : [],
    };
    if (given['prize'] === undefined) return showDraws(body, known);
    const lottery = requireLottery(given, catalogue);
    const drawn = body.data.flatMap((draw) => draw.prizes.map(({ slug }) => slug));
    const prizes = [...new Set([...lottery.prizes, ...drawn])];
    const data = onlyPrize(body.data, String(given['prize']), lottery, prizes);
    return showDraws({ ...body, data }, known);
  },
};

type Known = {
  readonly late: readonly string[];
  readonly withdrawn: Awaited<ReturnType<typeof readWithdrawn>>;
};

function showDraws(body: ResultsBody, known: Known, most = body.data.length): ToolAnswer {
  const [data, others] = [body.data.slice(0, most), body.data.slice(most)];
  const days = others.map(({ drawDate }) => drawDate).join(', ');
  const cut = `แสดงงวดใหม่สุด ${data.length} งวด ยังมีอีก ${others.length} งวด · The newest ${data.length} draws fit into this answer. Ask ${toolName('getDraw')} for each of ${days}, or set \`full\`.`;
  return {
    body: { ...body, data },
    notes: [
      ...known.late,
      ...describeDraws(data),
      ...describeWithdrawn(known.withdrawn, data.at(-1)?.drawDate),
      ...(others.length > 0 ? [cut] : []),
    ],
    shorten: { length: data.length, to: (fewer) => showDraws(body, known, fewer) },
  };
}

const getStats: Tool = {
  name: toolName('getStats'),
  title: 'สถิติเลขที่ออก · Frequencies',
  description: `สถิติความถี่ของเลขที่ออก · How often each number of each prize was drawn, the most frequent first; for particular ones give \`numbers\`. ${NO_ADVICE} ${SCORE_DISCLAIMER}`,
  declared: {
    lottery,
    prize,
    numbers: numbersArgument('Only these numbers, each with all digits of its prize, as texts.'),
    top: TOP,
    full,
  },
  call: async (given, { ask, now }) => {
    const body = await askEndpoint<StatsBody>(ask, 'stats', given);
    const standing = await readStanding(ask, body.lottery);
    // Missing and withdrawn draws are named, because the counts would include them.
    const trust = describeStanding(standing, now(), '');
    const counted = describeCounted(body.dataset);
    return cutStats(body, given, [...trust, ...counted, SCORE_DISCLAIMER]);
  },
};

const getCalculations: Tool = {
  name: toolName('getCalculations'),
  title: 'คะแนนจากผลที่ผ่านมา · Scores of past draws',
  description: `คะแนนของหลักและคู่เลขจากผลที่ผ่านมา · Scores of digits and pairs over past draws, the highest first. ${NO_ADVICE} ${SCORE_DISCLAIMER}`,
  declared: {
    lottery,
    window: {
      type: 'string',
      enum: WINDOWS,
      default: DEFAULT_WINDOW,
      description: 'How many past draws to look at.',
    },
    prize,
    numbers: numbersArgument('Only these digits and pairs, as texts.'),
    top: TOP,
    full,
  },
  call: async (given, { ask, now }) => {
    const body = await askEndpoint<CalculationsBody>(ask, 'calculations', given);
    const sentence = `${SCORE_DISCLAIMER} · Scores describe past draws and predict nothing.`;
    const trust = describeStanding(await readStanding(ask, body.lottery.slug), now(), '');
    const counted = await describeStored(ask, body.lottery.slug, (draws) =>
      draws.filter(({ complete }) => complete).slice(0, body.sampleSize),
    );
    const unscored = body.data.prizes.flatMap(({ prize: { nameTh }, note }) =>
      note === undefined ? [] : [`${nameTh}: ${note} · No draw of the window had it: no score.`],
    );
    return cutCalculations(body, given, [sentence, ...unscored, ...trust, ...counted]);
  },
};

export const ENDPOINT_TOOLS = [getResults, ...CHECK_TOOLS, getStats, getCalculations];
