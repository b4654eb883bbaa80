// The body of every refusal.
import { z } from 'zod';
import { FAULT_CODES } from '../faults.ts';
import { count, ours, text } from './field.ts';

const code = z.enum(FAULT_CODES).meta({
  id: 'FaultCode',
  description: ours('Stable name of a refusal, for programs. More are added in time'),
});

const rejectedNumberSchema = z
  .object({
    index: count('Its place in `numbers`, 0 first.'),
    number: text('As it was sent.'),
    code,
    error: text('The same in Thai.'),
  })
  .meta({ id: 'RejectedNumber', description: ours('A number that stopped a check of several') });

export const faultSchema = z
  .object({
    success: z.literal(false).meta({ description: 'Always false on a refusal.' }),
    error: text('Thai text to show to a user as it stands.'),
    code,
    parameter: z
      .string()
      .optional()
      .meta({ description: ours('The parameter at fault') }),
    accepted: z
      .array(text('A value, path or method.'))
      .optional()
      .meta({ description: ours('What would have been accepted') }),
    rejected: z
      .array(rejectedNumberSchema)
      .min(1)
      .optional()
      .meta({
        description: ours('Where `numbers` was given: each number at fault. None was checked'),
      }),
    reason: z
      .string()
      .optional()
      .meta({ description: ours('Of `draw_withdrawn`: why, in Thai') }),
    reasonEn: z
      .string()
      .optional()
      .meta({ description: ours('The same in English') }),
  })
  .meta({ id: 'Fault', description: 'Why a request was refused.' });

export type FaultBody = z.infer<typeof faultSchema>;
