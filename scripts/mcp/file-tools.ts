// The tools that read files: the lotteries, the days held, one draw, the coming announcements.
import { z } from 'zod';
import type { CatalogueEntry } from '../../src/contract/catalogue.ts';
import { emptyParameter, noDrawOnDate, unknownPrize } from '../../src/contract/faults.ts';
import { memberPath } from '../../src/contract/file-family.ts';
import { FILES } from '../../src/contract/files.ts';
import { missingDay, unknownLotteryOf } from '../../src/contract/query.ts';
import {
  type DrawFileBody,
  drawFileSchema,
  type DrawIndexBody,
} from '../../src/contract/schemas/draws.ts';
import {
  count,
  instant,
  isoDate,
  lotteryId,
  success,
  text,
} from '../../src/contract/schemas/field.ts';
import type { LotteriesBody } from '../../src/contract/schemas/lotteries.ts';
import type { Ask } from './api.ts';
import { requireDay, type ArgumentSchema } from './arguments.ts';
import { calendarPath, comingAnnouncements } from './coming.ts';
import { onlyPrize } from './cut.ts';
import {
  declaredBy,
  FULL,
  lotteryOf,
  refused,
  type Tool,
  type ToolContext,
  toolName,
} from './tool.ts';

const TOP_DAYS = 60;
const TOP_COMING = 10;

export function fileTools(context: ToolContext): readonly Tool[] {
  return [lotteries(context), days(context), draw(context), coming(context)];
}

/** The days of all draws held, newest first. */
export async function daysHeld(ask: Ask, lottery: string): Promise<readonly string[]> {
  const body = JSON.parse(
    await ask(memberPath(FILES.drawIndex.path, { lottery })),
  ) as DrawIndexBody;
  return body.draws.map(({ drawDate }) => drawDate);
}

const topArgument = (most: number, description: string): ArgumentSchema => ({
  type: 'integer',
  minimum: 1,
  maximum: most,
  description,
});

const shortSchema = z.object({
  success,
  lotteries: z.array(
    z.looseObject({ lottery: lotteryId, nameTh: text('Thai name.') }).meta({
      description: 'Its identifier, Thai name, how many draws are held and of which days.',
    }),
  ),
});

function lotteries({ ask, catalogue }: ToolContext): Tool {
  const { lottery } = declaredBy('results', ['lottery'], catalogue);
  const one = { type: 'string', enum: lottery?.['enum'] };
  return {
    name: toolName('listLotteries'),
    title: 'หวยทั้งหมด · Lotteries',
    description:
      'หวยทุกประเภท · Every lottery: identifier, Thai name, how many draws are held and from when to when. With `lottery`, all about that one: schedule, prizes by era, payouts, lengths of number, sources.',
    declared: { lottery: { ...one, description: 'Only this lottery, with all about it.' } },
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
      if (found.length === 0) throw refused(unknownLotteryOf(catalogue));
      return { body: { ...body, lotteries: found } };
    },
  };
}

const daysSchema = z.object({
  success,
  lottery: lotteryId,
  held: count('Draws held in all.'),
  matching: count('Draws of the days asked for.'),
  days: z.array(isoDate('A day with a draw, Gregorian.')).meta({ description: 'Newest first.' }),
});

function days({ ask, catalogue }: ToolContext): Tool {
  const day = (description: string): ArgumentSchema => ({
    type: 'string',
    format: 'date',
    description,
  });
  return {
    name: toolName('listDays'),
    title: 'วันที่มีผล · Days held',
    description: `วันที่ของทุกงวดที่มีผล · The days whose draw is held, newest first, and how many there are. Any of them is a \`date\` of the other tools.`,
    declared: {
      ...declaredBy('results', ['lottery'], catalogue),
      from: day('No day before this one, Gregorian.'),
      to: day('No day after this one, Gregorian.'),
      top: topArgument(1500, `How many days, the newest; by default ${TOP_DAYS}.`),
      full: FULL,
    },
    schema: daysSchema,
    call: async ({ from = '0000', to = '9999', top, full, ...given }) => {
      const { slug } = lotteryOf(given, catalogue);
      if (from !== '0000') requireDay('from', String(from));
      if (to !== '9999') requireDay('to', String(to));
      const held = await daysHeld(ask, slug);
      const matching = held.filter((one) => one >= String(from) && one <= String(to));
      const most = Number(top ?? (full === true ? matching.length : TOP_DAYS));
      const shown = matching.slice(0, most);
      const cut = `แสดง ${shown.length} จาก ${matching.length} วัน · The newest ${shown.length} of ${matching.length} days are shown: ask with a greater top, or with from and to.`;
      const body = {
        success: true,
        lottery: slug,
        held: held.length,
        matching: matching.length,
        days: shown,
      };
      return { body, notes: shown.length < matching.length ? [cut] : [] };
    },
  };
}

