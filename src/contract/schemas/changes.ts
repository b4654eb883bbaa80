// The body of /api/changes.json (ours).
import { z } from 'zod';
import {
  digits,
  instant,
  isoDate,
  lotteryId,
  object,
  optionalSome,
  optionalText,
  ours,
  success,
  text,
} from './field.ts';
import { drawSchema } from './results.ts';

/** A week of all lotteries and more; a client that was away longer reads the results. */
export const MOST_CHANGES = 200;

export const changeSchema = object(
  'Change',
  ours('What happened to one draw, or to those withdrawn or restored with it'),
  {
    id: text('The name of the change for good: drop what you have heard before.'),
    at: instant('When the change was entered.'),
    change: z.enum(['added', 'completed', 'corrected', 'withdrawn', 'restored']).meta({
      description:
        '`added`: a draw that was not stored. `completed`: its last prizes came. `corrected`: numbers were wrong. `withdrawn`: draws that turned out to be none, which answer 410 from then on. `restored`: they are results again.',
    }),
    lottery: lotteryId,
    lotteryName: text('Thai name.'),
    drawDate: isoDate('Gregorian date of the draw; of several, the newest.'),
    drawDates: optionalSome(
      ours('Of `withdrawn` and `restored`: every draw, newest first'),
      isoDate('Gregorian date of a draw.'),
    ),
    revision: z.int().min(1).meta({
      description:
        'The revision it made. Of `withdrawn` and `restored`, which make none: how often the draw had been withdrawn by then.',
    }),
    reason: optionalText('Why it was corrected; in Thai, why it was withdrawn or restored.'),
    reasonEn: optionalText(ours('Of `withdrawn` and `restored`: why, in English')),
    previous: z
      .record(z.string(), z.array(digits('A number that stood there before.')))
      .optional()
      .meta({ description: 'The numbers a correction replaced, by prize identifier.' }),
  },
);

export const changesSchema = object(
  'Changes',
  ours('What was added, corrected and withdrawn of late, in all lotteries'),
  {
    success,
    changes: z
      .array(changeSchema)
      .max(MOST_CHANGES)
      .meta({
        description: `Newest first, at most ${MOST_CHANGES}. Draws of the first collection are not listed.`,
      }),
  },
);

export type ChangesBody = z.infer<typeof changesSchema>;

const data = object('WebhookData', ours('What changed'), {
  change: changeSchema,
  draw: drawSchema.optional().meta({
    description: 'As it stands when this is sent; absent of draws that were withdrawn.',
  }),
  page: z.url().meta({ description: 'Where a person reads the draw.' }),
  file: z.url().meta({ description: 'Where a program reads it, for good.' }),
});

export const webhookEventSchema = object('WebhookEvent', ours('The body of a webhook'), {
  type: z
    .enum([
      'draw.added',
      'draw.completed',
      'draw.corrected',
      'draw.withdrawn',
      'draw.restored',
      'test',
    ])
    .meta({
      description: 'What happened to the draw; `test` has a real draw, and says nothing new.',
    }),
  timestamp: instant('When the change was entered.'),
  data,
});

export type WebhookEvent = z.infer<typeof webhookEventSchema>;
