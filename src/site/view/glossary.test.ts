import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesMatching } from '../../../tests/support/files-matching.ts';
import { GLOSSARY } from '../../../tests/support/glossary.ts';

/** Where visitors' words stand. */
const READ = [
  'src/{site/{pages,components,layouts,view,browser},api/{contract,answers,check,verdict,openapi}}/**/*.{ts,astro}',
  'data/{lotteries,sources}.json',
];
const isWritten = (file: string) => !/\.test\.ts$|glossary\.ts$/.test(file);
const files = READ.flatMap((pattern) => filesMatching(pattern)).filter(isWritten);

/** Each variant of the glossary that a text has, with the word to write instead. */
function variantsIn(text: string): string[] {
  return GLOSSARY.flatMap(({ th, never }) =>
    never.flatMap((variant) => {
      const found = variant.exec(text)?.[0];
      return found === undefined ? [] : [`${found}: ${th}`];
    }),
  );
}

test('the words of visitors are read', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files).toContain('src/site/components/announcement.astro');
});

test.each(files)('%s has no variant of a word of the glossary', (file) => {
  expect(variantsIn(readFileSync(file, 'utf8'))).toEqual([]);
});

describe('the glossary', () => {
  test.each(GLOSSARY)('$names has one word, which is none of its variants', ({ th, never }) => {
    expect(th).toMatch(/[ก-๙]/);
    expect(never.length).toBeGreaterThan(0);
    expect(never.filter((variant) => variant.test(th))).toEqual([]);
  });

  test('no thing and no word has two rows', () => {
    for (const column of ['names', 'th'] as const) {
      const all = GLOSSARY.map((term) => term[column]);
      expect(new Set(all).size).toBe(all.length);
    }
  });

  test.each([
    ['งวดใหม่ควรออกแล้ว', 'ควรออกแล้ว: ยังไม่มีผล'],
    ['หลักที่ ${', 'หลักที่ ${: หลักหน่วย หลักสิบ หลักร้อย'],
    ['<th>หลักที่ {place + 1}</th>', 'หลักที่ {: หลักหน่วย หลักสิบ หลักร้อย'],
    ['ผ่านมา 3 วัน', 'ผ่านมา 3: วันก่อน'],
  ])('a variant in %j is found', (text, found) => {
    expect(variantsIn(text)).toEqual([found]);
  });

  test('what only looks like a variant is left alone', () => {
    expect(variantsIn('คะแนนจากผลที่ผ่านมา หลักสิบ งวดถัดไป ผู้ประกาศผล')).toEqual([]);
  });
});
