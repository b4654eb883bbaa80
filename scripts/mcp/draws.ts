// The answers about draws: the newest ones, the days of those stored, and those to come.
import type { DrawYearBody } from '../../src/api/answers/draws.schema.ts';
import type { LotteriesBody } from '../../src/api/answers/lotteries.schema.ts';
import type { LatestBody, ResultsBody } from '../../src/api/answers/results.schema.ts';
import { type NewestDraw, withDueDraws } from '../../src/api/check/due-draws.ts';
import type { Catalogue } from '../../src/api/contract/catalogue.ts';
import { unknownPrize } from '../../src/api/contract/faults.ts';
import { FILE_FAMILIES, memberPath } from '../../src/api/contract/open-file-path.ts';
import { FILES, LATEST_OF_GROUP } from '../../src/api/contract/open-files.ts';
import { bangkokDay } from '../../src/domain/clock.ts';
import { GROUPS } from '../../src/domain/lottery.ts';
import { readTop, type Values } from './arguments.ts';
import {
  describeDraws,
  describeNewest,
  describeStates,
  describeWithdrawn,
  drawsNow,
  readWithdrawn,
} from './notes.ts';
import { invalidArgument, refusalOf } from './refusal.ts';
import { askEndpoint, slugOf, type Tool, type ToolContext } from './tool.ts';

type Answer = Tool['answer'];
type Drawn = ReturnType<typeof drawsNow>[number];

export const getResults: Answer = async (values, { ask, catalogue, now }) => {
  const body = await askEndpoint<ResultsBody>(ask, 'results', values);
  const draws = onlyPrize(drawsNow(body, now()), values, catalogue);
  // Only the newest draw can be superseded, so what is said of later draws is for it alone.
  const isNewest = values['date'] === undefined || body.nextDraw !== undefined;
  const withdrawn = isNewest ? await readWithdrawn(ask, slugOf(values)) : [];
  const notes = [
    ...describeDraws(draws),
    ...describeWithdrawn(withdrawn, body.data.at(-1)?.drawDate),
  ];
  // The sentences are in `notes`, each once.
  const data = draws.map(({ note: _, standing, ...draw }) => {
    return { ...draw, standing: standing.map(({ code }) => code) };
  });
  return { notes, ...body, data };
};

/** Keeps one prize of every draw, if one is asked for; refuses one that the lottery has not. */
function onlyPrize(draws: readonly Drawn[], values: Values, catalogue: Catalogue) {
  const { prize } = values;
  const lottery = catalogue.get(slugOf(values));
  if (prize === undefined || lottery === undefined) return draws;
  const drawn = draws.flatMap((draw) => draw.prizes.map(({ slug }) => slug));
  const known = [...new Set([...lottery.prizes, ...drawn])];
  if (!known.includes(prize)) throw refusalOf(unknownPrize(lottery, known));
  return draws.map((draw) => {
    return { ...draw, prizes: draw.prizes.filter(({ slug }) => slug === prize) };
  });
}

export const getLatest: Answer = async ({ group }, { ask, now }) => {
  const name = GROUPS.find((candidate) => candidate === group);
  if (group !== undefined && name === undefined) {
    throw invalidArgument('group', { th: ` ${GROUPS.join(', ')}`, en: GROUPS.join(', ') });
  }
  const file = name === undefined ? 'latest' : LATEST_OF_GROUP[name];
  const body = await ask.body<LatestBody>(FILES[file].path);
  const { lotteries } = await ask.body<LotteriesBody>(FILES.lotteries.path);
  const draws = body.data.map((draw) => withDueDraws(draw, now().getTime()));
  const notes = describeStates(draws, lotteries);
  return { notes, ...body, data: draws.map(shortOf) };
};

/** What tells a draw and its standing: all lotteries fit into one answer so. */
function shortOf({ lottery, lotteryName, drawDate, prizes, ...draw }: NewestDraw) {
  const { complete, pendingPrizes, unavailablePrizes, doubt, nextDraw, dueDraws } = draw;
  return {
    ...{ lottery, lotteryName, drawDate },
    prizes: Object.fromEntries(prizes.map(({ slug, numbers }) => [slug, numbers])),
    ...{ complete, pendingPrizes, unavailablePrizes, doubt },
    standing: draw.standing.map(({ code }) => code),
    ...(dueDraws ? { dueDraws: dueDraws.drawDates } : { nextDraw }),
  };
}

