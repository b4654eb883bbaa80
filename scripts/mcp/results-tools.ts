// The tools that say what was drawn last: of one lottery, and of all.
import { GROUPS } from '../../src/domain/lottery.ts';
import { type NewestDraw, withDueDraws } from '../../src/api/check/due-draws.ts';
import { FILES, LATEST_OF_GROUP } from '../../src/api/contract/open-files.ts';
import { MAX_LIMIT } from '../../src/api/contract/query.ts';
import type { LotteriesBody } from '../../src/api/answers/lotteries.schema.ts';
import type { LatestBody, ResultsBody } from '../../src/api/answers/results.schema.ts';
import { invalidArgument } from './arguments.ts';
import { onlyPrize } from './cut.ts';
import { describeStates } from './states.ts';
import type { ToolAnswer } from './tool-answer.ts';
import {
  askEndpoint,
  COMMON,
  requireLottery,
  slugOf,
  type Tool,
  toolName,
  topArgument,
} from './tool.ts';
import { describeDraws, describeWithdrawn, readWithdrawn, withStanding } from './trust.ts';

const { lottery, prize, full } = COMMON;

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
    const answer = await askEndpoint<ResultsBody>(ask, 'results', given);
    const { nextDraw, dueDraws } = answer;
    // Only the newest draw can be superseded, so what is said of later draws is for it alone.
    const isNewest = given['date'] === undefined || nextDraw !== undefined;
    const withdrawn = isNewest ? await readWithdrawn(ask, slugOf(given)) : [];
    // Of a day, the service has said it itself.
    const next = dueDraws === undefined ? nextDraw : undefined;
    const body = {
      ...answer,
      data: answer.data.map((draw, index) =>
        withStanding(draw, index === 0 ? next : undefined, now()),
      ),
    };
    const isWhole = given['full'] === true;
    if (given['prize'] === undefined) return showDraws(body, withdrawn, isWhole);
    const lottery = requireLottery(given, catalogue);
    const drawn = body.data.flatMap((draw) => draw.prizes.map(({ slug }) => slug));
    const prizes = [...new Set([...lottery.prizes, ...drawn])];
    const data = onlyPrize(body.data, String(given['prize']), lottery, prizes);
    return showDraws({ ...body, data }, withdrawn, isWhole);
  },
};

type Withdrawn = Awaited<ReturnType<typeof readWithdrawn>>;

function showDraws(
  body: ResultsBody,
  withdrawn: Withdrawn,
  isWhole: boolean,
  most = body.data.length,
): ToolAnswer {
  const [data, others] = [body.data.slice(0, most), body.data.slice(most)];
  const days = others.map(({ drawDate }) => drawDate).join(', ');
  const cut = `แสดงงวดใหม่สุด ${data.length} งวด ยังมีอีก ${others.length} งวด · The newest ${data.length} draws fit into this answer. Ask ${toolName('getDraw')} for each of ${days}, or set \`full\`.`;
  return {
    body: { ...body, data: isWhole ? data : data.map(withoutSentences) },
    notes: [
      ...describeDraws(data),
      ...describeWithdrawn(withdrawn, data.at(-1)?.drawDate),
      ...(others.length > 0 ? [cut] : []),
    ],
    shorten: { length: data.length, to: (fewer) => showDraws(body, withdrawn, isWhole, fewer) },
  };
}

/** A draw with the codes of its states alone: \`notes\` has their sentences, each once. */
function withoutSentences({ note, unconfirmed, ...draw }: ResultsBody['data'][number]) {
  return { ...draw, standing: draw.standing.map(({ code }) => code) };
}

const getLatest: Tool = {
  name: toolName('getLatest'),
  title: 'งวดล่าสุดของทุกหวย · Newest of all',
  description:
    'งวดล่าสุดของทุกหวย และหวยไหนผลมาช้า · The newest draw of every lottery in one answer, or of a group, and in `dueDraws` which draw was due after it and is not stored.',
  declared: {
    group: { type: 'string', enum: GROUPS, description: 'Only lotteries of this group.' },
    full,
  },
  call: async ({ group, full: isWhole }, { ask, now }) => {
    const name = GROUPS.find((candidate) => candidate === group);
    if (group !== undefined && name === undefined)
      throw invalidArgument('group', ` ${GROUPS.join(', ')}`, GROUPS);
    const file = name === undefined ? 'latest' : LATEST_OF_GROUP[name];
    const body = await ask.body<LatestBody>(FILES[file].path);
    const { lotteries } = await ask.body<LotteriesBody>(FILES.lotteries.path);
    const draws = body.data.map((draw) => withDueDraws(draw, now().getTime()));
    const notes = describeStates(draws, lotteries, 'codes');
    const show = (most: number): ToolAnswer => {
      const left = draws.slice(most).map((draw) => draw.lottery);
      const cut = `แสดง ${most} จาก ${draws.length} หวย · Left out, to fit into this answer: ${left.join(', ')}. Ask for a \`group\`, or set \`full\`.`;
      return {
        body: {
          ...body,
          data: draws.slice(0, most).map((draw) => (isWhole ? draw : shortOf(draw))),
        },
        notes: left.length > 0 ? [...notes, cut] : notes,
        shorten: { length: most, to: show },
      };
    };
    return show(draws.length);
  },
};

/** What tells a draw and its standing: all lotteries fit into one answer so. */
function shortOf({ lottery, lotteryName, drawDate, prizes, ...draw }: NewestDraw) {
  const { complete, pendingPrizes, unavailablePrizes, doubt } = draw;
  const { state, drawDates } = draw.dueDraws ?? {};
  return {
    ...{ lottery, lotteryName, drawDate },
    prizes: Object.fromEntries(prizes.map(({ slug, numbers }) => [slug, numbers])),
    ...{ complete, pendingPrizes, unavailablePrizes, doubt },
    standing: draw.standing.map(({ code }) => code),
    ...(state === undefined ? { nextDraw: draw.nextDraw } : { dueDraws: { state, drawDates } }),
  };
}

export const RESULTS_TOOLS = [getResults, getLatest];
