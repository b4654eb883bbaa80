// The tools that count: frequencies and scores of past draws.
import type { CalculationsBody } from '../../src/api/answers/calculations.schema.ts';
import type { ExportBody } from '../../src/api/answers/draws.schema.ts';
import type { StatsBody } from '../../src/api/answers/stats.schema.ts';
import { SCORE_DISCLAIMER } from '../../src/api/contract/wording.ts';
import { DEFAULT_WINDOW, WINDOWS } from '../../src/domain/window.ts';
import type { Arguments } from './arguments.ts';
import { cutCalculations, cutStats, TOP_WORDS } from './cut.ts';
import { askEndpoint, COMMON, numbersArgument, type Tool, toolName, topArgument } from './tool.ts';
import { describeCounted, describeStanding, describeUsed, readStanding } from './trust.ts';

const { lottery, prize, full } = COMMON;

const NO_ADVICE =
  'They describe the past and predict nothing; never offer them as advice on a number.';

const TOP = topArgument(1000, `How many of each list, the first ones; by default ${TOP_WORDS}.`);

/** Picks the draws that are counted: those complete, of a window, that had the prize. */
const usedBy =
  ({ prize }: Arguments, window?: number) =>
  (draws: ExportBody['data']) =>
    draws
      .filter(({ complete }) => complete)
      .slice(0, window)
      .filter((draw) => prize === undefined || draw.prizes.some(({ slug }) => slug === prize));

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
    const counted =
      given['prize'] === undefined
        ? describeCounted(body.dataset)
        : await describeUsed(ask, body.lottery, usedBy(given));
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
    const used = usedBy(given, body.requestedDraws);
    const counted = await describeUsed(ask, body.lottery.slug, used);
    const unscored = body.data.prizes.flatMap(({ prize: { nameTh }, note }) =>
      note === undefined ? [] : [`${nameTh}: ${note} · No draw of the window had it: no score.`],
    );
    return cutCalculations(body, given, [sentence, ...unscored, ...trust, ...counted]);
  },
};

export const COUNT_TOOLS = [getStats, getCalculations];
