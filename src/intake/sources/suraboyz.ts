// A JSON list of government draws with four prizes each, used to confirm the others.
import { z } from 'zod';
import type { SourceRow } from './row.ts';

const rows = z.array(
  z.object({
    d: z.string(),
    p1: z.string(),
    f3: z.array(z.string()),
    l3: z.array(z.string()),
    l2: z.string(),
  }),
);

export function parseSuraboyz(text: string): SourceRow[] {
  return rows.parse(JSON.parse(text)).map(({ d, p1, f3, l3, l2 }) => ({
    drawDate: d,
    prizes: {
      'first-prize': [p1],
      ...(f3.length > 0 && { 'front-three-digit': f3 }),
      'last-three-digit': l3,
      'last-two-digit': [l2],
    },
  }));
}
