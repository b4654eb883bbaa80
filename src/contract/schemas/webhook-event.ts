// The body of a webhook, in the form Standard Webhooks recommends: a type, a time, and the data.
import { z } from 'zod';
import { changeSchema } from './changes.ts';
import { instant, ours } from './field.ts';
import { drawSchema } from './results.ts';

const data = z
  .object({
    change: changeSchema,
    draw: drawSchema.optional().meta({
      description: 'As it stands when this is sent; absent of draws that were withdrawn.',
    }),
    page: z.url().meta({ description: 'Where a person reads the draw.' }),
    file: z.url().meta({ description: 'Where a program reads it, for good.' }),
  })
  .meta({ id: 'WebhookData', description: ours('What changed') });

export const webhookEventSchema = z
  .object({
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
  })
  .meta({ id: 'WebhookEvent', description: ours('The body of a webhook') });

export type WebhookEvent = z.infer<typeof webhookEventSchema>;
