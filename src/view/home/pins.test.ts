import { describe, expect, test } from 'vitest';
import { keepPins, readPins, togglePin } from './pins.ts';

function storage(kept: string | null = null) {
  const item = { text: kept };
  return {
    item,
    reach: () => ({
      getItem: () => item.text,
      setItem: (_: string, text: string) => {
        item.text = text;
      },
    }),
  };
}
const blocked = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe('pins', () => {
  test('are read back in the order they were set', () => {
    const { reach } = storage();
    expect(keepPins(['lao-tv', 'gsb-lottery'], reach)).toBe(true);
    expect(readPins(reach)).toEqual(['lao-tv', 'gsb-lottery']);
  });

  test.each([
    { kept: null, pins: [] },
    { kept: '', pins: [] },
    { kept: '{"a":1}', pins: [] },
    { kept: 'lao-tv', pins: [] },
    { kept: '["lao-tv",7,null,"lao-tv"]', pins: ['lao-tv'] },
  ])('from $kept are $pins', ({ kept, pins }) => {
    expect(readPins(storage(kept).reach)).toEqual(pins);
  });

  test('a browser that blocks its storage has none, and keeps none', () => {
    expect(readPins(blocked)).toEqual([]);
    expect(keepPins(['lao-tv'], blocked)).toBe(false);
  });

  test('a pin twice is no pin, and leaves the others in order', () => {
    const three = ['a', 'b', 'c'].reduce<string[]>(togglePin, []);
    expect(three).toEqual(['a', 'b', 'c']);
    expect(togglePin(three, 'b')).toEqual(['a', 'c']);
    expect(togglePin(togglePin(three, 'b'), 'b')).toEqual(['a', 'c', 'b']);
  });
});
