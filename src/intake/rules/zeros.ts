import { zerosIn } from '../../domain/doubt.ts';
import type { Draw } from '../../domain/draw.ts';
import type { Finding } from '../problem.ts';
import type { RuleContext } from './rule.ts';

/** Warns of a stored draw of zeros or repeated numbers, unless a person judged it already. */
export function zeros(
  draws: readonly Draw[],
  { lottery }: Pick<RuleContext, 'lottery'>,
): ReadonlyMap<number, Finding> {
  const found = new Map<number, Finding>();
  for (const [index, draw] of draws.entries()) {
    const odd = draw.doubt === undefined ? zerosIn(draw, lottery) : undefined;
    if (odd === undefined) continue;
    const expectation = `${odd}; look again, or say why in "doubt"`;
    found.set(index, { path: 'prizes', value: draw.prizes, expectation, severity: 'warning' });
  }
  return found;
}
