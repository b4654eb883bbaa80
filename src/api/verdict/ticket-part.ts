// What every ticket has besides the stamp of its day (styles/ticket.css).
import type { Lottery } from '../../domain/lottery.ts';
import { makePart, type PartElement } from './part.ts';

/** The mark of the family and the name. */
export function whosePart({ group, nameTh }: Pick<Lottery, 'group' | 'nameTh'>): PartElement {
  const mark = makePart('span', [], { class: 'mark' });
  return makePart('p', [mark, makePart('span', [nameTh])], {
    class: 'whose',
    data: { family: group },
  });
}

/** The line along which the lower part is torn off. */
export const tear = () => makePart('div', [], { class: 'tear' });
