// The body of every refusal.
import { z } from 'zod';
import { FAULT_CODES } from '../faults.ts';
import { count, ours, text } from './field.ts';

const code = z.enum(FAULT_CODES);

const rejectedNumberSchema = z
  .object({
    index: count('Its place in `numbers`, 0 first.'),
    number: text('As it was sent.'),
    code: code.meta({ description: 'Why: `invalid_number` or `undecidable_number`.' }),
    error: text('The same in Thai.'),
  })
  .meta({ id: 'RejectedNumber' });

export const faultSchema = z
  .object({
    success: z.literal(false),
    error: text('Thai text to show to a user as it stands.'),
    code: code.meta({ description: ours('Stable name of the refusal, for programs') }),
    parameter: z
      .string()
      .optional()
      .meta({ description: ours('The parameter at fault') }),
    accepted: z
      .array(z.string())
      .optional()
      .meta({ description: ours('What would have been accepted') }),
    rejected: z
      .array(rejectedNumberSchema)
      .min(1)
      .optional()
      .meta({
        description: ours('Where `numbers` was given: each number at fault. None was checked'),
      }),
  })
  .meta({ id: 'Fault' });

export type FaultBody = z.infer<typeof faultSchema>;
