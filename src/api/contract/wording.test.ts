import { expect, test } from 'vitest';
import { CHECK_DISCLAIMER, CREDIT_NOTE, SCORE_DISCLAIMER } from './wording.ts';

test.each([
  { said: CHECK_DISCLAIMER, words: 'เพื่อความสะดวก', because: 'a check is for convenience' },
  { said: CHECK_DISCLAIMER, words: 'ประกาศอย่างเป็นทางการ', because: 'payout is official' },
  { said: SCORE_DISCLAIMER, words: 'ค่าสถิติจากผลรางวัลที่ผ่านมา', because: 'scores are statistics' },
  { said: SCORE_DISCLAIMER, words: 'ไม่ใช่ความน่าจะเป็น', because: 'no probabilities' },
  { said: SCORE_DISCLAIMER, words: 'ไม่รับประกัน', because: 'and no guarantees' },
  { said: CREDIT_NOTE, words: 'เครดิต', because: 'a credit link is asked for' },
  { said: CREDIT_NOTE, words: 'เปิดผล', because: 'to the operating site, by name' },
])('$words is said: $because', ({ said, words }) => {
  expect(said).toContain(words);
});