export const listLotteries: Answer = async ({ lottery }, context) => {
  const { ask, origin, now } = context;
  const body = await ask.body<LotteriesBody>(FILES.lotteries.path);
  if (lottery === undefined) return listAll(body, context);
  const entry = body.lotteries.find((candidate) => candidate.lottery === lottery);
  if (!entry?.coverage) return { notes: [], ...body, lotteries: [entry] };
  const families = FILE_FAMILIES.filter((path) => !/\{(date|year)\}/.test(path));
  const files = families.map((path) => origin + memberPath(path, entry));
  const notes = await describeNewest(ask, lottery, now(), '');
  return { notes, ...body, lotteries: [{ ...entry, files }] };
};

async function listAll(body: LotteriesBody, { ask, now }: ToolContext) {
  const lotteries = body.lotteries.map(({ lottery, nameTh, coverage }) => {
    const days = coverage && { from: coverage.from, to: coverage.to };
    return { lottery, nameTh, draws: coverage?.draws ?? 0, ...days };
  });
  const { data } = await ask.body<LatestBody>(FILES.latest.path);
  const newest = data.map((draw) => withDueDraws(draw, now().getTime()));
  return { notes: describeStates(newest, body.lotteries), ...body, lotteries };
}

export const listDays: Answer = async (values, { ask, now }) => {
  const lottery = slugOf(values);
  const { lotteries } = await ask.body<LotteriesBody>(FILES.lotteries.path);
  const coverage = lotteries.find((candidate) => candidate.lottery === lottery)?.coverage;
  // Of a lottery without a draw the API says so, whatever the year.
  const year = values['year'] ?? coverage?.to.slice(0, 4) ?? '2000';
  if (!/^\d{4}$/.test(year)) {
    throw invalidArgument('year', { th: 'ปี ค.ศ. สี่หลัก', en: 'a Gregorian year of four digits' });
  }
  const path = memberPath(FILES.drawYear.path, { lottery, year });
  const { data } = await ask.body<DrawYearBody>(path);
  const days = data.map(({ drawDate }) => drawDate);
  const notes = [
    // Of the newest draw more is to be said, and once.
    ...(await describeNewest(ask, lottery, now(), `${year}-01-01`)),
    ...describeDraws(data.filter(({ drawDate }) => drawDate !== coverage?.to)),
    `เฉพาะปี ${year} มี ${days.length} จากทั้งหมด ${coverage?.draws} งวด · The ${days.length} days of ${year}, of ${coverage?.draws} stored draws: other years by \`year\`.`,
  ];
  return { notes, success: true, lottery, coverage, year, days };
};

/**
 * An event of a calendar of `src/api/answers/calendars.ts`. Its identifier ends in the day of the
 * schedule, from which the draw may have been moved.
 */
const EVENT =
  /^UID:.*(\d{4}-\d{2}-\d{2})@[\s\S]*?^DTSTART:(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z/gm;

/** The announcements of a calendar file after a moment, in order. */
export function comingAnnouncements(calendar: string, after: Date) {
  const unfolded = calendar.replace(/\r?\n[ \t]/g, '');
  return [...unfolded.matchAll(EVENT)]
    .map(([, scheduledDay = '', year, month, day, hour, minute, second]) => {
      const announcedAt = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
      const drawDate = bangkokDay(Date.parse(announcedAt));
      return { drawDate, announcedAt, ...(scheduledDay !== drawDate && { scheduledDay }) };
    })
    .filter(({ announcedAt }) => announcedAt > after.toISOString())
    .sort((left, right) => (left.announcedAt < right.announcedAt ? -1 : 1));
}

export const listComing: Answer = async (values, { ask, now }) => {
  const lottery = slugOf(values);
  const top = readTop(values, 10, 400);
  const calendar = await ask.text(memberPath(FILES.calendar.path, { lottery }));
  const all = comingAnnouncements(calendar, now());
  const coming = all.slice(0, top);
  const known = `รู้ล่วงหน้า ${all.length} งวด แสดง ${coming.length} งวดแรก · ${all.length} announcements are known ahead; the first ${coming.length} are here.`;
  const notes = [...(await describeNewest(ask, lottery, now())), known];
  return { notes, success: true, lottery, coming };
};
