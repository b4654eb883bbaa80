// The tools that say what there is: the lotteries, and the days held of one.
import { z } from 'zod';
import { FILES } from '../../src/contract/files.ts';
import { unknownLotteryOf } from '../../src/contract/query.ts';
import { count, isoDate, lotteryId, success, text } from '../../src/contract/schemas/field.ts';
import type { LotteriesBody } from '../../src/contract/schemas/lotteries.ts';
import { type ArgumentSchema, requireDay } from './arguments.ts';
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

const TOP_DAYS = 60;

export function heldTools(context: ToolContext): readonly Tool[] {
  return [lotteries(context), days(context)];
}

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
