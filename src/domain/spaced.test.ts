import { expect, test } from 'vitest';
import { readRealArchive } from '../../tests/support/real-archive.ts';
import { spaced } from './spaced.ts';

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
