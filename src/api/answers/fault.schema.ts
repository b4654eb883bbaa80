// The body of every refusal.
import { z } from 'zod';
import { FAULT_CODES } from '../contract/fault-codes.ts';
import type { FaultBody } from '../contract/faults.ts';
import * as field from './field.ts';
import { object, ours } from './field.ts';

const code = z.enum(FAULT_CODES).meta({
  id: 'FaultCode',
  description: ours('Stable name of a refusal, for programs. More are added in time'),
});

const rejectedNumber = object('RejectedNumber', ours('A number that stopped a check of several'), {
  index: field.count('Its place in `numbers`, 0 first.'),
  number: field.text('As it was sent.'),
  code,
  error: field.text('The same in Thai.'),
  errorEn: field.text('The same in English.'),
});

const nearest = object(
  'NearestDraws',
  ours('The stored draws nearest to a day without one; one of the two outside all draws'),
  {
    before: field.isoDate('Of the last one before it.').optional(),
    after: field.isoDate('Of the first one after it.').optional(),
  },
);

export const faultSchema = object('Fault', 'Why a request was refused.', {
  success: field.always(false, 'Always false on a refusal.'),
  error: field.text('Thai text to show to a user as it stands.'),
  errorEn: field.text(ours('The same in English, whatever a request asks for')),
  code,
  parameter: field.optionalText(ours('The parameter at fault')),
  accepted: z
    .array(field.text('A value, path or method.'))
    .optional()
    .meta({ description: ours('What would have been accepted') }),
  rejected: field.optionalSome(
    ours('Where `numbers` was given: each number at fault. None was checked'),
    rejectedNumber,
  ),
  reason: field.optionalText(ours('Of `draw_withdrawn`: why, in Thai')),
  reasonEn: field.optionalText(ours('The same in English')),
  nearest: nearest.optional(),
  standing: field.optionalSome(ours('Of `draw_withdrawn`: as bodies say it'), field.state),
}) satisfies z.ZodType<FaultBody>;
