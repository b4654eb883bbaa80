import { prizesOf } from '../../domain/draw.ts';
import type { DrawRule } from './rule.ts';

/** Each number has the digits its prize has, and nothing but ASCII digits. */
export const numberWidth: DrawRule = (draw, { lottery }) =>
  prizesOf(lottery, draw).flatMap(({ kind, numbers }) =>
    numbers.flatMap((value, index) =>
      value.length === kind.digits && /^[0-9]+$/.test(value)
        ? []
        : [
            {
              path: `prizes.${kind.slug}[${index}]`,
              value,
              expectation: `expected ${kind.digits} digits`,
            },
          ],
    ),
  );
