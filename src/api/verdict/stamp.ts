// The day of a draw as the stamp of a ticket (styles/ticket.css).
import { type DrawDate, thaiShortDateLabel } from '../../domain/draw-date.ts';
import { makePart, type PartElement } from './part.ts';

/** A full line where the draw has a result, a broken one where it is awaited. */
export function stampPart(drawDate: DrawDate, isAwaited: boolean): PartElement {
  const [day = '', ...monthAndYear] = thaiShortDateLabel(drawDate).split(' ');
  const lines = [
    makePart('span', ['งวด']),
    ' ',
    makePart('b', [day]),
    ' ',
    makePart('span', [monthAndYear.join(' ')]),
  ];
  const data = isAwaited ? { awaited: '' } : {};
  return makePart('time', lines, { class: 'stamp', datetime: drawDate, data });
}
