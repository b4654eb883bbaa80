import { afterEach, describe, expect, test, vi } from 'vitest';
import { keepPins, readPins, togglePin } from './pins.ts';

function stubStorage(kept: string | null = null): void {
  let item = kept;
  const setItem = (_: string, text: string) => {
    item = text;
  };
  vi.stubGlobal('localStorage', { getItem: () => item, setItem });
}
afterEach(() => void vi.unstubAllGlobals());

describe('pins', () => {
  test('are read back in the order they were set', () => {
    stubStorage();
    expect(keepPins(['lao-tv', 'gsb-lottery'])).toBe(true);
    expect(readPins()).toEqual(['lao-tv', 'gsb-lottery']);
  });

  test.each([
    { kept: null, pins: [] },
    { kept: '', pins: [] },
    { kept: '{"a":1}', pins: [] },
    { kept: 'lao-tv', pins: [] },
    { kept: '["lao-tv",7,null,"lao-tv"]', pins: ['lao-tv'] },
  ])('from $kept are $pins', ({ kept, pins }) => {
    stubStorage(kept);
    expect(readPins()).toEqual(pins);
  });

  test('a browser that blocks its storage has none, and keeps none', () => {
    stubStorage();
    const get = vi.fn(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    Object.defineProperty(globalThis, 'localStorage', { get, configurable: true });
    expect(readPins()).toEqual([]);
    expect(keepPins(['lao-tv'])).toBe(false);
    expect(get).toHaveBeenCalledTimes(2);
  });

  test('a pin twice is no pin, and leaves the others in order', () => {
    const three = ['a', 'b', 'c'].reduce<string[]>(togglePin, []);
    expect(three).toEqual(['a', 'b', 'c']);
    expect(togglePin(three, 'b')).toEqual(['a', 'c']);
    expect(togglePin(togglePin(three, 'b'), 'b')).toEqual(['a', 'c', 'b']);
  });
});
