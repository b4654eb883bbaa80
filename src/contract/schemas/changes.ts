// The body of /api/changes.json (ours).
import { z } from 'zod';
import { digits, instant, isoDate, success, text } from './field.ts';

/** A week of all lotteries and more; a client that was away longer reads the results. */
export const MOST_CHANGES = 200;

export const changeSchema = z
  .object({
    id: text('The name of the change for good: drop what you have heard before.'),
    at: instant('When the change was entered.'),
    change: z.enum(['added', 'completed', 'corrected']),
    lottery: text('Lottery identifier.'),
    lotteryName: text('Thai name.'),
    drawDate: isoDate('Gregorian date of the draw.'),
    revision: z.int().min(1).meta({ description: 'The revision it made.' }),
    reason: z.string().optional().meta({ description: 'Why it was corrected.' }),
    previous: z
      .record(z.string(), z.array(digits('A number that stood there before.')))
      .optional()
      .meta({ description: 'The numbers a correction replaced, by prize identifier.' }),
  })
  .meta({ id: 'Change' });

export const changesSchema = z
  .object({
    success,
    changes: z
      .array(changeSchema)
      .max(MOST_CHANGES)
      .meta({
        description: `Newest first, at most ${MOST_CHANGES}. Draws of the first collection are not listed.`,
      }),
  })
  .meta({ id: 'Changes' });

export type ChangesBody = z.infer<typeof changesSchema>;
