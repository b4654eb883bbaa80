import { expect, test } from 'vitest';
import { findingOf } from './finding.ts';

const TICKET = '69-26-13-039184-4358';

test.each([
  { texts: [], kind: 'nothing' },
  { texts: [TICKET], kind: 'ticket' },
  { texts: [TICKET, TICKET], kind: 'ticket' },
  { texts: ['https://example.org/039184', TICKET], kind: 'ticket' },
  { texts: [TICKET, '69-26-13-039185-4358'], kind: 'several' },
  { texts: ['039184'], kind: 'unknown' },
  { texts: ['039184', '123456'], kind: 'unknown' },
])('$texts is $kind', ({ texts, kind }) => {
  expect(findingOf(texts).kind).toBe(kind);
});
