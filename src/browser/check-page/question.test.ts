import { describe, expect, test } from 'vitest';
import { questionPath, readQuestion } from './question.ts';
import { typedNumbers } from '../../domain/typed-numbers.ts';

describe('the address of a question', () => {
  test.each([
    { lottery: 'lao-tv', date: '2026-08-28', numbers: ['12', '345', '004 615'] },
    { lottery: 'thai-government', date: undefined, numbers: ['004615'] },
    { lottery: 'thai-government', date: undefined, numbers: ['1&date=20200101', '#', '%41'] },
  ])('gives the same question back: $numbers', ({ numbers, ...question }) => {
    const address = new URL(questionPath(question, numbers), 'https://site.example');
    const { text, ...asked } = readQuestion(address.searchParams);
    expect([asked, typedNumbers(text)]).toEqual([question, numbers]);
  });

  test('is readable', () => {
    expect(questionPath({ lottery: 'lao-tv', date: '2026-08-28' }, ['12', '345'])).toBe(
      '/check/?lottery=lao-tv&date=2026-08-28&numbers=12,345',
    );
  });

  test('without anything asks of the government lottery, its newest draw and no number', () => {
    expect(readQuestion(new URLSearchParams('lottery=&date='))).toEqual({
      lottery: 'thai-government',
      date: undefined,
      text: '',
    });
  });

  test("may use the API's own name for a number", () => {
    expect(readQuestion(new URLSearchParams('number=53')).text).toBe('53');
  });

  test('and then it is one number, however it is spaced', () => {
    expect(readQuestion(new URLSearchParams('number=+004+615')).text).toBe('004615');
  });

  test.each(['437921 ถึง 437930', '437921 5 ใบ', '437921 to 437930'])(
    'but %s stays as it was typed',
    (number) => {
      expect(readQuestion(new URLSearchParams({ number })).text).toBe(number);
    },
  );
});
