// The tools of single draws: one that was drawn, and those to come.
import { z } from 'zod';
import type { CatalogueEntry } from '../../src/contract/catalogue.ts';
import { emptyParameter, noDrawOnDate, unknownPrize } from '../../src/contract/faults.ts';
import { memberPath } from '../../src/contract/file-family.ts';
import { FILES } from '../../src/contract/files.ts';
import { missingDay } from '../../src/contract/query.ts';
import { type DrawFileBody, drawFileSchema } from '../../src/contract/schemas/draws.ts';
import { instant, isoDate, lotteryId, success } from '../../src/contract/schemas/field.ts';
import type { Ask } from './api.ts';
import { calendarPath, comingAnnouncements } from './coming.ts';
import { onlyPrize } from './cut.ts';
import { daysHeld } from './days-held.ts';
import {
  declaredBy,
  FULL,
  lotteryOf,
  refused,
  type Tool,
  type ToolContext,
  toolName,
  topArgument,
} from './tool.ts';

const TOP_COMING = 10;

export function drawTools(context: ToolContext): readonly Tool[] {
  return [draw(context), coming(context)];
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
