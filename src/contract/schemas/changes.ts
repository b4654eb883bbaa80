// The body of /api/changes.json (ours).
import { z } from 'zod';
import { digits, instant, isoDate, lotteryId, ours, success, text } from './field.ts';

/** A week of all lotteries and more; a client that was away longer reads the results. */
export const MOST_CHANGES = 200;

export const changeSchema = z
  .object({
    id: text('The name of the change for good: drop what you have heard before.'),
    at: instant('When the change was entered.'),
    change: z.enum(['added', 'completed', 'corrected', 'withdrawn', 'restored']).meta({
      description:
        '`added`: a draw that was not held. `completed`: its last prizes came. `corrected`: numbers were wrong. `withdrawn`: draws that turned out to be none, which answer 410 from then on. `restored`: they are results again.',
    }),
    lottery: lotteryId,
    lotteryName: text('Thai name.'),
    drawDate: isoDate('Gregorian date of the draw; of several, the newest.'),
    drawDates: z
      .array(isoDate('Gregorian date of a draw.'))
      .min(1)
      .optional()
      .meta({ description: ours('Of `withdrawn` and `restored`: every draw, newest first') }),
    revision: z.int().min(1).meta({
      description:
        'The revision it made. Of `withdrawn` and `restored`, which make none: how often the draw had been withdrawn by then.',
    }),
    reason: z
      .string()
      .optional()
      .meta({ description: 'Why it was corrected; in Thai, why it was withdrawn or restored.' }),
    reasonEn: z
      .string()
      .optional()
      .meta({ description: ours('Of `withdrawn` and `restored`: why, in English') }),
    previous: z
      .record(z.string(), z.array(digits('A number that stood there before.')))
      .optional()
      .meta({ description: 'The numbers a correction replaced, by prize identifier.' }),
  })
  .meta({
    id: 'Change',
    description: ours('What happened to one draw, or to those withdrawn or restored with it'),
  });

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
  .meta({
    id: 'Changes',
    description: ours('What was added, corrected and withdrawn of late, in all lotteries'),
  });

export type ChangesBody = z.infer<typeof changesSchema>;
