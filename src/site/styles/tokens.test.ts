// Text must be readable in both themes: WCAG 2.2, 1.4.3 and 1.4.11.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const colours = new Map(
  [...css.matchAll(/--([\w-]+): (?:light-dark\()?(#\w{6})(?:, (#\w{6})\))?/g)].map(
    ([, name = '', light = '', dark = light]) => [name, { light, dark }] as const,
  ),
);

const TEXT = 4.5;
const CONTROL = 3;
const GROUNDS = ['paper', 'card', 'tint'];
const PAIRS = [
  ...['ink', 'soft', 'accent', 'win', 'warn'].flatMap((text) =>
    GROUNDS.map((ground) => [text, ground, TEXT] as const),
  ),
  ['on-accent', 'accent', TEXT],
  ['win', 'win-tint', TEXT],
  ['ink', 'win-tint', TEXT],
  ['warn', 'warn-tint', TEXT],
  ['ink', 'warn-tint', TEXT],
  ...['on-feast', 'gold'].flatMap((text) =>
    ['feast', 'feast-deep'].map((ground) => [text, ground, TEXT] as const),
  ),
  ...['lao', 'hanoi'].flatMap((family) =>
    [`${family}-tint`, 'card', 'paper'].map((ground) => [family, ground, TEXT] as const),
  ),
  ['edge', 'paper', CONTROL],
  ['edge', 'card', CONTROL],
] as const;

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(PAIRS)('%s on %s has a contrast of at least %d', (text, ground, least) => {
    const [one, other] = [colours.get(text), colours.get(ground)];
    if (one === undefined || other === undefined) throw new Error(`no ${text} or no ${ground}`);
    expect(contrast(one[theme], other[theme])).toBeGreaterThanOrEqual(least);
  });
});

test('black on white has the contrast the standard says', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});
