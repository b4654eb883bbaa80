import { expect, test } from 'vitest';
import { troubleWords } from './camera.ts';

test.each([
  ['NotAllowedError', 'ยังไม่ได้อนุญาตให้ใช้กล้อง'],
  ['NotFoundError', 'ไม่พบกล้อง'],
  ['OverconstrainedError', 'ไม่พบกล้อง'],
  ['NotReadableError', 'กล้องถูกแอปอื่นใช้อยู่'],
  ['AbortError', 'กล้องถูกแอปอื่นใช้อยู่'],
  ['InvalidStateError', 'เปิดกล้องไม่ได้'],
])('%s is said as "%s", with what to do', (name, said) => {
  const words = troubleWords(new DOMException('', name));
  expect(words).toContain(said);
  expect(words).toContain('เลือกรูปสลากแทน');
});

test('an error of another kind is not one we know', () => {
  expect(troubleWords(new TypeError('no'))).toContain('เปิดกล้องไม่ได้');
});
