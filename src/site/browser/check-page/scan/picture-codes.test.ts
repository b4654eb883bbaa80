import { expect, test } from 'vitest';
import { findTicket, listLooks } from './picture-codes.ts';

const TICKET = '69-26-13-039184-4358';

test.each([
  { texts: [], kind: 'nothing' },
  { texts: [TICKET], kind: 'government' },
  { texts: [TICKET, TICKET], kind: 'government' },
  { texts: ['https://example.org/039184', TICKET], kind: 'government' },
  { texts: [TICKET, '69-26-13-039185-4358'], kind: 'several' },
  { texts: ['039184'], kind: 'unknown' },
  { texts: ['039184', '123456'], kind: 'unknown' },
])('$texts is $kind', ({ texts, kind }) => {
  const found = findTicket(texts);
  expect(typeof found === 'string' ? found : found.kind).toBe(kind);
});

const sides = (width: number, height: number) =>
  listLooks({ width, height }).map(({ longSide }) => longSide);

test('a picture is looked at as it is, then for grain, then for fine print', () => {
  expect(sides(400, 300)).toEqual([400, 200, 800]);
});

test('a large one is made smaller first, and looked at whole last', () => {
  expect(sides(3000, 4000)).toEqual([1600, 800, 3200, 4000]);
  expect(sides(12_000, 9000).at(-1)).toBe(4096);
});
