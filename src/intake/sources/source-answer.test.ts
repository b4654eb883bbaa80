import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { parseAnswer, UnexpectedAnswer } from './source-answer.ts';

const schema = z.object({
  response: z.object({ date: z.string(), number: z.array(z.string()) }),
});

const refusal = (text: string) => {
  try {
    return parseAnswer('glo', schema, text);
  } catch (error) {
    return error;
  }
};

describe('parseAnswer', () => {
  const answer = { response: { date: '2026-05-02', number: ['536077'] } };
  const text = JSON.stringify(answer);

  test('gives what the schema has, and drops what it has not', () => {
    expect(parseAnswer('glo', schema, text)).toEqual(answer);
    expect(parseAnswer('glo', schema, `\uFEFF${text.replace('{', '{"more":1,')}\n`)).toEqual(
      answer,
    );
  });

  test.each([
    ['', 'expected JSON, got an empty answer'],
    [' \r\n', 'expected JSON, got an empty answer'],
    [
      '<!doctype html>\n<html lang="th">\n<body></body></html>',
      `expected JSON, got HTML: it begins with '<!doctype html> <html lang="th"> <body></body></html>'`,
    ],
    [
      `\n <html>${'x'.repeat(100)}`,
      `expected JSON, got HTML: it begins with '<html>${'x'.repeat(54)}…'`,
    ],
    [
      'Service Unavailable',
      `expected JSON, got 'Service Unavailable': Unexpected token 'S', "Service Unavailable" is not valid JSON`,
    ],
    ['[]', 'the answer: expected object, got a list'],
    [text.replace('{', '{"response":1,\n'), 'line 2: the key "response" is there twice'],
    ['{}', 'response: expected object, got nothing'],
    ['{"response":null}', 'response: expected object, got null'],
    ['{"response":{"date":"2026-05-02"}}', 'response.number: expected array, got nothing'],
    [text.replace('"536077"', '"1",536077'), 'response.number[1]: expected string, got 536077'],
    [
      '{"response":{"number":"536077"}}',
      'response.date: expected string, got nothing (and 1 more)',
    ],
  ])('%j throws %s', (text, detail) => {
    const error = refusal(text);
    expect(error).toBeInstanceOf(UnexpectedAnswer);
    expect(error).toMatchObject({ message: `glo: ${detail}`, source: 'glo', detail });
  });

  test('wherever the JSON is cut off, it says so and where it ends', () => {
    for (let length = 1; length < text.length; length += 1) {
      expect(String(refusal(text.slice(0, length)))).toMatch(
        new RegExp(
          `^UnexpectedAnswer: glo: the JSON is cut off: its ${length} characters end in '`,
        ),
      );
    }
  });

  test('JSON with a mistake in its midst is not called cut off', () => {
    expect(String(refusal(text.replace(':', ';')))).toContain('glo: expected JSON, got ');
  });
});