function draw({ ask, catalogue }: ToolContext): Tool {
  const { date } = declaredBy('check', ['date'], catalogue);
  const { prize } = declaredBy('stats', ['prize'], catalogue);
  return {
    name: toolName('getDraw'),
    title: 'ผลของงวดหนึ่ง · One draw',
    description: 'ผลรางวัลของงวดในวันที่ระบุ · The draw of one day with all its winning numbers.',
    declared: {
      ...declaredBy('results', ['lottery'], catalogue),
      date: {
        ...date,
        description: 'The day of the draw, Gregorian (Buddhist-era years: subtract 543).',
      },
      prize: { ...prize, description: 'Only this prize, of that lottery.' },
      full: FULL,
    },
    required: ['date'],
    schema: drawFileSchema,
    call: async (given) => {
      const entry = lotteryOf(given, catalogue);
      const day = String(given['date'] ?? '');
      await requireHeld(ask, entry, day);
      const path = memberPath(FILES.draw.path, { lottery: entry.slug, date: day });
      const body = JSON.parse(await ask(path)) as DrawFileBody;
      if (given['prize'] === undefined) return { body };
      const { prizes, pendingPrizes = [], unavailablePrizes = [] } = body.data;
      const known = [...prizes, ...pendingPrizes, ...unavailablePrizes].map(({ slug }) => slug);
      const wanted = String(given['prize']);
      if (!known.includes(wanted)) throw refused(unknownPrize(entry.nameTh, known));
      return { body: { ...body, data: onlyPrize(body.data, wanted) } };
    },
  };
}

async function requireHeld(ask: Ask, entry: CatalogueEntry, day: string): Promise<void> {
  if (day === '') throw refused(emptyParameter('date'));
  const wrong = missingDay(day, entry);
  if (wrong !== undefined && wrong.code !== 'no_draw_on_date') throw refused(wrong);
  const held = await daysHeld(ask, entry.slug);
  const index = memberPath(FILES.drawIndex.path, { lottery: entry.slug });
  if (!held.includes(day)) throw refused(noDrawOnDate(entry.nameTh, index));
}

const comingSchema = z.object({
  success,
  lottery: lotteryId,
  coming: z
    .array(
      z
        .object({
          drawDate: isoDate('The day of the draw.'),
          announcedAt: instant('When its results are due.'),
        })
        .meta({ description: 'An announcement.' }),
    )
    .meta({ description: 'In order.' }),
});

function coming({ ask, catalogue, now }: ToolContext): Tool {
  return {
    name: toolName('listComing'),
    title: 'งวดที่จะออก · Coming announcements',
    description:
      'วันและเวลาที่จะประกาศผลครั้งต่อไป · The next announcements of a lottery, by its schedule and the known exceptions; none is promised.',
    declared: {
      ...declaredBy('results', ['lottery'], catalogue),
      top: topArgument(100, `How many announcements; by default ${TOP_COMING}.`),
    },
    schema: comingSchema,
    call: async ({ top = TOP_COMING, ...given }) => {
      const { slug } = lotteryOf(given, catalogue);
      const calendar = await ask(calendarPath(slug));
      return {
        body: {
          success: true,
          lottery: slug,
          coming: comingAnnouncements(calendar, now(), Number(top)),
        },
      };
    },
  };
}
