import { zerosIn } from '../../domain/doubt.ts';
import type { FileRule } from './rule.ts';

/** Warns of a stored draw of zeros or repeated numbers, unless a person judged it already. */
export const zeros: FileRule = (draw, _index, _draws, { lottery }) => {
  const odd = draw.doubt === undefined ? zerosIn(draw, lottery) : undefined;
  if (odd === undefined) return undefined;
  const expectation = `${odd}; look again, or say why in "doubt"`;
  return { path: 'prizes', value: draw.prizes, expectation, severity: 'warning' };
};
