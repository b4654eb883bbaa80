// Government draws of 2026 that kannigalla-coder/ruaystat keeps as GLO's API gave them, by day: `p2` to
// `p5` are the second to the fifth prize.
import { z } from 'zod';
import { parseAnswer } from './answer.ts';
import type { SourceRow } from './row.ts';

/** Its id in `data/sources.json`. */
export const RUAYSTAT = 'ruaystat';

const several = z.array(z.string());
const draws = z.record(
  z.string(),
  z.object({
    first: z.string(),
    near1: several,
    p2: several,
    p3: several,
    p4: several,
    p5: several,
    front3: several,
    back3: several,
    last2: z.string(),
    pdf: z.url().optional(),
  }),
);

/** Throws an `UnexpectedAnswer` where the text is not that JSON. */
export function parseRuaystat(text: string): SourceRow[] {
  return Object.entries(parseAnswer(RUAYSTAT, draws, text)).map(([drawDate, draw]) => ({
    drawDate,
    sourceUrl: draw.pdf,
    prizes: {
      'first-prize': [draw.first],
      'adjacent-first-prize': draw.near1,
      'second-prize': draw.p2,
      'third-prize': draw.p3,
      'fourth-prize': draw.p4,
      'fifth-prize': draw.p5,
      'front-three-digit': draw.front3,
      'last-three-digit': draw.back3,
      'last-two-digit': [draw.last2],
    },
  }));
}
