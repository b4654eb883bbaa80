import { describe, expect, test } from 'vitest';
import { logLine } from './log.ts';

const everyCharacter = String.fromCharCode(...Array.from({ length: 0x2100 }, (_, code) => code));

describe('logLine', () => {
  test('no character ends the line or commands a terminal', () => {
    const line = logLine(everyCharacter, new Error(everyCharacter));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no log line may have these
    expect(line).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
  });

  test('says all that was said', () => {
    expect(JSON.parse(logLine(everyCharacter))).toEqual({ message: everyCharacter });
  });

  test('an error brings its stack and its causes', () => {
    const error = new Error('outer', { cause: new Error('inner', { cause: 'text' }) });
    const record = JSON.parse(logLine('failed', error));
    expect(record.error).toMatch(
      /^Error: outer\n {4}at .*caused by Error: inner\n.*caused by text$/s,
    );
  });

  test('what is no error is logged as it is', () => {
    expect(JSON.parse(logLine('failed', 7))).toEqual({ message: 'failed', error: '7' });
  });
});
