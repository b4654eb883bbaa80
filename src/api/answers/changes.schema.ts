// The body of /api/changes.json (ours).
import type { z } from 'zod';
import { MOST_CHANGES } from '../contract/query.ts';
import * as field from './field.ts';
import { body, object, ours } from './field.ts';
import { drawSchema } from './results.schema.ts';

const ACTS = ['added', 'completed', 'corrected', 'withdrawn', 'restored'] as const;

export const changeSchema = object(
  'Change',
  ours('What happened to one draw, or to those withdrawn or restored with it'),
  {
    id: field.text('The name of the change for good: drop what you have heard before.'),
    at: field.instant('When the change was entered.'),
    change: field.choice(
      ACTS,
      '`added`: a draw that was not stored. `completed`: its last prizes came. `corrected`: numbers were wrong. `withdrawn`: draws that turned out to be none, which answer 410 from then on. `restored`: they are results again.',
    ),
    ...field.namedLottery,
    drawDate: field.isoDate('Gregorian date of the draw; of several, the newest.'),
    drawDates: field.optionalSome(
      ours('Of `withdrawn` and `restored`: every draw, newest first'),
      field.isoDate('Gregorian date of a draw.'),
    ),
    revision: field.ordinal(
      'The revision it made. Of `withdrawn` and `restored`, which make none: how often the draw had been withdrawn by then.',
    ),
    reason: field.optionalText('Why it was corrected; in Thai, why it was withdrawn or restored.'),
    reasonEn: field.optionalText(ours('Of `withdrawn` and `restored`: why, in English')),
    previous: field.replacedNumbers
      .optional()
      .meta({ description: 'The numbers a correction replaced, by prize identifier.' }),
  },
);

export const changesSchema = body(
  'Changes',
  ours('What was added, corrected and withdrawn of late, in all lotteries'),
  {
    changes: field
      .list(
        `Newest first, at most ${MOST_CHANGES}. Draws of the first collection are not listed.`,
        changeSchema,
      )
      .max(MOST_CHANGES),
  },
);

export type ChangesBody = z.infer<typeof changesSchema>;

export const webhookEventSchema = object('WebhookEvent', ours('The body of a webhook'), {
  type: field.choice(
    [...ACTS.map((act) => `draw.${act}` as const), 'test'],
    'What happened to the draw; `test` has a real draw, and says nothing new.',
  ),
  timestamp: field.instant('When the change was entered.'),
  data: object('WebhookData', ours('What changed'), {
    change: changeSchema,
    draw: drawSchema.optional().meta({
      description: 'As it stands when this is sent; absent of draws that were withdrawn.',
    }),
    page: field.url('Where a person reads the draw.'),
    file: field.url('Where a program reads it, for good.'),
  }),
});

export type WebhookEvent = z.infer<typeof webhookEventSchema>;
