// The body of every refusal.
import { z } from 'zod';
import { FAULT_CODES } from '../faults.ts';
import { ours, text } from './field.ts';

export const faultShape = z
  .object({
    success: z.literal(false),
    error: text('Thai text to show to a user as it stands.'),
    code: z
      .enum(FAULT_CODES)
      .meta({ description: ours('Stable name of the refusal, for programs') }),
    parameter: z
      .string()
      .optional()
      .meta({ description: ours('The parameter at fault') }),
    accepted: z
      .array(z.string())
      .optional()
      .meta({ description: ours('What would have been accepted') }),
  })
  .meta({ id: 'Fault' });

export type FaultBody = z.infer<typeof faultShape>;
