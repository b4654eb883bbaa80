import { listPrizes } from '../../domain/draw.ts';
import type { DrawRule } from './rule.ts';

/** Each number has the digits its prize has, and nothing but ASCII digits. */
export const numberWidth: DrawRule = (draw, { lottery }) =>
  listPrizes(lottery, draw).flatMap(({ kind, numbers }) =>
    numbers.flatMap((value, index) => {
      if (value.length === kind.digits && /^[0-9]+$/.test(value)) return [];
      const expectation = `expected ${kind.digits} digits`;
      return [{ path: `prizes.${kind.slug}[${index}]`, value, expectation }];
    }),
  );
