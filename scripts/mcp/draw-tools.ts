// The tools that say what there is: lotteries, days with a draw, one draw, and the draws to come.
import { z } from 'zod';
import { emptyParameter } from '../../src/contract/faults.ts';
import { memberPath } from '../../src/contract/file-family.ts';
import { FILES } from '../../src/contract/files.ts';
import { missingDay, refuseLottery } from '../../src/contract/query.ts';
import { type DrawFileBody, drawFileSchema } from '../../src/contract/schemas/draws.ts';
import {
  count,
  instant,
  isoDate,
  lotteryId,
  success,
  text,
} from '../../src/contract/schemas/field.ts';
import type { LotteriesBody } from '../../src/contract/schemas/lotteries.ts';
import { daySet } from '../../src/domain/day-set.ts';
import { parseDrawDate } from '../../src/domain/draw-date.ts';
import { comingAnnouncements, readDays } from './api.ts';
import { type ArgumentSchema, requireDay } from './arguments.ts';
import { onlyPrize } from './cut.ts';
import {
  declare,
  FULL,
  refuse,
  requireLottery,
  requirePrize,
  type Tool,
  type ToolContext,
  toolName,
  topArgument,
} from './tool.ts';

const TOP_DAYS = 60;
const TOP_COMING = 10;

const shortSchema = z.object({
  success,
  lotteries: z.array(
    z.looseObject({ lottery: lotteryId, nameTh: text('Thai name.') }).meta({
      description: 'Its identifier, Thai name, how many draws are stored and of which days.',
    }),
  ),
});

export function listLotteries({ ask, catalogue }: ToolContext): Tool {
  const { lottery } = declare('results', catalogue, ['lottery']);
  const identifier = { type: 'string', enum: lottery?.['enum'] };
  return {
    name: toolName('listLotteries'),
    title: 'หวยทั้งหมด · Lotteries',
    description:
      'หวยทุกประเภท · Every lottery: identifier, Thai name, how many draws are stored and from when to when. With `lottery`, all about that one: schedule, prizes by era, payouts, lengths of number, sources.',
    declared: { lottery: { ...identifier, description: 'Only this lottery, with all about it.' } },
    schema: shortSchema,
    call: async (given) => {
      const body = JSON.parse(await ask(FILES.lotteries.path)) as LotteriesBody;
      if (given['lottery'] === undefined) {
        const short = body.lotteries.map(({ lottery, nameTh, coverage }) => ({
          lottery,
          nameTh,
          draws: coverage?.draws ?? 0,
          ...(coverage && { from: coverage.from, to: coverage.to }),
        }));
        return { body: { ...body, lotteries: short } };
      }
      const found = body.lotteries.filter(({ lottery }) => lottery === given['lottery']);
      if (found.length === 0) throw refuse(refuseLottery(catalogue));
      return { body: { ...body, lotteries: found } };
    },
  };
}

const daysSchema = z.object({
  success,
  lottery: lotteryId,
  stored: count('Stored draws in all.'),
  matching: count('Draws of the days asked for.'),
  days: z.array(isoDate('A day with a draw, Gregorian.')).meta({ description: 'Newest first.' }),
});

