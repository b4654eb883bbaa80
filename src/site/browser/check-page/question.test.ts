import { describe, expect, test } from 'vitest';
import { plainEntry, typedNumbers } from '../../../domain/typed-entries.ts';
import { questionPath, readQuestion } from './question.ts';

describe('the address of a question', () => {
  test.each([
    { lottery: 'lao-tv', date: '2026-08-28', numbers: ['12', '345', '004 615'] },
    { lottery: 'thai-government', date: undefined, numbers: ['402701', '53', '437921', '12'] },
    { lottery: 'thai-government', date: undefined, numbers: ['402700/01/02', '402701', '53'] },
    { lottery: 'thai-government', date: undefined, numbers: ['16/06/68', '1/8/2569', '402701'] },
    { lottery: 'thai-government', date: undefined, numbers: ['004615'] },
    { lottery: 'thai-government', date: undefined, numbers: ['1&date=20200101', 'a#', '%41'] },
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

  test.each(['437921 ถึง 437930', '437921 5 ใบ', '402700,01,02', ' 004 615', '1/8/69 123456'])(
    'and %s stays as it was typed',
    (number) => {
      expect(readQuestion(new URLSearchParams({ number })).text).toBe(number);
    },
  );

  test('of a number that is no end of the ticket before it says so', () => {
    const path = questionPath({ lottery: 'thai-government', date: undefined }, [
      '402701',
      '53',
      '12',
    ]);
    expect(path).toBe('/check/?lottery=thai-government&numbers=402701%0A53,12');
  });

  test('whatever stands beside one another is read again as it was asked', () => {
    const typed =
      '53|053|1878|402701|402,701|437 921|402700-02|402701 16/11|16/11|16.11|1/10|1/10/69|1 ต.ค.|งวด 16|11/2569|53x100|53 5 ใบ|402701x5|402699 ถึง 402703|69-26-13-039184-4358'.split(
        '|',
      );
    for (const first of typed) {
      for (const second of typed) {
        const entries = typedNumbers(`53\n${first}\n${second}`).map(plainEntry);
        const path = questionPath({ lottery: 'thai-government', date: undefined }, entries);
        const { text } = readQuestion(new URL(path, 'http://localhost').searchParams);
        expect(typedNumbers(text).map(plainEntry), path).toEqual(entries);
      }
    }
  });
});
