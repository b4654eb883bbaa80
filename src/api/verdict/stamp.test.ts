import { expect, test } from 'vitest';
import { parseDrawDate } from '../../domain/draw-date.ts';
import { renderPart } from './part.ts';
import { stampPart } from './stamp.ts';

test.each([
  [false, '<time class="stamp" datetime="2026-10-01">'],
  [true, '<time class="stamp" datetime="2026-10-01" data-awaited="">'],
])('the day of a draw, awaited: %s', (isAwaited, opening) => {
  const html = renderPart(stampPart(parseDrawDate('2026-10-01'), isAwaited));
  expect(html).toBe(`${opening}<span>งวด</span> <b>1</b> <span>ต.ค. 2569</span></time>`);
});
