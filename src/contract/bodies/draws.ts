// The bodies of /api/draws (ours): one draw for good, and the list of them.
import { z } from 'zod';
import { creditedSource, isoDate, note, success, text } from './field.ts';
import { drawShape } from './results.ts';

const attribution = z.object({ ...creditedSource, note });
const revision = z.int().min(1).meta({ description: '1, and one more for each correction.' });

export const drawFileShape = z
  .object({ success, attribution, data: drawShape })
  .meta({ id: 'DrawFile' });

export const drawIndexShape = z
  .object({
    success,
    lottery: text('Lottery identifier.'),
    lotteryName: text('Thai name.'),
    draws: z
      .array(
        z.object({
          drawDate: isoDate('Gregorian date of the draw: its file is `<drawDate>.json`.'),
          complete: z.boolean().meta({ description: 'Whether it has been announced in full.' }),
          revision,
        }),
      )
      .min(1)
      .meta({ description: 'Newest first.' }),
  })
  .meta({ id: 'DrawIndex' });

export const exportShape = z
  .object({
    success,
    attribution,
    lottery: text('Lottery identifier.'),
    lotteryName: text('Thai name.'),
    data: z.array(drawShape).min(1).meta({ description: 'Every draw, newest first.' }),
  })
  .meta({ id: 'Export' });

export type DrawFileBody = z.infer<typeof drawFileShape>;
export type DrawIndexBody = z.infer<typeof drawIndexShape>;
export type ExportBody = z.infer<typeof exportShape>;