export function listDays({ ask, catalogue }: ToolContext): Tool {
  const day = (description: string): ArgumentSchema => ({
    type: 'string',
    format: 'date',
    description,
  });
  return {
    name: toolName('listDays'),
    title: 'วันที่มีผล · Stored days',
    description: `วันที่ของทุกงวดที่มีผล · The days whose draw is stored, newest first, and how many there are. Any of them is a \`date\` of the other tools.`,
    declared: {
      ...declare('results', catalogue, ['lottery']),
      from: day('No day before this one, Gregorian.'),
      to: day('No day after this one, Gregorian.'),
      top: topArgument(1500, `How many days, the newest; by default ${TOP_DAYS}.`),
      full: FULL,
    },
    schema: daysSchema,
    call: async ({ from = '0000', to = '9999', top, full, ...given }) => {
      const { slug } = requireLottery(given, catalogue);
      if (from !== '0000') requireDay('from', String(from));
      if (to !== '9999') requireDay('to', String(to));
      const stored = await readDays(ask, slug);
      const matching = stored.filter((date) => date >= String(from) && date <= String(to));
      const days = matching.slice(0, Number(top ?? (full === true ? matching.length : TOP_DAYS)));
      const cut = `แสดง ${days.length} จาก ${matching.length} วัน · The newest ${days.length} of ${matching.length} days are shown: ask with a greater top, or with from and to.`;
      const counts = { stored: stored.length, matching: matching.length };
      const body = { success: true, lottery: slug, ...counts, days };
      return { body, notes: days.length < matching.length ? [cut] : [] };
    },
  };
}

export function getDraw({ ask, catalogue }: ToolContext): Tool {
  const { date } = declare('check', catalogue, ['date']);
  const { prize } = declare('stats', catalogue, ['prize']);
  const dateWords = 'The day of the draw, Gregorian (Buddhist-era years: subtract 543).';
  return {
    name: toolName('getDraw'),
    title: 'ผลของงวดหนึ่ง · One draw',
    description: 'ผลรางวัลของงวดในวันที่ระบุ · The draw of one day with all its winning numbers.',
    declared: {
      ...declare('results', catalogue, ['lottery']),
      date: { ...date, description: dateWords },
      prize: { ...prize, description: 'Only this prize, of that lottery.' },
      full: FULL,
    },
    required: ['date'],
    schema: drawFileSchema,
    call: async (given) => {
      const entry = requireLottery(given, catalogue);
      const day = String(given['date'] ?? '');
      if (day === '') throw refuse(emptyParameter('date'));
      const wrong = missingDay(day, entry);
      if (wrong !== undefined && wrong.code !== 'no_draw_on_date') throw refuse(wrong);
      const stored = await readDays(ask, entry.slug);
      const missing = missingDay(day, { ...entry, days: daySet(stored.map(parseDrawDate)) });
      if (missing !== undefined) throw refuse(missing);
      const path = memberPath(FILES.draw.path, { lottery: entry.slug, date: day });
      const body = JSON.parse(await ask(path)) as DrawFileBody;
      if (given['prize'] === undefined) return { body };
      const { prizes, pendingPrizes = [], unavailablePrizes = [] } = body.data;
      const known = [...prizes, ...pendingPrizes, ...unavailablePrizes].map(({ slug }) => slug);
      const wanted = String(given['prize']);
      requirePrize(wanted, entry, known);
      return { body: { ...body, data: onlyPrize(body.data, wanted) } };
    },
  };
}

const announcementSchema = z
  .object({
    drawDate: isoDate('The day of the draw.'),
    announcedAt: instant('When its results are due.'),
  })
  .meta({ description: 'An announcement.' });

const comingSchema = z.object({
  success,
  lottery: lotteryId,
  coming: z.array(announcementSchema).meta({ description: 'In order.' }),
});

export function listComing({ ask, catalogue, now }: ToolContext): Tool {
  return {
    name: toolName('listComing'),
    title: 'งวดที่จะออก · Coming announcements',
    description:
      'วันและเวลาที่จะประกาศผลครั้งต่อไป · The next announcements of a lottery, by its schedule and the known exceptions; none is promised.',
    declared: {
      ...declare('results', catalogue, ['lottery']),
      top: topArgument(100, `How many announcements; by default ${TOP_COMING}.`),
    },
    schema: comingSchema,
    call: async ({ top = TOP_COMING, ...given }) => {
      const { slug } = requireLottery(given, catalogue);
      const calendar = await ask(memberPath(FILES.calendar.path, { lottery: slug }));
      const coming = comingAnnouncements(calendar, now(), Number(top));
      return { body: { success: true, lottery: slug, coming } };
    },
  };
}
