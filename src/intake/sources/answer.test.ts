import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { parseAnswer, UnexpectedAnswer } from './answer.ts';

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
    { text: '', message: 'glo: expected JSON, got an empty answer' },
    { text: ' \r\n', message: 'glo: expected JSON, got an empty answer' },
    {
      text: '<!doctype html>\n<html lang="th">\n<body></body></html>',
      message: `glo: expected JSON, got HTML: it begins with '<!doctype html> <html lang="th"> <body></body></html>'`,
    },
    {
      text: `\n <html>${'x'.repeat(100)}`,
      message: `glo: expected JSON, got HTML: it begins with '<html>${'x'.repeat(54)}…'`,
    },
    {
      text: 'Service Unavailable',
      message: `glo: expected JSON, got 'Service Unavailable': Unexpected token 'S', "Service Unavailable" is not valid JSON`,
    },
    { text: '[]', message: 'glo: the answer: expected object, got a list' },
    { text: '{}', message: 'glo: response: expected object, got nothing' },
    { text: '{"response":null}', message: 'glo: response: expected object, got null' },
    {
      text: '{"response":{"date":"2026-05-02"}}',
      message: 'glo: response.number: expected array, got nothing',
    },
    {
      text: text.replace('"536077"', '"1",536077'),
      message: 'glo: response.number[1]: expected string, got 536077',
    },
    {
      text: '{"response":{"number":"536077"}}',
      message: 'glo: response.date: expected string, got nothing (and 1 more)',
    },
  ])('throws $message', ({ text, message }) => {
    const error = refusal(text);
    expect(error).toBeInstanceOf(UnexpectedAnswer);
    expect(error).toMatchObject({ message, source: 'glo', detail: message.replace('glo: ', '') });
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
