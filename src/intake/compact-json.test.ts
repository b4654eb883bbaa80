import { describe, expect, test } from 'vitest';
import { frozenRegistry } from '../../tests/support/frozen-data.ts';
import { compactJson, jsonLine, jsonList } from './compact-json.ts';

describe('compactJson', () => {
  test('writes the calendar as it stands in the data folder, byte for byte', () => {
    const text = frozenRegistry().get('calendar.json') ?? '';
    expect(compactJson(JSON.parse(text))).toBe(text);
  });

  test.each([{}, [], { a: undefined }, 'x', 7, null])('%j is one line', (value) => {
    expect(compactJson(value)).toBe(`${jsonLine(value)}\n`);
  });
});

describe('jsonList', () => {
  test('writes the rulings as they stand in the data folder, byte for byte', () => {
    const text = frozenRegistry().get('rulings.json') ?? '';
    expect(jsonList(JSON.parse(text))).toBe(text);
  });

  test('an empty list is one line', () => {
    expect(jsonList([])).toBe('[]\n');
  });
});
