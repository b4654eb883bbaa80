import { describe, expect, test } from 'vitest';
import { day } from '../../../tests/support/small-lottery.ts';
import { isDrawDate } from '../../domain/draw-date.ts';
import { renderPart } from './part.ts';
import {
  claimParts,
  claimWords,
  isClaimOver,
  lastClaimDay,
  PRIZE_CLAIMS,
  statementParts,
} from './prize-claim.ts';

const claim = { years: 2, checkedOn: day('2026-11-22'), statements: [] };

test.each([
  ['2026-11-16', '2028-11-16'],
  ['2026-12-30', '2028-12-30'],
  ['2024-02-29', '2026-02-28'],
])('a prize of %s can be claimed until %s', (drawn, last) => {
  expect(lastClaimDay(claim, day(drawn))).toBe(last);
});

test.each([
  ['2028-11-16T23:59:59+07:00', false, 'ขอรับเงินรางวัลได้ถึงวันที่ 16 พฤศจิกายน 2571'],
  ['2028-11-17T00:00:00+07:00', true, 'พ้นกำหนดขอรับเงินรางวัลเมื่อสิ้นวันที่ 16 พฤศจิกายน 2571'],
])('at %s it is over: %s, and it says "%s"', (now, over, said) => {
  expect(isClaimOver(claim, day('2026-11-16'), Date.parse(now))).toBe(over);
  expect(claimWords(claim, day('2026-11-16'), Date.parse(now))).toBe(said);
});

test.each(Object.values(PRIZE_CLAIMS))('below a win stands what stands without one', (known) => {
  const below = claimParts(known, day('2026-11-16'), Date.parse('2026-11-17'), false);
  const alone = statementParts(known).map(renderPart).join('');
  expect(alone).toContain('2 ปี');
  expect(below.map(renderPart).join('')).toContain(alone);
});

describe.each(Object.entries(PRIZE_CLAIMS))('%s', (_, { statements, checkedOn: read, years }) => {
  test('every fact names who said it, and whose page reports it', () => {
    expect(isDrawDate(read)).toBe(true);
    expect(statements.flatMap(({ facts }) => facts)[0]).toContain(`${years} ปี`);
    for (const { quoted, reporter, report, facts } of statements) {
      expect(facts).not.toEqual([]);
      expect(quoted).toContain('สำนักงานสลากกินแบ่งรัฐบาล');
      const { protocol, hostname } = new URL(report);
      expect(protocol).toBe('https:');
      expect(hostname).toContain(reporter.replace(/ /g, '').toLowerCase());
    }
  });
});
