// The body of every refusal.
import { z } from 'zod';
import { FAULT_CODES } from '../faults.ts';
import { count, object, optionalSome, optionalText, ours, text } from './field.ts';

const code = z.enum(FAULT_CODES).meta({
  id: 'FaultCode',
  description: ours('Stable name of a refusal, for programs. More are added in time'),
});

const rejectedNumberSchema = object(
  'RejectedNumber',
  ours('A number that stopped a check of several'),
  {
    index: count('Its place in `numbers`, 0 first.'),
    number: text('As it was sent.'),
    code,
    error: text('The same in Thai.'),
  },
);

export const faultSchema = object('Fault', 'Why a request was refused.', {
  success: z.literal(false).meta({ description: 'Always false on a refusal.' }),
  error: text('Thai text to show to a user as it stands.'),
  code,
  parameter: optionalText(ours('The parameter at fault')),
  accepted: z
    .array(text('A value, path or method.'))
    .optional()
    .meta({ description: ours('What would have been accepted') }),
  rejected: optionalSome(
    ours('Where `numbers` was given: each number at fault. None was checked'),
    rejectedNumberSchema,
  ),
  reason: optionalText(ours('Of `draw_withdrawn`: why, in Thai')),
  reasonEn: optionalText(ours('The same in English')),
});

export type FaultBody = z.infer<typeof faultSchema>;
