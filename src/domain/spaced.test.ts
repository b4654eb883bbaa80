import { expect, test } from 'vitest';
import { readRealArchive } from '../../tests/support/real-archive.ts';
import { spaced, unbroken } from './spaced.ts';

test.each([
  ['ผลฮานอย VIPล่าสุด', 'ผลฮานอย VIP ล่าสุด'],
  ['ฮานอย 4Dตรวจได้เฉพาะเลข 3, 2 หลัก', 'ฮานอย 4D ตรวจได้เฉพาะเลข 3, 2 หลัก'],
  ['ของVIP', 'ของ VIP'],
  ['ผลหวยลาวพัฒนาล่าสุด', 'ผลหวยลาวพัฒนาล่าสุด'],
  ['', ''],
])('%j is %j', (text, said) => {
  expect(spaced(text)).toBe(said);
});

test('no name of the registry meets a Thai word without a blank, and none is changed by itself', async () => {
  for (const { lottery } of (await readRealArchive()).archive) {
    expect(spaced(lottery.nameTh)).toBe(lottery.nameTh);
    expect(spaced(`ผล${lottery.nameTh}ล่าสุด`)).not.toMatch(/[A-Za-z0-9][ก-๛]|[ก-๛][A-Za-z0-9]/);
  }
});

test.each([
  ['อีก 1 ชม. 30 นาที', 'อีก 1\u00a0ชม. 30\u00a0นาที'],
  ['ออกทุกวัน 19:30 น.', 'ออกทุกวัน 19:30\u00a0น.'],
  ['2 และ 3', '2\u00a0และ 3'],
  ['12 34', '12 34'],
])('%j does not break between a number and its unit', (text, kept) => {
  expect(unbroken(text)).toBe(kept);
  expect(unbroken(kept)).toBe(kept);
});
